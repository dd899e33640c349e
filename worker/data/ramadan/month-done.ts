import { sql } from "drizzle-orm";
import { addDays } from "../../../domain/calendar.ts";
import type { RamadanDays } from "../../../domain/prayers/ramadan.ts";
import type { MonthDone } from "../../../domain/ramadan/see-month.ts";
import { batchOf } from "../../db/batch.ts";
import { prepared } from "../../db/prepared.ts";
import { traineePerformance } from "../../db/schema.ts";
import { ownDays } from "../own-day.ts";
import type { TraineeScope } from "../scope.ts";

const t = traineePerformance;

const doneBetween = prepared((db) =>
  db
    .select({
      trainedDays: sql<number>`coalesce(sum(${t.completedExercises} > 0), 0)`.as("trained_days"),
      meals: sql<number>`coalesce(sum(${t.completedMeals}), 0)`.as("done_meals"),
    })
    .from(t)
    .where(ownDays(t)),
);

/** What a person did in a month, by the stored days. */
export async function readMonthDone(
  { db, traineeId }: TraineeScope,
  { first, eid }: Pick<RamadanDays, "first" | "eid">,
): Promise<MonthDone> {
  const days = { traineeId, first, last: addDays(eid, -1) };
  const { done } = await batchOf(db, { done: doneBetween(db, days) });
  return done[0] ?? { trainedDays: 0, meals: 0 };
}
