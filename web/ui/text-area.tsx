import type { ComponentProps } from "react";
import { controlClass, type FieldFrame } from "./control.ts";
import { Field } from "./field-frame.tsx";
import { GrowingTextArea } from "./growing-text-area.tsx";

type TextAreaProps = FieldFrame & Omit<ComponentProps<typeof GrowingTextArea>, "name">;

export function TextArea(props: TextAreaProps) {
  const { label, name, hint, error, required, className, rows, ...rest } = props;
  // Browsers ignore rows in a box that grows with its text, so they become its minimum height.
  const style = rows ? { minHeight: `calc(${rows}lh + 1rem + 2px)` } : undefined;
  return (
    <Field
      label={label}
      name={name}
      hint={hint}
      error={error}
      required={required}
      className={className}
    >
      {(control) => (
        <GrowingTextArea
          {...control}
          rows={rows ?? 4}
          style={style}
          className={`${controlClass} max-h-80 resize-y`}
          {...rest}
        />
      )}
    </Field>
  );
}
