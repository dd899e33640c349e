import { type ComponentProps, type ReactNode, useId } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
};

/** A native checkbox as a switch; label first, knob at the end. */
export function Switch({
  label,
  hint,
  onCheckedChange,
  onChange,
  className = "",
  ...rest
}: SwitchProps) {
  const id = useId();
  return (
    <label className={`flex min-h-11 items-center gap-4 ${className}`}>
      <span className="min-w-0 grow">
        {label}
        {hint && (
          <span id={id} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-7 w-12 shrink-0 items-center">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own state
          role="switch"
          aria-describedby={hint ? id : undefined}
          className="peer size-full cursor-pointer appearance-none rounded-full border border-line-strong bg-soft transition-colors checked:border-accent checked:bg-accent disabled:opacity-50"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
          {...rest}
        />
        <span className="pointer-events-none absolute start-1 size-5 rounded-full bg-muted transition-[inset-inline-start,background-color] peer-checked:start-6 peer-checked:bg-on-accent" />
      </span>
    </label>
  );
}
