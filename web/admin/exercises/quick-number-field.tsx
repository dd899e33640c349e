import { useState } from "react";
import { parseNumber } from "../../../domain/numerals.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldFrame } from "../../ui/control.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { PillToggle } from "../../ui/pill-toggle.tsx";
import { typeInto } from "../../ui/type-into.ts";

type QuickNumberFieldProps = FieldFrame & {
  unit?: string;
  min: number;
  max: number;
  step: number;
  defaultValue: number | string | null;
  /** The most usual values, as buttons. */
  quick: readonly number[];
  textOf: (value: number) => string;
};

/** An optional number, with the usual values as buttons. */
export function QuickNumberField(props: QuickNumberFieldProps) {
  const { quick, textOf, ...field } = props;
  const [value, setValue] = useState(() => parseNumber(String(props.defaultValue ?? "")));
  return (
    <div className="grid content-start gap-2">
      <NumberField {...field} placeholder={m.exercises_open()} onValueChange={setValue} />
      <div className="flex flex-wrap gap-1.5">
        {quick.map((each) => (
          <PillToggle
            key={each}
            aria-pressed={value === each}
            aria-label={m.exercises_quick({ label: field.label, value: textOf(each) })}
            onClick={({ currentTarget: { form } }) => {
              const input = form?.elements.namedItem(field.name);
              if (!(input instanceof HTMLInputElement)) return;
              typeInto(input, value === each ? "" : String(each));
            }}
          >
            {textOf(each)}
          </PillToggle>
        ))}
      </div>
    </div>
  );
}
