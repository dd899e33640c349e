import { useState } from "react";
import type { ExerciseDetails } from "../../../domain/contract/libraries/exercises.ts";
import { exerciseCategories, exerciseTypes } from "../../../domain/libraries/exercises.ts";
import { exerciseBounds } from "../../../domain/schedules/schedules.ts";
import { accountStatuses } from "../../../domain/trainees/trainee.ts";
import { timeText } from "../../exercises/amount.ts";
import { categoryTexts, exerciseTypeTexts } from "../../exercises/texts.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldErrors } from "../../ui/form.ts";
import { SelectField } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { NameFields } from "../list/name-fields.tsx";
import { AmountFields, kindAtFirst } from "./amount-fields.tsx";
import { QuickNumberField } from "./quick-number-field.tsx";
import { restsOffered, statusTexts } from "./texts.ts";

type ExerciseFieldsProps = {
  exercise: ExerciseDetails | undefined;
  errors: FieldErrors;
  /** For what changes without being typed. */
  touch: () => void;
};

export function ExerciseFields({ exercise, errors, touch }: ExerciseFieldsProps) {
  const [kind, setKind] = useState(kindAtFirst(exercise));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <NameFields
          label={m.exercises_name()}
          englishLabel={m.exercises_english_name()}
          max={120}
          texts={exercise ?? {}}
          errors={errors}
        />
        <SelectField
          label={m.exercises_category()}
          name="category"
          required
          options={exerciseCategories.map((value) => ({ value, label: categoryTexts[value]() }))}
          defaultValue={exercise?.category}
          error={errors.category}
        />
        <SelectField
          label={m.exercises_type()}
          name="type"
          options={exerciseTypes.map((value) => ({ value, label: exerciseTypeTexts[value]() }))}
          defaultValue={exercise?.type}
          error={errors.type}
        />
        <AmountFields amount={exercise} onKind={setKind} {...{ kind, errors }} />
        <QuickNumberField
          label={m.exercises_rest()}
          name="rest"
          unit={m.schedule_seconds_unit()}
          {...exerciseBounds.rest}
          step={15}
          defaultValue={exercise?.rest ?? null}
          quick={restsOffered}
          textOf={timeText}
          onTap={touch}
          error={errors.rest}
        />
        {exercise && (
          <SelectField
            label={m.exercises_status()}
            name="status"
            hint={m.exercises_status_hint()}
            options={accountStatuses.map((value) => ({ value, label: statusTexts[value]() }))}
            defaultValue={exercise.status}
            error={errors.status}
          />
        )}
      </div>
      <TextArea
        label={m.exercises_description()}
        name="description"
        maxLength={4000}
        defaultValue={exercise?.description ?? ""}
        error={errors.description}
      />
    </>
  );
}
