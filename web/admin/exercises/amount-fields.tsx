import type { Prescription } from "../../../domain/contract/schedules/schedules.ts";
import {
  type AmountKind,
  amountKind,
  amountKinds,
} from "../../../domain/schedules/prescription.ts";
import { exerciseBounds } from "../../../domain/schedules/schedules.ts";
import { timeUnitOf, timeValue } from "../../exercises/amount.ts";
import { m } from "../../paraglide/messages.js";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { TextField } from "../../ui/field.tsx";
import type { FieldErrors } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { SelectField } from "../../ui/select.tsx";
import type { AmountValues } from "./read-amount.ts";

const { sets, reps, metres } = exerciseBounds;

const kindTexts: Record<AmountKind, () => string> = {
  reps: m.exercises_kind_reps,
  seconds: m.exercises_kind_time,
  metres: m.exercises_kind_way,
};

/** What the sets are counted in as the form opens: a time in words waits to become one in numbers. */
export const kindAtFirst = (amount: Prescription | AmountValues | undefined): AmountKind =>
  !amount ? "reps" : isInWords(amount) ? "seconds" : amountKind(amount);

const isInWords = (amount: AmountValues) =>
  Boolean(amount.duration) && amountKind(amount) === "reps";

type AmountFieldsProps = {
  amount: AmountValues | undefined;
  kind: AmountKind;
  onKind: (kind: AmountKind) => void;
  errors: FieldErrors;
};

/** What a set is counted in, how many there are, and how much each is. */
export function AmountFields({ amount, kind, onKind, errors }: AmountFieldsProps) {
  return (
    <>
      <ChoiceChips
        name="amountKind"
        label={m.exercises_counted_in()}
        className="sm:col-span-full"
        defaultValue={[kind]}
        options={amountKinds.map((value) => ({ value, label: kindTexts[value]() }))}
        onChange={([chosen]) => onKind(amountKinds.find((each) => each === chosen) ?? "reps")}
      />
      <NumberField
        label={m.exercises_sets()}
        name="sets"
        stepper
        min={sets.min}
        max={sets.max}
        defaultValue={amount?.sets ?? sets.default}
        error={errors.sets}
      />
      {kind === "reps" && <RepsFields amount={amount} errors={errors} />}
      {kind === "seconds" && <TimeFields amount={amount} errors={errors} />}
      {kind === "metres" && (
        <NumberField
          label={m.exercises_kind_way()}
          name="metres"
          unit={m.exercises_metres_unit()}
          min={metres.min}
          max={metres.max}
          step={5}
          defaultValue={amount?.metres ?? null}
          error={errors.metres}
        />
      )}
    </>
  );
}

type PartProps = Pick<AmountFieldsProps, "amount" | "errors">;

function RepsFields({ amount, errors }: PartProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <NumberField
        label={m.exercises_reps()}
        name="reps"
        min={reps.min}
        max={reps.max}
        defaultValue={amount?.reps ?? reps.default}
        error={errors.reps}
      />
      <NumberField
        label={m.exercises_reps_to()}
        name="repsTo"
        min={reps.min}
        max={reps.max}
        placeholder="—"
        defaultValue={amount?.repsTo ?? null}
        error={errors.repsTo}
      />
    </div>
  );
}

function TimeFields({ amount, errors }: PartProps) {
  const seconds = amount?.seconds ?? 0;
  const inWords = amount !== undefined && isInWords(amount);
  const unit = inWords ? "minutes" : timeUnitOf(seconds);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={m.exercises_kind_time()}
          name="time"
          min={0}
          defaultValue={seconds > 0 ? timeValue(seconds, unit) : null}
          decimals={2}
          step={5}
          error={errors.time}
        />
        <SelectField
          label={m.exercises_time_unit()}
          name="timeUnit"
          defaultValue={unit}
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
          defaultValue={amount.duration ?? ""}
          error={errors.duration}
        />
      )}
    </>
  );
}
