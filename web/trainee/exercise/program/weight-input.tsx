import { performedBounds } from "../../../../domain/schedules/performed-sets.ts";
import { m } from "../../../paraglide/messages.js";
import type { TypedSet } from "../typed-set.ts";
import { BigNumber } from "./big-number.tsx";

type WeightInputProps = {
  number: number;
  typed: TypedSet;
  error: string | undefined;
  onText: (text: string) => void;
};

/** The weight of a set in kg; empty is body weight. */
export function WeightInput({ number, typed, error, onText }: WeightInputProps) {
  return (
    <BigNumber
      label={m.training_weight()}
      name={m.training_weight_of({ number })}
      unit={m.training_kg()}
      placeholder={m.training_body_weight()}
      text={typed.weight}
      bounds={performedBounds.weight}
      error={error}
      onText={onText}
    />
  );
}
