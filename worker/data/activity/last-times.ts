import { and, asc, eq, sql } from "drizzle-orm";
import type { Bests } from "../../../domain/activity/exercise-days.ts";
import type { LastTime } from "../../../domain/contract/activity/exercise-week.ts";
import { preparedList } from "../../db/prepared.ts";
import { performedSets } from "../../db/schema.ts";
import { bestBeside } from "./exercise-bests.ts";
import { type SetNumbers, setNumbers, setsOf } from "./set-numbers.ts";

const done = performedSets;
const traineeId = sql.placeholder("traineeId");
const first = sql.placeholder("first");
const last = sql.placeholder("last");

/** What was done the time before of a week's exercises: one look into the index for each, however long its history. */
export const lastTimesBefore = preparedList((db) =>
  db
    .select({
      exerciseId: sql<string>`${done.exerciseId}`.as("exercise_id"),
      date: done.date,
      numbers: setNumbers,
      ...bestBeside({
        traineeId: sql`${traineeId}`,
        exercise: sql.raw("performed_sets.exercise_id"),
        first: sql`${first}`,
        last: sql`${last}`,
      }),
    })
    .from(done)
    .where(
      and(
        eq(done.traineeId, traineeId),
        sql`(${done.exerciseId}, ${done.date}) in (
          select due.exercise_id, (
            select before.date from performed_sets before
            where before.trainee_id = ${traineeId} and before.exercise_id = due.exercise_id
              and before.date < ${first}
            order by before.date desc limit 1
          )
          from (
            select distinct exercise_id from schedule_exercises
            where trainee_id = ${traineeId} and date between ${first} and ${last}
              and exercise_id is not null
          ) due
        )`,
      ),
    )
    .groupBy(done.exerciseId, done.scheduleExerciseId)
    .orderBy(asc(done.exerciseId), asc(done.scheduleExerciseId)),
);

/** One exercise planned twice on its last day counts by the first of the two. */
export function lastTimesOf(
  rows: readonly (Bests & { exerciseId: string; date: string; numbers: readonly SetNumbers[] })[],
): LastTime[] {
  const firsts = rows.filter(({ exerciseId }, index) => rows[index - 1]?.exerciseId !== exerciseId);
  return firsts.map(({ exerciseId, date, numbers, ...bests }) => ({
    exerciseId,
    date,
    sets: setsOf(numbers),
    bests,
  }));
}
