import { type SQL, sql } from "drizzle-orm";
import type { LocalDate } from "../../../domain/calendar.ts";
import { type ExerciseDay, maxTellingReps } from "../../../domain/schedules/exercise-days.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { columnName, insertSelect } from "../../db/insert-select.ts";
import { exerciseDays } from "../../db/schema.ts";

const t = exerciseDays;

// In whole hundredths, as in domain/schedules/exercise-days.ts, so that halves round alike.
const hundredths = "cast(round(done.weight * 100) as integer)";
const oneRepTenths = `case
  when done.reps = 1 then (${hundredths} + 5) / 10
  when done.reps between 2 and ${maxTellingReps} then (${hundredths} * (30 + done.reps) + 150) / 300
end`;

/** `exerciseDayOf` of domain/schedules/exercise-days.ts, over `performed_sets done`. */
const amounts = {
  sets: "count(*)",
  bestReps: "max(done.reps)",
  bestWeight: "max(case when done.reps > 0 then done.weight end)",
  bestOneRep: `max(${oneRepTenths}) / 10.0`,
  volume: `(sum(done.reps * coalesce(${hundredths}, 0)) + 5) / 10 / 10.0`,
  bestSeconds: "max(done.seconds)",
  bestMetres: "max(done.metres)",
} satisfies Record<keyof ExerciseDay, string>;

/** The same for hand-written SQL: columns and amounts in one order. */
export const exerciseDaySql = {
  columns: Object.keys(amounts)
    .map((name) => columnName(t[name as keyof ExerciseDay]))
    .join(", "),
  amounts: Object.values(amounts).join(", "),
};

interface CountedDays {
  /** A query of `trainee_id`, `exercise_id` and `date`, each once. */
  days: SQL;
  /** The item whose sets leave these days. */
  without?: string;
}

/**
 * Writes the sums of some exercises' days. For the end of a batch that changes their sets; a day without sets
 * has no row.
 */
export function countExerciseDays(db: Database, { days, without }: CountedDays) {
  const others = without
    ? sql`and done.schedule_exercise_id is not ${without}`
    : sql.raw("and true");
  const setsOf = (day: string) => sql`performed_sets done
    where done.trainee_id = ${sql.raw(day)}.trainee_id and done.exercise_id = ${sql.raw(day)}.exercise_id
      and done.date = ${sql.raw(day)}.date ${others}`;
  const upsert = insertSelect(
    db,
    t,
    {
      traineeId: sql`day.trainee_id`,
      exerciseId: sql`day.exercise_id`,
      date: sql`day.date`,
      sets: sql.raw(amounts.sets),
      bestReps: sql.raw(amounts.bestReps),
      bestWeight: sql.raw(amounts.bestWeight),
      bestOneRep: sql.raw(amounts.bestOneRep),
      volume: sql.raw(amounts.volume),
      bestSeconds: sql.raw(amounts.bestSeconds),
      bestMetres: sql.raw(amounts.bestMetres),
      updatedAt: sql`max(done.updated_at)`,
    },
    sql`from (${days}) day cross join ${setsOf("day")} group by day.trainee_id, day.exercise_id, day.date`,
  ).onConflictDoUpdate({
    target: [t.traineeId, t.exerciseId, t.date],
    set: {
      sets: sql`excluded.sets`,
      bestReps: sql`excluded.best_reps`,
      bestWeight: sql`excluded.best_weight`,
      bestOneRep: sql`excluded.best_one_rep`,
      volume: sql`excluded.volume`,
      bestSeconds: sql`excluded.best_seconds`,
      bestMetres: sql`excluded.best_metres`,
      updatedAt: sql`excluded.updated_at`,
    },
  });
  const remove = db.delete(t).where(
    sql`(trainee_id, exercise_id, date) in (
      select day.trainee_id, day.exercise_id, day.date from (${days}) day
      where not exists (select 1 from ${setsOf("day")}))`,
  );
  return [upsert, remove] as const;
}

/**
 * Corrects the rows of a date that differ from their sets. An older Worker may have written the sets during a
 * deployment. Safe to repeat.
 * @returns the number of written or deleted rows, at most about `limit`
 */
export async function repairExerciseDays(
  client: DatabaseClient,
  { date, limit }: { date: LocalDate; limit: number },
): Promise<number> {
  const db = connect(client);
  // An index finds the trainees with items on that day; the items name the exercises.
  const performed = sql.raw("coalesce(item.substitute ->> '$.exerciseId', item.exercise_id)");
  const days = sql`select distinct item.trainee_id, ${performed} as exercise_id, item.date
    from trainee_performance due
    cross join schedule_exercises item on item.trainee_id = due.trainee_id and item.date = due.date
    where due.date = ${date} and ${performed} is not null and (
      select count(*) || ' ' || max(done.updated_at) from performed_sets done
      where done.trainee_id = item.trainee_id and done.exercise_id = ${performed}
        and done.date = item.date
    ) is not (
      select kept.sets || ' ' || kept.updated_at from exercise_days kept
      where kept.trainee_id = item.trainee_id and kept.exercise_id = ${performed}
        and kept.date = item.date
    ) limit ${limit}`;
  const [written, removed] = await db.batch(countExerciseDays(db, { days }));
  return written.meta.changes + removed.meta.changes;
}
