import { parseNumber, roundTo } from "../../domain/numerals.ts";
import type { PerformedSet } from "../../domain/schedules/performed-sets.ts";
import { m } from "../paraglide/messages.js";
import { timeText, wayText } from "./amount.ts";

/** Kilograms without trailing zeros: 40, 42.5. */
export const weightText = (kg: number) => String(roundTo(kg, 2));

type LoadProps = {
  reps: string;
  weight: string;
  /** For a timed set. */
  seconds?: number | undefined;
  metres?: number | undefined;
};

/** The weight times the repetitions, the time or the distance; without a weight only these. */
export function Load({ reps, weight, seconds, metres }: LoadProps) {
  const isLoaded = weight.trim() !== "" && weight !== "0";
  const counted =
    seconds !== undefined ? timeText(seconds) : metres !== undefined ? wayText(metres) : undefined;
  if (isLoaded) {
    return (
      <bdi className="whitespace-nowrap">{m.training_load({ weight, reps: counted ?? reps })}</bdi>
    );
  }
  if (counted) return <bdi className="whitespace-nowrap">{counted}</bdi>;
  return m.training_reps_count({ reps: parseNumber(reps) ?? 0 });
}

type LoadOfProps = Pick<PerformedSet, "reps" | "weight"> & {
  seconds?: number | null | undefined;
  metres?: number | null | undefined;
};

/** The load of a performed set. */
export function LoadOf({ reps, weight, seconds, metres }: LoadOfProps) {
  return (
    <Load
      reps={String(reps)}
      weight={weight === null ? "" : weightText(weight)}
      seconds={seconds ?? undefined}
      metres={metres ?? undefined}
    />
  );
}
