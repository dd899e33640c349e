import { and, eq, gt, sql } from "drizzle-orm";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { Database } from "../../db/client.ts";
import { meals, scheduleMeals, traineeProfiles } from "../../db/schema.ts";
import { countDays } from "../activity/performance-days.ts";
import { tellMany } from "../operations/outbox.ts";
import type { TrainerScope } from "../scope.ts";

interface PlannedDay {
  traineeId: string;
  date: LocalDate;
}

/** One batch clears this many days: a meal may be planned for thousands of trainees. */
const daysAtOnce = 1000;

/**
 * The next days after a trainee's own today on which a meal is planned and nothing was done
 * about it; at most a batch's worth.
 */
export async function listPlannedDays(
  { db, now }: TrainerScope,
  mealId: string,
): Promise<{ days: PlannedDay[]; more: boolean }> {
  const [zones] = await db.batch([
    db.selectDistinct({ zone: traineeProfiles.timeZone }).from(traineeProfiles),
  ]);
  const todays = zones.map(({ zone }) => ({ zone, today: localDateAt(now, zone) }));
  const [days] = await db.batch([
    db
      .selectDistinct({
        traineeId: sql<string>`${scheduleMeals.traineeId}`.as("planned_trainee"),
        date: sql<string>`${scheduleMeals.date}`.as("planned_date"),
      })
      .from(scheduleMeals)
      .innerJoin(traineeProfiles, eq(traineeProfiles.id, scheduleMeals.traineeId))
      .where(
        and(
          isPlanned(mealId),
          gt(
            scheduleMeals.date,
            sql`(select json_extract(value, '$.today') from json_each(${JSON.stringify(todays)})
              where json_extract(value, '$.zone') = ${traineeProfiles.timeZone})`,
          ),
        ),
      )
      .limit(daysAtOnce),
  ]);
  return { days, more: days.length === daysAtOnce };
}

/** Takes a meal off some days and counts them anew. */
export async function clearPlannedDays(
  { db, now }: TrainerScope,
  mealId: string,
  days: readonly PlannedDay[],
): Promise<void> {
  await db.batch(clearing(db, mealId, days, now));
}

/**
 * Takes a meal off the last of its days and out of the library; what was eaten, skipped or is
 * planned until today keeps its copy.
 */
export async function deleteMealRow(
  { db, now }: TrainerScope,
  mealId: string,
  days: readonly PlannedDay[],
): Promise<void> {
  await db.batch([
    ...clearing(db, mealId, days, now),
    db.delete(meals).where(eq(meals.id, mealId)),
  ]);
}

const isPlanned = (mealId: string) =>
  and(eq(scheduleMeals.mealId, mealId), eq(scheduleMeals.status, "pending"));

function clearing(db: Database, mealId: string, days: readonly PlannedDay[], now: number) {
  const list = sql`select json_extract(value, '$.traineeId') as trainee_id,
    json_extract(value, '$.date') as date from json_each(${JSON.stringify(days)})`;
  return [
    db
      .delete(scheduleMeals)
      .where(
        and(
          isPlanned(mealId),
          sql`(${scheduleMeals.traineeId}, ${scheduleMeals.date}) in (${list})`,
        ),
      ),
    countDays(db, list, now),
    tellMany(db, {
      accountIds: days.map(({ traineeId }) => traineeId),
      event: { type: "schedule", kinds: ["meals"] },
      now,
    }),
  ] as const;
}
