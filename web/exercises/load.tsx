import { parseNumber, roundTo } from "../../domain/numerals.ts";
import { m } from "../paraglide/messages.js";

/** Kilograms with no more decimals than they have: 40, 42.5. */
export const weightText = (kg: number) => String(roundTo(kg, 2));

type LoadProps = { reps: string; weight: string };

/** The weight times the repetitions; without weight only the repetitions. */
export function Load({ reps, weight }: LoadProps) {
  const isLoaded = weight.trim() !== "" && weight !== "0";
  if (!isLoaded) return m.training_reps_count({ reps: parseNumber(reps) ?? 0 });
  return <bdi className="whitespace-nowrap">{m.training_load({ weight, reps })}</bdi>;
}

/** The same of a set that was performed. */
export function LoadOf({ reps, weight }: { reps: number; weight: number | null }) {
  return <Load reps={String(reps)} weight={weight === null ? "" : weightText(weight)} />;
}
