import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { boxedInputClass, controlBoxClass } from "../../ui/control.ts";
import { Field } from "../../ui/field-frame.tsx";

type AmountFieldProps = {
  label: string;
  name: string;
  hint?: string;
  error?: string;
  value: string;
  onChange: (text: string) => void;
  /** Content beside the field. */
  action?: ReactNode;
};

/** An amount in shekels, as typed. */
export function AmountField({ value, onChange, action, ...frame }: AmountFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <div className="flex items-center gap-1">
          <div className={`${controlBoxClass} min-w-0 grow`}>
            <input
              {...control}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              value={value}
              // The due amount may arrive late; it must not replace the text during typing.
              onFocus={() => value === "" && onChange("")}
              onChange={(event) => onChange(event.currentTarget.value)}
              className={boxedInputClass}
            />
            <span className="pointer-events-none shrink-0 pe-3.5 text-sm text-muted">
              {m.payments_shekel()}
            </span>
          </div>
          {action}
        </div>
      )}
    </Field>
  );
}
