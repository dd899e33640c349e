import type { ComponentProps } from "react";

/** A choice that is on or off, as a pill; low beside a mouse, a target's height for a finger. */
export function PillToggle({ className = "", ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={`min-h-9 rounded-full border border-line-strong bg-field px-3 text-sm transition hover:bg-soft aria-pressed:border-accent-ink aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${className}`}
      {...rest}
    />
  );
}
