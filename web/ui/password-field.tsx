import { type ComponentProps, useState } from "react";
import { m } from "../paraglide/messages.js";
import { boxedInputClass, controlBoxClass, type FieldFrame } from "./control.ts";
import { Field } from "./field-frame.tsx";
import { Glyph, outlines } from "./glyph.tsx";

type PasswordFieldProps = FieldFrame & Omit<ComponentProps<"input">, "name" | "type" | "dir">;

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, hint, error, required, className, ...rest } = props;
  const [shown, setShown] = useState(false);
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
        <div className={controlBoxClass}>
          <input
            {...control}
            type={shown ? "text" : "password"}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={boxedInputClass}
            {...rest}
          />
          <button
            type="button"
            aria-label={m.ui_show_password()}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="grid w-12 shrink-0 place-items-center self-stretch rounded-md text-muted hover:text-ink focus-visible:-outline-offset-2"
          >
            <Glyph d={shown ? outlines["eye-off"] : outlines.eye} />
          </button>
        </div>
      )}
    </Field>
  );
}
