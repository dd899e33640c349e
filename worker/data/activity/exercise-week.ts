import { and, asc, eq, sql } from "drizzle-orm";
import { addDays, type LocalDate, weekStart } from "../../../domain/calendar.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { performedSets, scheduleExercises, traineeSteps } from "../../db/schema.ts";
import { ownDays } from "../own-day.ts";
import { openWeekOf } from "../schedules/open-weeks.ts";
import { apartFromMovements, movementOfItem } from "../schedules/planned-movements.ts";
import { scheduledExerciseColumns } from "../schedules/scheduled-columns.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf, profileOn } from "../trainee-profile.ts";
import { lastTimesBefore, lastTimesOf } from "./last-times.ts";
import { anySchedule } from "./performance.ts";
import { setNumbers, setsOf } from "./set-numbers.ts";

const item = scheduleExercises;
const done = performedSets;
const traineeId = sql.placeholder("traineeId");

const itemsBetween = preparedList((db) =>
  db
    .select({ ...scheduledExerciseColumns, movement: movementOfItem(item) })
    .from(item)
    .where(ownDays(item))
    .orderBy(asc(item.date), asc(item.position), asc(item.id)),
);

/** Reads the exercises assigned between two days. */
const scheduledExercisesOf = (
  { db, traineeId }: TraineeScope,
  [first, last]: readonly [LocalDate, LocalDate],
) => itemsBetween(db, { traineeId, first, last });

/** The sets between two days, with or without their items. */
export const setsBetween = preparedList((db) =>
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

const stepsOn = prepared((db) =>
  db
    .select({ steps: traineeSteps.steps, targetSteps: traineeSteps.targetSteps })
    .from(traineeSteps)
    .where(
      and(eq(traineeSteps.traineeId, traineeId), eq(traineeSteps.date, sql.placeholder("date"))),
    ),
);

/** The week of a begun day, in one batch at a cost independent of the history. */
export async function getExerciseWeek(scope: TraineeScope, date: LocalDate): Promise<ExerciseWeek> {
  const { db } = scope;
  const sunday = weekStart(date);
  const week = { traineeId: scope.traineeId, first: sunday, last: addDays(sunday, 6) };
  await openWeekOf(scope, date);
  const [profiles, schedules, items, performed, lastTimes, steps] = await db.batch([
    profileOf(scope),
    anySchedule(scope.db, { traineeId: scope.traineeId }),
    scheduledExercisesOf(scope, [week.first, week.last]),
    setsBetween(db, week),
    lastTimesBefore(db, week),
    stepsOn(db, { traineeId: scope.traineeId, date }),
  ]);
  const profile = profileOn(profiles, date, scope.now);
  return {
    date,
    weekStart: sunday,
    scheduled: schedules.length > 0,
    ...apartFromMovements(items),
    performed: performed.map(({ numbers, ...exercise }) => ({
      ...exercise,
      sets: setsOf(numbers),
    })),
    lastTimes: lastTimesOf(lastTimes),
    steps: { done: steps[0]?.steps ?? 0, goal: steps[0]?.targetSteps ?? profile.targetSteps },
  };
}
