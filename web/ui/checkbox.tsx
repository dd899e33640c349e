import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-frame.tsx";
import { Glyph, outlines } from "./glyph.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  name: string;
  error?: string;
  /** Whether the whole line ticks it. */
  wide?: boolean;
};

export function Checkbox({ label, error, wide = false, className = "", ...rest }: CheckboxProps) {
  const id = useId();
  return (
    // The gap before an error, which its empty place cancels; without it rows overlap.
    <div className={`grid grid-cols-1 gap-1.5 ${wide ? "" : "justify-items-start"} ${className}`}>
      <label
        className={`min-h-11 max-w-full items-center gap-3 ${wide ? "flex cursor-pointer" : "inline-flex"}`}
      >
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            className="peer size-6 cursor-pointer appearance-none rounded-sm border border-line-strong bg-field transition-colors checked:border-accent checked:bg-accent aria-invalid:border-bad disabled:opacity-50"
            {...rest}
          />
          <Glyph
            d={outlines.check}
            strokeWidth={3}
            className="pointer-events-none absolute size-4 scale-50 text-on-accent opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span className={wide ? "min-w-0 grow" : "min-w-0"}>{label}</span>
      </label>
      <FieldError id={id} text={error} />
    </div>
  );
}
