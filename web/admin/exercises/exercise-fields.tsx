import type { ExerciseDetails } from "../../../domain/contract/libraries/exercises.ts";
import { exerciseCategories, exerciseTypes } from "../../../domain/libraries/exercises.ts";
import { exerciseBounds } from "../../../domain/schedules/schedules.ts";
import { accountStatuses } from "../../../domain/trainees/trainee.ts";
import { categoryTexts, exerciseTypeTexts } from "../../exercises/texts.ts";
import { m } from "../../paraglide/messages.js";
import { TextArea, TextField } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { statusTexts } from "./texts.ts";

type ExerciseFieldsProps = { exercise: ExerciseDetails | undefined; errors: FieldErrors };

export function ExerciseFields({ exercise, errors }: ExerciseFieldsProps) {
  const { sets, reps } = exerciseBounds;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.exercises_name()}
          name="name"
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={exercise?.name}
          error={errors.name}
        />
        <TextField
          label={m.exercises_english_name()}
          name="englishName"
          dir="ltr"
          maxLength={120}
          autoComplete="off"
          defaultValue={exercise?.englishName ?? ""}
          error={errors.englishName}
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
        <NumberField
          label={m.exercises_sets()}
          name="sets"
          stepper
          min={sets.min}
          max={sets.max}
          defaultValue={exercise?.sets ?? sets.default}
          error={errors.sets}
        />
        <NumberField
          label={m.exercises_reps()}
          name="reps"
          stepper
          min={reps.min}
          max={reps.max}
          defaultValue={exercise?.reps ?? reps.default}
          error={errors.reps}
        />
        <TextField
          label={m.exercises_duration()}
          name="duration"
          hint={m.exercises_duration_hint()}
          maxLength={60}
          autoComplete="off"
          defaultValue={exercise?.duration ?? ""}
          error={errors.duration}
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
