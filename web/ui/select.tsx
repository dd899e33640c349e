import type { ComponentProps } from "react";
import { controlClass, type FieldFrame, type Option } from "./control.ts";
import { Field } from "./field-frame.tsx";
import { Glyph, outlines } from "./glyph.tsx";

type SelectProps = Omit<ComponentProps<"select">, "onChange" | "children"> & {
  options: readonly Option[];
  onChange?: (value: string) => void;
};

/** The bare native select, for toolbars; give it an `aria-label`. */
export function Select({ options, onChange, className = "", ...rest }: SelectProps) {
  return (
    <div className={`relative ${className}`}>
      <select
        className={`${controlClass} appearance-none pe-10`}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {isolated(option.label)}
          </option>
        ))}
      </select>
      <Glyph
        d={outlines["chevron-down"]}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
      />
    </div>
  );
}

/** Isolates a label: `A+` would be shown as `+A` from right to left. An <option> can hold only marks. */
function isolated(label: string): string {
  return /^[A-Za-z]/.test(label) ? `\u200e${label}\u200e` : label;
}

export function SelectField(props: FieldFrame & Omit<SelectProps, "name">) {
  const { label, name, hint, error, required, className, ...rest } = props;
  return (
    <Field
      label={label}
      name={name}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(control) => <Select {...control} {...rest} />}
    </Field>
  );
}
