import type { ReactNode } from "react";

type FactLineProps = {
  /** Empty ones are left out. */
  facts: readonly ReactNode[];
  className?: string;
  /** One of them may be a sentence: longer than a line, it goes on in the next. */
  sentences?: boolean;
};

/** Facts one after the other, each whole, with a dot between two of one line. */
export function FactLine({ facts, className = "", sentences = false }: FactLineProps) {
  return (
    <span className={`dotted flex flex-wrap ${className}`}>
      {facts.filter(Boolean).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each stands where it always stands
        <span key={index} className={sentences ? "" : "whitespace-nowrap"}>
          {fact}{" "}
        </span>
      ))}
    </span>
  );
}
