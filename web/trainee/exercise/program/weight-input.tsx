import type { Equipment } from "../../../../domain/libraries/movement/kinds.ts";
import { performedBounds } from "../../../../domain/schedules/performed-sets.ts";
import { m } from "../../../paraglide/messages.js";
import { useBar } from "../bar.ts";
import type { TypedSet } from "../typed-set.ts";
import { BigNumber } from "./big-number.tsx";

type WeightInputProps = {
  number: number;
  typed: TypedSet;
  /** What the movement is done with, if known. */
  equipment: Equipment | undefined;
  error: string | undefined;
  onText: (text: string) => void;
};

/** The weight of a set in kg; only without gear is an empty one body weight. */
export function WeightInput({ number, typed, equipment, error, onText }: WeightInputProps) {
  const bar = useBar();
  return (
    <BigNumber
      label={m.training_weight()}
      name={m.training_weight_of({ number })}
      unit={m.training_kg()}
      placeholder={equipment === "body" ? m.training_body_weight() : m.training_weight()}
      text={typed.weight}
      bounds={performedBounds.weight}
      first={equipment === "barbell" && bar > 0 ? bar : undefined}
      error={error}
      onText={onText}
    />
  );
}
