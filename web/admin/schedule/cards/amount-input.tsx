import type { ReactElement } from "react";
import type { Prescription } from "../../../../domain/contract/schedules/schedules.ts";
import { exerciseBounds } from "../../../../domain/libraries/bounds.ts";
import { type Amount, amountKind, repsRange } from "../../../../domain/libraries/prescription.ts";
import { clamp } from "../../../../domain/numerals.ts";
import { timeUnitOf, timeValue } from "../../../exercises/amount.ts";
import { m } from "../../../paraglide/messages.js";
import { readReps, readTime } from "../../exercises/read-amount.ts";
import { type InputFrame, TypedInput } from "./typed-input.tsx";
import { ValueInput } from "./value-input.tsx";

type AmountChange = Partial<Pick<Prescription, "reps" | "repsTo" | "seconds" | "metres">>;

type AmountInputProps = Omit<InputFrame, "label" | "digits" | "unit"> & {
  /** The exercise's name. */
  name: string;
  amount: Amount;
  onChange: (change: AmountChange) => void;
};

/** The amount of a set, in the unit of its exercise: `12`, `8-12`, 45 ث, 20 د, 30 م. */
export function AmountInput({ name, amount, onChange, ...frame }: AmountInputProps): ReactElement {
  switch (amountKind(amount)) {
    case "seconds":
      return <TimeInput {...frame} name={name} onChange={onChange} seconds={amount.seconds ?? 0} />;
    case "metres":
      return (
        <ValueInput
          {...frame}
          label={m.schedule_metres_of({ name })}
          value={amount.metres ?? 0}
          bounds={exerciseBounds.metres}
          unit={m.schedule_metres_unit()}
          digits={3}
          onChange={(metres) => metres !== null && onChange({ metres })}
        />
      );
    case "reps":
      return <RepsInput {...frame} name={name} amount={amount} onChange={onChange} />;
  }
}

const rangeText = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);

function RepsInput({ name, amount, onChange, ...frame }: AmountInputProps) {
  const { from, to } = repsRange(amount);
  const { min, max } = exerciseBounds.reps;
  return (
    <TypedInput
      {...frame}
      label={m.schedule_reps_of({ name })}
      shown={rangeText(from, to)}
      // Some phones have no dash on the numeric keyboard.
      inputMode={from === to ? "numeric" : "text"}
      digits={3}
      read={readReps}
      step={(typed, count) => {
        const reading = readReps(typed);
        if (!("value" in reading)) return undefined;
        const { from, to } = repsRange(reading.value);
        const by = clamp(count, min - from, max - to);
        return rangeText(from + by, to + by);
      }}
      onChange={({ reps, repsTo }) => {
        if (reps !== from || (repsTo ?? reps) !== to) onChange({ reps, repsTo });
      }}
    />
  );
}

type TimeInputProps = Omit<AmountInputProps, "amount"> & { seconds: number };

function TimeInput({ name, seconds, onChange, ...frame }: TimeInputProps) {
  const unit = timeUnitOf(seconds);
  const step = unit === "minutes" ? 60 : 5;
  const { min, max } = exerciseBounds.seconds;
  return (
    <TypedInput
      {...frame}
      label={unit === "minutes" ? m.schedule_minutes_of({ name }) : m.schedule_seconds_of({ name })}
      shown={String(timeValue(seconds, unit))}
      inputMode="decimal"
      unit={unit === "minutes" ? m.schedule_minutes_unit() : m.schedule_seconds_unit()}
      digits={3}
      read={(typed) => readTime(typed, unit)}
      step={(typed, count) => {
        const reading = readTime(typed, unit);
        if (!("value" in reading)) return undefined;
        return String(timeValue(clamp(reading.value + count * step, min, max), unit));
      }}
      onChange={(next) => next !== seconds && onChange({ seconds: next })}
    />
  );
}
