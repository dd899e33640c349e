import { getTableColumns } from "drizzle-orm";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import {
  exerciseSuccessors,
  mealSuccessors,
  scheduleExercises,
  scheduleMeals,
} from "../../db/schema.ts";

/* The columns of both tables of items. All columns not named here are sent and copied, later ones included. */

/** The link to an item of a template; a copy by hand has none. */
const mark = ["templateItemId", "templateDay", "templateVersion", "byHand"] as const;
/** The owner of an item, and the time of its writing. */
const internal = ["scheduleId", "traineeId", "updatedAt", "writtenBy", ...mark] as const;
/** The identity and place of an item: a copy has its own. */
const place = ["id", "dayOfWeek", "date", "position"] as const;
/** The status of an item: a copy starts without it. */
const exerciseCourse = ["status", "completedAt", "substitute"] as const;
const mealCourse = ["status", "consumedAt", "substitute"] as const;

/** The columns of a scheduled exercise in responses. */
export const scheduledExerciseColumns = without(getTableColumns(scheduleExercises), internal);

/** The columns of a scheduled meal in responses. */
export const scheduledMealColumns = without(getTableColumns(scheduleMeals), internal);

/** The columns that every copy of an item carries. */
export const carriedColumns = {
  exercises: without(scheduledExerciseColumns, [...place, ...exerciseCourse]),
  meals: without(scheduledMealColumns, [...place, ...mealCourse]),
};

const succession = ["itemId", "removalId", "supersededBy"] as const;

/** The columns that a replacing library row brings. */
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
