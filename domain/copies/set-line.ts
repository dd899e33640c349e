import type { PerformedSet, SetKind } from "../schedules/performed-sets.ts";

/** The letters of other apps, which need no translation. */
const letters: Record<SetKind, string> = { warm_up: "W", drop: "D", failure: "F" };

/** A set as a text of every language: `60 kg × 10`, `W 20 kg × 15`, `90 s`, `1000 m`. */
export function setLine({ reps, weight, seconds, metres, kind }: PerformedSet): string {
  const parts = [
    ...(weight === null ? [] : [`${weight} kg`]),
    ...(seconds === undefined ? [] : [`${seconds} s`]),
    ...(metres === undefined ? [] : [`${metres} m`]),
  ];
  const isCounted = reps > 0 || (seconds === undefined && metres === undefined);
  const text = [...parts, ...(isCounted ? [String(reps)] : [])].join(" × ");
  return kind ? `${letters[kind]} ${text}` : text;
}
