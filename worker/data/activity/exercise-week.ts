import { asc, sql } from "drizzle-orm";
import { lightened } from "../../../domain/activity/lighter-days.ts";
import type { MachineSeat } from "../../../domain/activity/machine-seats.ts";
import type { WorkoutFeeling } from "../../../domain/activity/workout-feeling.ts";
import { addDays, type LocalDate, weekStart } from "../../../domain/calendar.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import { decoded } from "../../db/decoded.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { performedSets, scheduleExercises } from "../../db/schema.ts";
import { ownDays } from "../own-day.ts";
import { openWeekOf } from "../schedules/open-weeks.ts";
import { apartFromMovements, movementOfItem } from "../schedules/planned-movements.ts";
import { scheduledExerciseColumns } from "../schedules/scheduled-columns.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf, profileOn } from "../trainee-profile.ts";
import { lastTimesBefore, lastTimesOf } from "./last-times.ts";
import { lighterDaysOf } from "./lighter-days.ts";
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

const stepsOfDay = (column: "steps" | "target_steps") => sql<number | null>`(
  select ${sql.raw(column)} from trainee_steps
  where trainee_id = ${traineeId} and date = ${sql.placeholder("date")})`;

/** The steps of the day, the feelings of the week, the seats and the lighter days, in one statement. */
const aboutDays = prepared((db) =>
  db
    .select({
      steps: stepsOfDay("steps").as("day_steps"),
      targetSteps: stepsOfDay("target_steps").as("day_target"),
      seats: decoded(
        sql<MachineSeat[]>`(
          select json_group_array(json_object('exerciseId', exercise_id, 'seat', seat))
          from machine_seats where trainee_id = ${traineeId})`,
        (list: string) => JSON.parse(list) as MachineSeat[],
      ).as("seats"),
      lighterDays: lighterDaysOf(traineeId),
      feelings: decoded(
        sql<WorkoutFeeling[]>`(
          select json_group_array(json_object('date', felt.date, 'effort', felt.effort,
            'words', (select text from notes where id = felt.note_id)))
          from (select date, effort, note_id from workout_feelings
            where trainee_id = ${traineeId}
              and date between ${sql.placeholder("first")} and ${sql.placeholder("last")}
            order by date) felt)`,
        (list: string) => JSON.parse(list) as WorkoutFeeling[],
      ).as("feelings"),
    })
    .from(sql`(select 1)`),
);

/** The week of a begun day, in one batch at a cost independent of the history. */
export async function getExerciseWeek(scope: TraineeScope, date: LocalDate): Promise<ExerciseWeek> {
  const { db } = scope;
  const sunday = weekStart(date);
  const week = { traineeId: scope.traineeId, first: sunday, last: addDays(sunday, 6) };
  await openWeekOf(scope, date);
  const [profiles, schedules, items, performed, lastTimes, [about]] = await db.batch([
    profileOf(scope),
    anySchedule(scope.db, { traineeId: scope.traineeId }),
    scheduledExercisesOf(scope, [week.first, week.last]),
    setsBetween(db, week),
    lastTimesBefore(db, week),
    aboutDays(db, { ...week, date }),
  ]);
  const profile = profileOn(profiles, date, scope.now);
  return {
    date,
    weekStart: sunday,
    scheduled: schedules.length > 0,
    ...apartFromMovements(lightened(items, about?.lighterDays)),
    lighterDays: about?.lighterDays ?? [],
    performed: performed.map(({ numbers, ...exercise }) => ({
      ...exercise,
      sets: setsOf(numbers),
    })),
    lastTimes: lastTimesOf(lastTimes),
    seats: about?.seats ?? [],
    feelings: about?.feelings ?? [],
    steps: { done: about?.steps ?? 0, goal: about?.targetSteps ?? profile.targetSteps },
  };
}
