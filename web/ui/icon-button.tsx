import type { ComponentProps } from "react";

export const iconButtonClass =
  "relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-lg text-ink transition hover:bg-soft active:scale-95 disabled:opacity-40";

/** A button with an icon alone; `label` is its name. */
export function IconButton({
  label,
  className = "",
  type = "button",
  children,
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`${iconButtonClass} ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}
