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

/** What a successor has of its own of what the trainer decides. */
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
 * What the trainer changes of an item whose row was replaced, in what later weeks get in its place,
 * too. Goes before the item itself changes: only what differs is an edit.
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

/** Grams that keep the calories which the trainer gave the item. */
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
