import { and, asc, eq, sql } from "drizzle-orm";
import { addDays, type LocalDate, weekStart } from "../../../domain/calendar.ts";
import type { ExerciseWeek, LastTime } from "../../../domain/contract/activity/exercise-week.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { performedSets, scheduleExercises, traineeSteps } from "../../db/schema.ts";
import { scheduledExerciseColumns } from "../schedules/scheduled-columns.ts";
import type { TraineeScope } from "../scope.ts";
import { ownDays } from "../trainees/own-day.ts";
import { profileOf, profileOn } from "../trainees/trainee-profile.ts";
import { anyScheduleOf } from "./performance.ts";

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
export const scheduledExercisesOf = (
  { db, traineeId }: TraineeScope,
  [first, last]: readonly [LocalDate, LocalDate],
) => itemsBetween(db, { traineeId, first, last });

/** Its number, repetitions and weight. */
type SetNumbers = [number, number, number | null];

// All sets of an exercise in one row: their ids are most of what would cross the wire.
const setNumbers =
  sql`json_group_array(json_array(${done.setNumber}, ${done.reps}, ${done.weight}))`
    .mapWith((list: string) => JSON.parse(list) as SetNumbers[])
    .as("numbers");

const setsBetween = preparedList((db) =>
  db
    .select({
      itemId: done.scheduleExerciseId,
      exerciseId: done.exerciseId,
      date: done.date,
      numbers: setNumbers,
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

const setsOf = (numbers: readonly SetNumbers[]) =>
  numbers
    .map(([setNumber, reps, weight]) => ({ setNumber, reps, weight }))
    .sort((a, b) => a.setNumber - b.setNumber);

/** One exercise planned twice on its last day counts by the first of the two. */
function lastTimesOf(
  rows: readonly { exerciseId: string; date: string; numbers: readonly SetNumbers[] }[],
): LastTime[] {
  const firsts = rows.filter(({ exerciseId }, index) => rows[index - 1]?.exerciseId !== exerciseId);
  return firsts.map(({ exerciseId, date, numbers }) => ({
    exerciseId,
    date,
    sets: setsOf(numbers),
  }));
}
