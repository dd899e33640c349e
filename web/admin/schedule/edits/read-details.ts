import type {
  Prescription,
  ScheduledExercise,
} from "../../../../domain/contract/schedules/schedules.ts";
import type { FieldProblem } from "../../../../domain/errors.ts";
import { checkField, type FieldRule } from "../../../../domain/fields.ts";
import { exerciseBounds, progressions } from "../../../../domain/libraries/bounds.ts";
import { readTempo } from "../../../../domain/libraries/prescription.ts";
import { parseNumber } from "../../../../domain/numerals.ts";
import { exerciseNoteLength } from "../../../../domain/schedules/schedules.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { m } from "../../../paraglide/messages.js";
import type { ReadResult } from "../../../ui/form.ts";
import { kindIn, readAmount } from "../../exercises/read-amount.ts";
import type { ExerciseValues } from "./make-edits.ts";

type Details = Omit<Prescription, "superset">;

const number = (bounds: { min: number; max: number; decimals: number }): FieldRule => ({
  kind: "number",
  ...bounds,
  optional: true,
});

const rules = {
  weight: number(exerciseBounds.weight),
  percent: { ...number(exerciseBounds.percent), optional: false } as FieldRule,
  rest: number(exerciseBounds.rest),
  rpe: number(exerciseBounds.rpe),
  progressionStep: number(exerciseBounds.progressionStep),
  note: { kind: "text", max: exerciseNoteLength, lines: true, optional: true } as FieldRule,
};

/** Reads the dialog by the rules of the API; returns all errors at once. */
export function readDetails(data: FormData, item: ScheduledExercise): ReadResult<Details> {
  const problems: Record<string, FieldProblem> = {};
  const textOf = (name: string) => String(data.get(name) ?? "").trim();
  const checked = (name: keyof typeof rules) => {
    const problem = checkField(rules[name], textOf(name));
    if (problem) problems[name] = problem;
    return textOf(name);
  };
  const numberOf = (name: keyof typeof rules) => parseNumber(checked(name)) ?? null;

  const kind = kindIn(data);
  const amount = readAmount(data, item);
  if ("problems" in amount) Object.assign(problems, amount.problems);
  const byPercent = kind === "reps" && data.get("load") === "percent";
  const tempo = readTempo(textOf("tempo")) ?? null;
  if (tempo === null && textOf("tempo") !== "") problems.tempo = { code: "not_a_tempo" };
  const offered = kind !== "metres" && !byPercent;
  const progression =
    (offered && progressions.find((each) => each === data.get("progression"))) || null;
  const weighs = progression !== null && kind === "reps";
  const rest: Omit<Details, keyof typeof amountNames> = {
    weight: byPercent ? null : numberOf("weight"),
    percent: byPercent ? numberOf("percent") : null,
    rest: numberOf("rest"),
    rpe: numberOf("rpe"),
    tempo,
    note: checked("note") || null,
    progression,
    progressionStep: weighs ? numberOf("progressionStep") : null,
    progressionRuns: progression !== null && data.get("progressionRuns") !== null,
  };
  const errors = fieldTextsOf(problems);
  if (rest.rpe !== null && !Number.isInteger(rest.rpe * 2)) {
    errors.rpe ??= m.schedule_details_rpe_halves();
  }
  if ("value" in amount && progression === "double" && amount.value.repsTo === null) {
    errors.repsTo = m.schedule_details_range_needed();
  }
  if (!("value" in amount) || Object.keys(errors).length > 0) return { errors };
  return { value: { ...amount.value, ...rest } };
}

const amountNames = { sets: 0, reps: 0, repsTo: 0, seconds: 0, metres: 0, duration: 0 };

/** The changed values of an exercise. */
export function changesOf(details: Details, item: ScheduledExercise): ExerciseValues {
  return Object.fromEntries(
    Object.entries(details).filter(([name, value]) => value !== item[name as keyof Details]),
  );
}
