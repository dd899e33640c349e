import type { Prescription } from "../../../domain/contract/schedules/schedules.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import { checkField, type FieldRule } from "../../../domain/fields.ts";
import { exerciseBounds } from "../../../domain/libraries/bounds.ts";
import { exerciseFields } from "../../../domain/libraries/exercises.ts";
import type { AmountKind } from "../../../domain/libraries/prescription.ts";
import { parseNumber } from "../../../domain/numerals.ts";
import { secondsOf, type TimeUnit } from "../../exercises/amount.ts";
import { kindNamed } from "./amount-texts.ts";

const { reps: repsField, sets: setsField, duration: durationField } = exerciseFields;
const { reps: repsBounds, seconds: secondsBounds, metres: metresBounds } = exerciseBounds;

const timeRules: Record<TimeUnit, FieldRule> = {
  seconds: { kind: "number", ...secondsBounds },
  minutes: { kind: "number", min: 0.1, max: secondsBounds.max / 60, decimals: 2 },
};
const metresRule: FieldRule = { kind: "number", ...metresBounds };

type Read<Value> = { value: Value } | { problem: FieldProblem };
type Reps = Pick<Prescription, "reps" | "repsTo">;

/** Reads `12`, `8-12` or `٨–١٢`; two equal ends are no range. */
export function readReps(typed: string): Read<Reps> {
  const [from = "", to, ...others] = typed.trim().split(/\s*[-–—]\s*/);
  if (others.length > 0) return { problem: { code: "not_a_number" } };
  return readRange(from, to);
}

function readRange(from: string, to: string | undefined): Read<Reps> {
  const problem = checkField(repsField, from) ?? problemOfTo(from, to);
  if (problem) return { problem };
  const reps = parseNumber(from) ?? repsBounds.default;
  const most = to === undefined ? undefined : parseNumber(to);
  return { value: { reps, repsTo: most === undefined || most === reps ? null : most } };
}

/** The error at the end of a range. */
function problemOfTo(from: string, to: string | undefined): FieldProblem | undefined {
  if (to === undefined) return undefined;
  const problem = checkField(repsField, to);
  const [start, end] = [parseNumber(from), parseNumber(to)];
  if (problem || start === undefined || end === undefined || end >= start) return problem;
  return { code: "out_of_range", min: start, max: repsBounds.max };
}

/** A typed time in seconds, from its unit. */
export function readTime(typed: string, unit: TimeUnit): Read<number> {
  const problem = checkField(timeRules[unit], typed);
  return problem ? { problem } : { value: secondsOf(parseNumber(typed) ?? 0, unit) };
}

export type AmountValues = Pick<
  Prescription,
  "sets" | "reps" | "repsTo" | "seconds" | "metres" | "duration"
>;
type FormAmount = { value: AmountValues } | { problems: Record<string, FieldProblem> };

export const kindIn = (data: FormData): AmountKind => kindNamed(data.get("amountKind"));

const textIn = (data: FormData, name: string) => String(data.get(name) ?? "").trim();

/**
 * Sets and their amount, with null for the other units.
 * @param stored the stored amount; its repetitions stay under a time or a distance
 */
export function readAmount(data: FormData, stored: { reps: number } | undefined): FormAmount {
  const problems: Record<string, FieldProblem> = {};
  const refuse = (name: string, problem: FieldProblem | undefined) => {
    if (problem) problems[name] = problem;
  };
  const sets = textIn(data, "sets");
  refuse("sets", checkField(setsField, sets));
  const value: AmountValues = {
    sets: parseNumber(sets) ?? exerciseBounds.sets.default,
    reps: stored?.reps ?? repsBounds.default,
    repsTo: null,
    seconds: null,
    metres: null,
    duration: null,
  };
  const kind = kindIn(data);
  if (kind === "reps") {
    const [from, typed] = [textIn(data, "reps"), textIn(data, "repsTo")];
    const to = typed === "" ? undefined : typed;
    const problem = checkField(repsField, from);
    refuse("reps", problem);
    refuse("repsTo", problemOfTo(problem ? "" : from, to));
    const range = readRange(from, to);
    if ("value" in range) Object.assign(value, range.value);
  } else if (kind === "metres") {
    const metres = textIn(data, "metres");
    refuse("metres", checkField(metresRule, metres));
    value.metres = parseNumber(metres) ?? null;
  } else {
    const [time, words] = [textIn(data, "time"), textIn(data, "duration")];
    if (time === "" && words !== "") {
      refuse("duration", checkField(durationField, words));
      value.duration = words;
    } else {
      const reading = readTime(time, data.get("timeUnit") === "minutes" ? "minutes" : "seconds");
      if ("value" in reading) value.seconds = reading.value;
      else refuse("time", reading.problem);
    }
  }
  return Object.keys(problems).length > 0 ? { problems } : { value };
}
