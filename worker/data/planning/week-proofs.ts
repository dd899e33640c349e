import { sql } from "drizzle-orm";
import { addDays } from "../../../domain/calendar.ts";
import type { ReadWeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { itemsPerDay } from "../../../domain/schedules/schedules.ts";
import type { Database } from "../../db/client.ts";
import { scheduleExercises, scheduleMeals } from "../../db/schema.ts";
import { refuseFull, untouchable } from "../schedules/item-proofs.ts";
import type { WeekKey } from "./weeks.ts";

const tables = { exercises: scheduleExercises, meals: scheduleMeals };

/** Refuses a change of items that are another trainee's or done, or whose row left the library. */
export function untouchableInWeek(
  db: Database,
  { traineeId, weekStart }: WeekKey,
  change: ReadWeekChange,
) {
  const isElsewhere = sql`(
    item.trainee_id <> ${traineeId}
    or item.date not between ${weekStart} and ${addDays(weekStart, 6)}
  )`;
  return untouchable(db, { tables, isElsewhere, isDone: sql`item.status <> 'pending'` }, change);
}

/** Refuses a change that exceeds the maximum items of a day. */
export function dayIsFull(db: Database, { traineeId, weekStart }: WeekKey) {
  const last = addDays(weekStart, 6);
  return refuseFull(
    db,
    Object.values(tables).map(
      (table) => sql`exists (
        select 1 from ${table} item
        where item.trainee_id = ${traineeId} and item.date between ${weekStart} and ${last}
        group by item.date having count(*) > ${itemsPerDay}
      )`,
    ),
  );
}
