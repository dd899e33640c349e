import { sql } from "drizzle-orm";
import { addDays } from "../../../domain/calendar.ts";
import type { ReadWeekChange } from "../../../domain/contract/schedules/weeks.ts";
import { itemsPerDay } from "../../../domain/schedules/schedules.ts";
import type { Database } from "../../db/client.ts";
import { exercises, meals, scheduleExercises, scheduleMeals } from "../../db/schema.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { WeekKey } from "./weeks.ts";

const reasons = ["not_found", "item_done", "library_item_gone", "day_full"] as const;

/** Why a change of a week was rolled back. */
export type WeekRefusal = (typeof reasons)[number];

/** The reason that a failed batch carries, if one of these proofs failed it. */
export const refusal = (error: unknown) => refusalOf<WeekRefusal>(error, reasons);

const items = { exercises: scheduleExercises, meals: scheduleMeals };
const libraries = {
  exercises: [exercises, "$.exerciseId"],
  meals: [meals, "$.mealId"],
} as const;

/** Refuses a change that names what is not the trainee's, is done already, or left the library. */
export function untouchable(db: Database, week: WeekKey, change: ReadWeekChange) {
  const { traineeId, weekStart } = week;
  const last = addDays(weekStart, 6);
  const of = (kind: "exercises" | "meals") => {
    const { add = [], copy = [], change: changed = [], remove = [] } = change[kind] ?? {};
    const table = items[kind];
    const [library, path] = libraries[kind];
    const ids = JSON.stringify(changed.map(({ id }) => id));
    const elsewhere = sql`(
      item.trainee_id <> ${traineeId} or item.date not between ${weekStart} and ${last}
    )`;
    const missing = sql`exists (
      select 1 from json_each(${ids}) wanted left join ${table} item on item.id = wanted.value
      where item.id is null or ${elsewhere}
    )`;
    const foreign = sql`exists (
      select 1 from json_each(${JSON.stringify(remove)}) gone
      join ${table} item on item.id = gone.value where ${elsewhere}
    )`;
    const nobodys = sql`exists (
      select 1 from json_each(${JSON.stringify(copy)}) made
      left join ${table} item on item.id = made.value ->> '$.from'
      where item.id is null
    )`;
    const done = sql`exists (
      select 1 from json_each(${JSON.stringify([...changed.map(({ id }) => id), ...remove])}) touched
      join ${table} item on item.id = touched.value where item.status <> 'pending'
    )`;
    const unknown = sql`exists (
      select 1 from json_each(${JSON.stringify(add)}) wanted
      left join ${library} known on known.id = wanted.value ->> ${path}
      where known.id is null
    )`;
    return refuseWhen(db, [
      [sql`(${missing} or ${foreign} or ${nobodys})`, "not_found"],
      [done, "item_done"],
      [unknown, "library_item_gone"],
    ]);
  };
  return (["exercises", "meals"] as const).filter((kind) => change[kind]).map(of);
}

/** Refuses what leaves more on a day than anybody can do. */
export function dayIsFull(db: Database, { traineeId, weekStart }: WeekKey) {
  const last = addDays(weekStart, 6);
  const full = [scheduleExercises, scheduleMeals].map(
    (table) => sql`exists (
      select 1 from ${table} item
      where item.trainee_id = ${traineeId} and item.date between ${weekStart} and ${last}
      group by item.date having count(*) > ${itemsPerDay}
    )`,
  );
  return refuseWhen(db, [[sql`(${sql.join(full, sql` or `)})`, "day_full"]]);
}
