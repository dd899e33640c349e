import type { ProgramItem } from "../../../domain/activity/exercise-program.ts";
import { checkField, checkFields, type FieldRule } from "../../../domain/fields.ts";
import { amountKind } from "../../../domain/libraries/prescription.ts";
import { parseNumber, roundTo } from "../../../domain/numerals.ts";
import {
  type PerformedSet,
  performedBounds,
  performedFields,
} from "../../../domain/schedules/performed-sets.ts";
import { secondsOf, timeUnitOf, timeValue } from "../../exercises/amount.ts";
import { weightText } from "../../exercises/load.tsx";

/** A set as typed: repetitions, or another amount of its exercise. */
export interface TypedSet {
  reps: string;
  weight: string;
  seconds?: string;
  minutes?: string;
  metres?: string;
}

/** The field of a typed amount. */
export type TypedAmount = Exclude<keyof TypedSet, "weight">;

/** The amount field of an exercise. */
export function typedAmountOf(item: Pick<ProgramItem, "seconds" | "metres">): TypedAmount {
  const kind = amountKind(item);
  return kind === "seconds" ? timeUnitOf(item.seconds ?? 0) : kind;
}

const minutesRule = {
  kind: "number",
  min: 0.1,
  max: performedBounds.seconds.max / 60,
  decimals: 2,
} as const satisfies FieldRule;

/** The numbers of a set as text, in the unit of its exercise. */
export function asTyped(set: PerformedSet, field: TypedAmount): TypedSet {
  const { reps, seconds = 0, metres = 0 } = set;
  const weight = set.weight === null ? "" : weightText(set.weight);
  const shown = (value: number) => (value > 0 ? String(value) : "");
  if (field === "reps") return { reps: String(reps), weight };
  const value = field === "metres" ? metres : timeValue(seconds, field);
  return { reps: "0", weight, [field]: shown(value) };
}

/** The typed time or distance; undefined if unreadable. */
export function countedOf({ seconds, minutes, metres }: TypedSet): {
  seconds?: number;
  metres?: number;
} {
  const time = parseNumber(seconds ?? minutes ?? "");
  const way = parseNumber(metres ?? "");
  return {
    ...(time !== undefined && {
      seconds: secondsOf(time, minutes === undefined ? "seconds" : "minutes"),
    }),
    ...(way !== undefined && { metres: Math.round(way) }),
  };
}

/** Whether the typed set equals the performed one. */
export function isSame(typed: TypedSet, set: PerformedSet): boolean {
  const weight = typed.weight.trim() === "" ? null : parseNumber(typed.weight);
  const { seconds, metres } = countedOf(typed);
  return (
    parseNumber(typed.reps) === set.reps &&
    weight === set.weight &&
    seconds === set.seconds &&
    metres === set.metres
  );
}

/** A typed set as stored, or the error of each field; values are never clamped. */
export function readSet(setNumber: number, typed: TypedSet, field: TypedAmount) {
  const { reps, weight } = performedFields;
  const amountProblem =
    field === "reps"
      ? undefined
      : checkField(field === "minutes" ? minutesRule : performedFields[field], typed[field]);
  const problems = {
    ...checkFields({ reps, weight }, { reps: typed.reps, weight: typed.weight }),
    ...(amountProblem && { [field]: amountProblem }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const kg = typed.weight.trim() === "" ? undefined : parseNumber(typed.weight);
  const set: PerformedSet = {
    setNumber,
    reps: parseNumber(typed.reps) ?? 0,
    weight: kg === undefined ? null : roundTo(kg, performedBounds.weight.decimals),
    ...countedOf(typed),
  };
  return { set };
}
