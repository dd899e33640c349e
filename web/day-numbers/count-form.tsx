import { type FormEvent, useState } from "react";
import { parseCount } from "../../domain/activity/step-days.ts";
import { checkField, type FieldRule } from "../../domain/fields.ts";
import { fieldText } from "../lib/format/field-text.ts";
import { FormButtons } from "../ui/form-buttons.tsx";
import { NumberField } from "../ui/number-field.tsx";

type CountFormProps = {
  label: string;
  hint?: string;
  /** The bounds of the count. */
  rule: Extract<FieldRule, { kind: "number" }>;
  /** The change by the buttons and arrows. */
  step: number;
  value: number;
  pending?: boolean;
  onSave: (count: number) => void;
  onCancel: () => void;
};

/** A count to step or type; a value outside the bounds is refused and stays as typed. */
export function CountForm({
  label,
  hint,
  rule,
  step,
  value,
  pending,
  onSave,
  onCancel,
}: CountFormProps) {
  const [problem, setProblem] = useState<string>();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("count");
    const count = parseCount(String(typed ?? ""));
    const found = checkField(rule, count ?? typed);
    if (found || count === undefined) setProblem(fieldText(found ?? { code: "not_a_number" }));
    else onSave(count);
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-3">
      <NumberField
        name="count"
        label={label}
        hint={hint}
        error={problem}
        min={rule.min}
        max={rule.max}
        step={step}
        defaultValue={value}
        onValueChange={() => setProblem(undefined)}
        stepper
        autoFocus
      />
      <div className="flex gap-3 *:grow">
        <FormButtons pending={pending} onCancel={onCancel} />
      </div>
    </form>
  );
}
