import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Prescription } from "../../../domain/contract/schedules/schedules.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import type { Database } from "../../db/client.ts";
import {
  exerciseSuccessors,
  mealSuccessors,
  scheduleExercises,
  scheduleMeals,
} from "../../db/schema.ts";
import { gramsInPlace } from "./row-replacement.ts";

/** The trainer's values that a successor has itself. */
const succeededValues = [
  "sets",
  "reps",
  "repsTo",
  "seconds",
  "metres",
  "duration",
  "weight",
  "percent",
  "tempo",
  "note",
] as const satisfies readonly (keyof Prescription)[];

/**
 * Applies the trainer's edit of a replaced item to its successor in later weeks, too. It comes before the
 * item's own change, because only differences are edits.
 * @param rows the changes as JSON
 */
export function editSuccessors(
  db: Database,
  kind: ScheduleKind,
  rows: string,
  isOfWeek: SQL | undefined,
): BatchItem<"sqlite"> {
  return kind === "meals"
    ? db
        .update(mealSuccessors)
        .set({ quantity: edited("quantity", scheduleMeals, mealSuccessors, gramsFor) })
        .from(changesOf(scheduleMeals, rows))
        .where(and(isOfWeek, eq(mealSuccessors.itemId, scheduleMeals.id)))
    : db
        .update(exerciseSuccessors)
        .set(
          Object.fromEntries(
            succeededValues.map((name) => [
              name,
              edited(name, scheduleExercises, exerciseSuccessors),
            ]),
          ),
        )
        .from(changesOf(scheduleExercises, rows))
        .where(and(isOfWeek, eq(exerciseSuccessors.itemId, scheduleExercises.id)));
}

const changesOf = (items: typeof scheduleExercises | typeof scheduleMeals, rows: string) =>
  sql`json_each(${rows}) change join ${items} on ${items.id} = change.value ->> '$.id'`;

/** Grams with the calories of the trainer's amount. */
const gramsFor = (given: string) =>
  gramsInPlace(
    { calories: "schedule_meals.calories", quantity: given },
    "meal_successors.calories",
  );

function edited<Name extends string>(
  name: Name,
  item: Record<Name, Column>,
  successor: Record<Name, Column>,
  becomes = (given: string) => given,
): SQL {
  const given = `change.value ->> '$.${name}'`;
  return sql`case
    when json_type(change.value, ${`$.${name}`}) is null or ${sql.raw(given)} is ${item[name]}
    then ${successor[name]} else ${sql.raw(becomes(`(${given})`))} end`;
}
