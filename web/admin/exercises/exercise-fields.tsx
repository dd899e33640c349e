import { useState } from "react";
import { exerciseBounds } from "../../../domain/libraries/bounds.ts";
import { exerciseCategories, exerciseTypes } from "../../../domain/libraries/exercises.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { timeText } from "../../exercises/amount.ts";
import { categoryTexts, exerciseTypeTexts } from "../../exercises/texts.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldErrors } from "../../ui/form.ts";
import { SelectField } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { NameFields } from "../list/name-fields.tsx";
import { AmountFields } from "./amount-fields.tsx";
import { kindNamed } from "./amount-texts.ts";
import { QuickNumberField } from "./quick-number-field.tsx";
import { restsOffered, statusTexts } from "./texts.ts";

type ExerciseFieldsProps = {
  /** The initial values. */
  texts: Texts;
  errors: FieldErrors;
  /** Whether it is new, and therefore active. */
  isNew: boolean;
};

export function ExerciseFields({ texts, errors, isNew }: ExerciseFieldsProps) {
  const [kind, setKind] = useState(kindNamed(texts.amountKind));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NameFields
          label={m.exercises_name()}
          englishLabel={m.exercises_english_name()}
          max={120}
          texts={{ name: texts.name, englishName: texts.englishName }}
          errors={errors}
        />
        <SelectField
          label={m.exercises_category()}
          name="category"
          required
          options={exerciseCategories.map((value) => ({ value, label: categoryTexts[value]() }))}
          defaultValue={texts.category}
          error={errors.category}
        />
        <SelectField
          label={m.exercises_type()}
          name="type"
          options={exerciseTypes.map((value) => ({ value, label: exerciseTypeTexts[value]() }))}
          defaultValue={texts.type}
          error={errors.type}
        />
        <AmountFields texts={texts} onKind={setKind} kind={kind} errors={errors} />
        <QuickNumberField
          label={m.exercises_rest()}
          name="rest"
          unit={m.schedule_seconds_unit()}
          {...exerciseBounds.rest}
          step={15}
          defaultValue={texts.rest ?? null}
          quick={restsOffered}
          textOf={timeText}
          error={errors.rest}
        />
        {!isNew && (
          <SelectField
            label={m.exercises_status()}
            name="status"
            hint={m.exercises_status_hint()}
            options={accountStatuses.map((value) => ({ value, label: statusTexts[value]() }))}
            defaultValue={texts.status}
            error={errors.status}
          />
        )}
      </div>
      <TextArea
        label={m.exercises_description()}
        name="description"
        maxLength={4000}
        defaultValue={texts.description}
        error={errors.description}
      />
    </>
  );
}
