import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import type { FieldProblem } from "../../../../domain/errors.ts";
import { checkField } from "../../../../domain/fields.ts";
import { exerciseBounds, type Progression } from "../../../../domain/libraries/bounds.ts";
import { amountKind } from "../../../../domain/libraries/prescription.ts";
import { parseNumber } from "../../../../domain/numerals.ts";
import { isDone } from "../../../../domain/schedules/week-items.ts";
import { fieldTextsOf } from "../../../lib/format/field-text.ts";
import { nameIn } from "../../../lib/format/names.ts";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import type { ReadResult } from "../../../ui/form.ts";
import type { EditedWeek } from "./edited-week.ts";
import type { ExerciseValues } from "./make-edits.ts";

/** The values for many exercises; a missing one stays with each. */
interface ManyValues {
  rest?: number | null;
  rpe?: number | null;
  progression?: Progression | null | undefined;
}

/** The choices of progression; `keep` is none. */
export const progressionChoices: Readonly<Record<string, Progression | null | undefined>> = {
  keep: undefined,
  none: null,
  linear: "linear",
  double: "double",
};

/** The form's first values: those that all exercises share. */
export function commonTexts(items: readonly ScheduledExercise[]): Texts {
  const common = (name: "rest" | "rpe") => {
    const [value, ...others] = new Set(items.map((item) => item[name]));
    return others.length === 0 ? (value?.toString() ?? "") : "";
  };
  return { rest: common("rest"), rpe: common("rpe"), progression: "keep" };
}

/** Reads the form; a field as it was is no change, an emptied one removes the value of all. */
export function readMany(data: FormData, common: Texts): ReadResult<ManyValues> {
  const problems: Record<string, FieldProblem> = {};
  const values: ManyValues = {};
  for (const name of ["rest", "rpe"] as const) {
    const typed = String(data.get(name) ?? "").trim();
    if (typed === common[name]) continue;
    const problem = checkField({ kind: "number", ...exerciseBounds[name], optional: true }, typed);
    if (problem) problems[name] = problem;
    else values[name] = parseNumber(typed) ?? null;
  }
  const errors = fieldTextsOf(problems);
  if (values.rpe && !Number.isInteger(values.rpe * 2)) errors.rpe = m.schedule_details_rpe_halves();
  if (Object.keys(errors).length > 0) return { errors };
  const progression = progressionChoices[String(data.get("progression"))];
  return { value: progression === undefined ? values : { ...values, progression } };
}

/**
 * Whether an exercise can have a progression: not one of metres or of a percentage; a double one needs a range of
 * repetitions.
 */
function canHave(item: ScheduledExercise, progression: Progression): boolean {
  const kind = amountKind(item);
  if (kind === "metres" || (item.weight === null && item.percent !== null)) return false;
  return progression === "linear" || (kind === "reps" && item.repsTo !== null);
}

/** The chosen exercises that can still change, as they are now, and the names of those done or deleted meanwhile. */
export function stillOpen(
  chosen: readonly ScheduledExercise[],
  week: Pick<EditedWeek, "exercises">,
): { open: ScheduledExercise[]; left: string[] } {
  const now = new Map(week.exercises.map((item) => [item.id, item]));
  const isOpen = ({ id }: ScheduledExercise) => {
    const item = now.get(id);
    return item !== undefined && !isDone(item);
  };
  return {
    open: chosen.filter(isOpen).map((item) => now.get(item.id) ?? item),
    left: [...new Set(chosen.filter((item) => !isOpen(item)).map((item) => nameIn(item)))],
  };
}

/** The number of exercises that cannot have a progression. */
export const countWithout = (items: readonly ScheduledExercise[], progression: Progression) =>
  items.filter((item) => !canHave(item, progression)).length;

/** The changes of each exercise; one without any is left out. */
export function manyChanges(
  items: readonly ScheduledExercise[],
  { progression, ...values }: ManyValues,
): ({ id: string } & ExerciseValues)[] {
  return items.flatMap((item) => {
    const wanted: ExerciseValues = { ...values };
    if (progression === null) Object.assign(wanted, withoutProgression);
    else if (progression && canHave(item, progression)) {
      const step = amountKind(item) === "reps" ? exerciseBounds.progressionStep.default : null;
      Object.assign(wanted, { progression, progressionStep: item.progressionStep ?? step });
    }
    const changed = Object.entries(wanted).filter(
      ([name, value]) => value !== item[name as keyof ScheduledExercise],
    );
    return changed.length > 0 ? [{ id: item.id, ...Object.fromEntries(changed) }] : [];
  });
}

const withoutProgression = { progression: null, progressionStep: null, progressionRuns: false };
