import { getTableColumns } from "drizzle-orm";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import {
  exerciseSuccessors,
  mealSuccessors,
  scheduleExercises,
  scheduleMeals,
} from "../../db/schema.ts";

/*
 * The columns of the two tables of items, once: whatever is not named here crosses the wire and is
 * carried by every copy, so that a new column is, too.
 */

/** Which item of a template it came from: a copy made by hand follows none. */
const mark = ["templateItemId", "templateDay", "templateVersion", "byHand"] as const;
/** Whose an item is, and when it was written. */
const kept = ["scheduleId", "traineeId", "updatedAt", "writtenBy", ...mark] as const;
/** Which item it is and where it lies: a copy has its own. */
const place = ["id", "dayOfWeek", "date", "position"] as const;
/** What became of it: a copy begins anew. */
const exerciseCourse = ["status", "completedAt"] as const;
const mealCourse = ["status", "consumedAt", "substitute"] as const;

/** A scheduled exercise as it crosses the wire. */
export const scheduledExerciseColumns = without(getTableColumns(scheduleExercises), kept);

/** A scheduled meal as it crosses the wire. */
export const scheduledMealColumns = without(getTableColumns(scheduleMeals), kept);

/** What an item carries along wherever it is copied to. */
export const carriedColumns = {
  exercises: without(scheduledExerciseColumns, [...place, ...exerciseCourse]),
  meals: without(scheduledMealColumns, [...place, ...mealCourse]),
};

const succession = ["itemId", "removalId", "supersededBy"] as const;

/** What of it another row of the library brings along when it takes the place of an item's own. */
export const successorColumns = {
  exercises: without(getTableColumns(exerciseSuccessors), succession),
  meals: without(getTableColumns(mealSuccessors), succession),
};

function without<Columns extends object, Name extends keyof Columns & string>(
  columns: Columns,
  names: readonly Name[],
): Omit<Columns, Name> {
  const left: readonly string[] = names;
  return Object.fromEntries(
    Object.entries(columns).filter(([name]) => !left.includes(name)),
  ) as Omit<Columns, Name>;
}

export const templateMarks: Record<ScheduleKind, "exercises_template_id" | "meals_template_id"> = {
  exercises: "exercises_template_id",
  meals: "meals_template_id",
};
