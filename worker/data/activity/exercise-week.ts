import { and, asc, eq, sql } from "drizzle-orm";
import type { Bests } from "../../../domain/activity/exercise-days.ts";
import { addDays, type LocalDate, weekStart } from "../../../domain/calendar.ts";
import type { ExerciseWeek, LastTime } from "../../../domain/contract/activity/exercise-week.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { performedSets, scheduleExercises, traineeSteps } from "../../db/schema.ts";
import { scheduledExerciseColumns } from "../schedules/scheduled-columns.ts";
import type { TraineeScope } from "../scope.ts";
import { ownDays } from "../trainees/own-day.ts";
import { profileOf, profileOn } from "../trainees/trainee-profile.ts";
import { bestBeside } from "./exercise-bests.ts";
import { anyScheduleOf } from "./performance.ts";
import { type SetNumbers, setNumbers, setsOf } from "./set-numbers.ts";

const item = scheduleExercises;
const done = performedSets;
const traineeId = sql.placeholder("traineeId");
const first = sql.placeholder("first");
const last = sql.placeholder("last");

const itemsBetween = preparedList((db) =>
  db
    .select(scheduledExerciseColumns)
    .from(item)
    .where(ownDays(item))
    .orderBy(asc(item.date), asc(item.position), asc(item.id)),
);

/** The statement that reads the exercises assigned between two days. */
const scheduledExercisesOf = (
  { db, traineeId }: TraineeScope,
  [first, last]: readonly [LocalDate, LocalDate],
) => itemsBetween(db, { traineeId, first, last });

const setsBetween = preparedList((db) =>
  db
    .select({
      itemId: done.scheduleExerciseId,
      exerciseId: done.exerciseId,
      date: done.date,
      numbers: setNumbers,
      firstAt: sql<number>`min(${done.createdAt})`.as("first_at"),
      lastAt: sql<number>`max(${done.createdAt})`.as("last_at"),
    })
    .from(done)
    .where(ownDays(done))
    .groupBy(done.date, done.scheduleExerciseId, done.exerciseId)
    .orderBy(asc(done.date), asc(done.scheduleExerciseId)),
);

// One look into the index for each exercise of the week, however long its history.
const lastBefore = preparedList((db) =>
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

const stepsOn = prepared((db) =>
  db
    .select({ steps: traineeSteps.steps, targetSteps: traineeSteps.targetSteps })
    .from(traineeSteps)
    .where(
      and(eq(traineeSteps.traineeId, traineeId), eq(traineeSteps.date, sql.placeholder("date"))),
    ),
);

/** The week of a day that has begun, in one batch whose cost does not grow with history. */
export async function getExerciseWeek(scope: TraineeScope, date: LocalDate): Promise<ExerciseWeek> {
  const { db } = scope;
  const sunday = weekStart(date);
  const week = { traineeId: scope.traineeId, first: sunday, last: addDays(sunday, 6) };
  const [profiles, schedules, items, performed, lastSets, steps] = await db.batch([
    profileOf(scope),
    anyScheduleOf(scope),
    scheduledExercisesOf(scope, [week.first, week.last]),
    setsBetween(db, week),
    lastBefore(db, week),
    stepsOn(db, { traineeId: scope.traineeId, date }),
  ]);
  const profile = profileOn(profiles, date, scope.now);
  return {
    date,
    weekStart: sunday,
    scheduled: schedules.length > 0,
    items,
    performed: performed.map(({ numbers, ...of }) => ({ ...of, sets: setsOf(numbers) })),
    lastTimes: lastTimesOf(lastSets),
    steps: { done: steps[0]?.steps ?? 0, goal: steps[0]?.targetSteps ?? profile.targetSteps },
  };
}

/** One exercise planned twice on its last day counts by the first of the two. */
function lastTimesOf(
  rows: readonly (Bests & { exerciseId: string; date: string; numbers: readonly SetNumbers[] })[],
): LastTime[] {
  const firsts = rows.filter(({ exerciseId }, index) => rows[index - 1]?.exerciseId !== exerciseId);
  return firsts.map(({ exerciseId, date, numbers, weight, oneRep, volume }) => ({
    exerciseId,
    date,
    sets: setsOf(numbers),
    bests: { weight, oneRep, volume },
  }));
}
