import type { ComponentProps, ReactNode } from "react";
import { type Tone, tones } from "./badge.tsx";

type BadgeButtonProps = ComponentProps<"button"> & {
  tone?: Tone;
  icon: ReactNode;
  /** A number that a narrow screen keeps. */
  count?: string | undefined;
  /** Read aloud alone where a narrow screen keeps the icon. */
  children: ReactNode;
};

/** A state that opens what can be done about it: a badge of a target's height. */
export function BadgeButton(props: BadgeButtonProps) {
  const { tone = "accent", icon, count, children, className = "", ...rest } = props;
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 max-w-full min-w-11 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-medium transition hover:brightness-95 md:min-h-9 ${tones[tone]} ${className}`}
      {...rest}
    >
      {icon}
      <span className="min-w-0 max-md:sr-only">{children}</span>
      {count !== undefined && (
        <span aria-hidden="true" className="md:hidden">
          {count}
        </span>
      )}
    </button>
  );
}
