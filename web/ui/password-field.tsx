import { type ComponentProps, useState } from "react";
import { m } from "../paraglide/messages.js";
import { boxedInputClass, controlBoxClass, type FieldFrame } from "./control.ts";
import { Field } from "./field-frame.tsx";
import { Glyph, outlines } from "./glyph.tsx";

/** From Lucide (ISC licence); the home does without it. */
const eyeOff =
  "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20";

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
            <Glyph d={shown ? eyeOff : outlines.eye} />
          </button>
        </div>
      )}
    </Field>
  );
}
