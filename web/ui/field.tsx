import type { ComponentProps } from "react";
import { controlClass, type FieldFrame } from "./control.ts";
import { Field } from "./field-frame.tsx";

export { FieldError } from "./field-frame.tsx";

type TextFieldProps = FieldFrame & Omit<ComponentProps<"input">, "name">;

const leftToRight = new Set(["email", "tel", "url"]);

export function TextField(props: TextFieldProps) {
  const { label, name, hint, error, required, type = "text", className, dir, ...rest } = props;
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
        <input
          {...control}
          type={type}
          dir={dir ?? (leftToRight.has(type) ? "ltr" : undefined)}
          className={controlClass}
          {...rest}
        />
      )}
    </Field>
  );
}
