import { performedBounds } from "../../../../domain/schedules/performed-sets.ts";
import { m } from "../../../paraglide/messages.js";
import type { TypedAmount, TypedSet } from "../typed-set.ts";
import { BigNumber } from "./big-number.tsx";

type AmountInputProps = {
  number: number;
  field: TypedAmount;
  typed: TypedSet;
  error: string | undefined;
  onText: (text: string) => void;
};

const { reps, seconds, metres } = performedBounds;

const inputs = {
  reps: { label: m.training_reps, name: m.training_reps_of, bounds: reps, whole: true },
  seconds: {
    label: m.training_time,
    name: m.training_seconds_of,
    unit: m.training_seconds,
    bounds: seconds,
    whole: true,
  },
  minutes: {
    label: m.training_time,
    name: m.training_minutes_of,
    unit: m.training_minutes,
    bounds: { min: 1, max: seconds.max / 60, step: 1 },
    whole: false,
  },
  metres: {
    label: m.training_way,
    name: m.training_metres_of,
    unit: m.training_metres,
    bounds: metres,
    whole: true,
  },
} as const;

/** The amount of a set, in the unit of its exercise. */
export function AmountInput({ number, field, typed, error, onText }: AmountInputProps) {
  const { label, name, bounds, whole, ...input } = inputs[field];
  return (
    <BigNumber
      label={label()}
      name={name({ number })}
      unit={"unit" in input ? input.unit() : undefined}
      text={typed[field] ?? ""}
      bounds={bounds}
      whole={whole}
      error={error}
      onText={onText}
    />
  );
}
