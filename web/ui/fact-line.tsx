import type { ReactNode } from "react";

type FactLineProps = {
  /** Empty ones are dropped. */
  facts: readonly ReactNode[];
  className?: string;
  /** Whether facts may be sentences, which can wrap. */
  sentences?: boolean;
};

/** Facts in a row, unbroken, with a dot between two on a line. */
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
