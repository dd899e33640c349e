import { formFields, yesNoAnswers } from "../../../../../domain/check-ins/questions.ts";
import { yesNoTexts } from "../../../../check-ins/answer-text.ts";
import { m } from "../../../../paraglide/messages.js";
import { ChoiceChips } from "../../../../ui/choice-chips.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { SelectField } from "../../../../ui/select.tsx";
import { type DetailsProps, fieldOf, wordsOf } from "./details-field.ts";
import type { EditedQuestion } from "./edited-form.ts";

const bounds = ["never", "at_most", "at_least"] as const;

const boundTexts: Record<(typeof bounds)[number], () => string> = {
  never: m.check_in_form_flag_never,
  at_most: m.check_in_form_flag_when_at_most,
  at_least: m.check_in_form_flag_when_at_least,
};

/** The answers that are marked for the trainer, as a sentence. */
export function FlagFields(props: DetailsProps) {
  const { question, onChange } = props;
  const { kind, flag } = question;
  const change = (changes: Partial<EditedQuestion["flag"]>) =>
    onChange({ flag: { ...flag, ...changes } });
  if (kind === "scale" || kind === "number") return <BoundFields {...props} change={change} />;
  const options =
    kind === "yes_no"
      ? yesNoAnswers.map((value) => ({ value, label: yesNoTexts[value]() }))
      : kind === "choice" || kind === "choices"
        ? question.options
            .filter(({ text }) => text.trim() !== "")
            .map((option) => ({ value: option.id, label: wordsOf(option) }))
        : [];
  if (options.length === 0) return null;
  return (
    <ChoiceChips
      multiple
      {...fieldOf(props, "flag")}
      label={m.check_in_form_flag_answers()}
      options={options}
      value={flag.answers}
      onChange={(answers) => change({ answers })}
    />
  );
}

type BoundFieldsProps = DetailsProps & {
  change: (changes: Partial<EditedQuestion["flag"]>) => void;
};

function BoundFields({ change, ...props }: BoundFieldsProps) {
  const { flag, end, kind } = props.question;
  const { min, max } = formFields.times;
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-3 @lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
      <SelectField
        {...fieldOf(props, "flag.when")}
        label={m.check_in_form_flag()}
        options={bounds.map((value) => ({ value, label: boundTexts[value]() }))}
        value={flag.when}
        onChange={(value) => {
          const when = bounds.find((each) => each === value) ?? "never";
          const usual = kind === "scale" ? String(when === "at_most" ? 2 : end - 1) : "";
          change({ when, ...(flag.value === "" && { value: usual }) });
        }}
      />
      {flag.when !== "never" && (
        <>
          <TextField
            {...fieldOf(props, "flag")}
            label={m.check_in_form_flag_value()}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            value={flag.value}
            onChange={(event) => change({ value: event.currentTarget.value })}
          />
          <SelectField
            {...fieldOf(props, "flag.times")}
            label={m.check_in_form_flag_times()}
            options={Array.from({ length: max - min + 1 }, (_, index) => ({
              value: String(min + index),
              label: m.check_in_form_flag_in_a_row({ count: min + index }),
            }))}
            value={String(flag.times)}
            onChange={(value) => change({ times: Number(value) })}
          />
        </>
      )}
    </div>
  );
}
