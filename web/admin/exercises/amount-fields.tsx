import { useState } from "react";
import { exerciseBounds } from "../../../domain/libraries/bounds.ts";
import { type AmountKind, amountKinds } from "../../../domain/libraries/prescription.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { m } from "../../paraglide/messages.js";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { TextField } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { kindNamed } from "./amount-texts.ts";

const { sets, reps, metres } = exerciseBounds;

const kindTexts: Record<AmountKind, () => string> = {
  reps: m.exercises_kind_reps,
  seconds: m.exercises_kind_time,
  metres: m.exercises_kind_way,
};

type AmountFieldsProps = {
  /** The initial values, from `amountTexts`. */
  texts: Texts;
  kind: AmountKind;
  onKind: (kind: AmountKind) => void;
  errors: FieldErrors;
};

/** The unit of the sets, their number, and the amount of each. */
export function AmountFields({ texts, kind, onKind, errors }: AmountFieldsProps) {
  return (
    <>
      <ChoiceChips
        name="amountKind"
        label={m.exercises_counted_in()}
        className="sm:col-span-full"
        defaultValue={[kind]}
        options={amountKinds.map((value) => ({ value, label: kindTexts[value]() }))}
        onChange={([chosen]) => onKind(kindNamed(chosen))}
      />
      <NumberField
        label={m.exercises_sets()}
        name="sets"
        stepper
        min={sets.min}
        max={sets.max}
        defaultValue={texts.sets}
        error={errors.sets}
      />
      {kind === "reps" && <RepsFields texts={texts} errors={errors} />}
      {kind === "seconds" && <TimeFields texts={texts} errors={errors} />}
      {kind === "metres" && (
        <NumberField
          label={m.exercises_kind_way()}
          name="metres"
          unit={m.exercises_metres_unit()}
          min={metres.min}
          max={metres.max}
          step={5}
          defaultValue={texts.metres}
          error={errors.metres}
        />
      )}
    </>
  );
}

type PartProps = Pick<AmountFieldsProps, "texts" | "errors">;

function RepsFields({ texts, errors }: PartProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        label={m.exercises_reps()}
        name="reps"
        min={reps.min}
        max={reps.max}
        defaultValue={texts.reps}
        error={errors.reps}
      />
      <NumberField
        label={m.exercises_reps_to()}
        name="repsTo"
        min={reps.min}
        max={reps.max}
        placeholder="—"
        defaultValue={texts.repsTo}
        error={errors.repsTo}
      />
    </div>
  );
}

function TimeFields({ texts, errors }: PartProps) {
  const [inWords] = useState(Boolean(texts.duration));
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={m.exercises_kind_time()}
          name="time"
          min={0}
          defaultValue={texts.time}
          decimals={2}
          step={5}
          error={errors.time}
        />
        <SelectField
          label={m.exercises_time_unit()}
          name="timeUnit"
          defaultValue={texts.timeUnit}
          options={[
            { value: "seconds", label: m.exercises_unit_second() },
            { value: "minutes", label: m.exercises_unit_minute() },
          ]}
        />
      </div>
      {inWords && (
        <TextField
          label={m.exercises_duration()}
          name="duration"
          hint={m.exercises_duration_hint()}
          maxLength={60}
          autoComplete="off"
          defaultValue={texts.duration}
          error={errors.duration}
        />
      )}
    </>
  );
}
