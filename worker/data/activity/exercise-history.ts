import { and, asc, between, desc, eq, gt, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import { addDays, addMonths, type LocalDate } from "../../../domain/calendar.ts";
import type {
  ExerciseHistory,
  ExerciseMonth,
} from "../../../domain/contract/activity/exercise-history.ts";
import { readPackedDays } from "../../../domain/schedules/packed-days.ts";
import type { Database } from "../../db/client.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import {
  exerciseDays,
  exercises,
  packedExerciseDays,
  performedSets,
  traineePerformance,
} from "../../db/schema.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";
import { anyTrainee } from "../trainee-profile.ts";
import { allTimeBest } from "./exercise-bests.ts";
import { bestOfBoth, bestOn, type OldDay, withPacked } from "./packed-history.ts";
import { pageDays, pastDaysIn, pastDaysInHistory } from "./past-history.ts";
import { setNumbers, setsOf } from "./set-numbers.ts";

const [d, done] = [exerciseDays, performedSets];
/** Later than every day. */
const end = "9999-12-31";

const [traineeId, exerciseId, before] = [
  sql.placeholder("traineeId"),
  sql.placeholder("exerciseId"),
  sql.placeholder("before"),
];

const exerciseOf = prepared((db) =>
  db
    .select({
      id: exercises.id,
      name: exercises.name,
      englishName: exercises.englishName,
      category: exercises.category,
      type: exercises.type,
    })
    .from(exercises)
    .where(eq(exercises.id, exerciseId)),
);

const [trainee, exercise] = [sql`${traineeId}`, sql`${exerciseId}`];
const heaviest = allTimeBest("best_weight", trainee, exercise);
const strongest = allTimeBest("best_one_rep", trainee, exercise);
const largest = allTimeBest("volume", trainee, exercise);
const longest = allTimeBest("best_seconds", trainee, exercise);
const farthest = allTimeBest("best_metres", trainee, exercise);

const bestsOfExercise = prepared((db) =>
  db
    .select({
      weight: heaviest.value.as("weight"),
      weightOn: heaviest.date.as("weight_on"),
      oneRep: strongest.value.as("one_rep"),
      oneRepOn: strongest.date.as("one_rep_on"),
      volume: largest.value.as("volume"),
      volumeOn: largest.date.as("volume_on"),
      seconds: longest.value.as("longest"),
      secondsOn: longest.date.as("longest_on"),
      metres: farthest.value.as("farthest"),
      metresOn: farthest.date.as("farthest_on"),
    })
    .from(sql`(select 1)`),
);

// One more than a page, to know whether another follows.
const daysBefore = preparedList((db) =>
  db
    .select({
      date: d.date,
      bestReps: d.bestReps,
      bestWeight: d.bestWeight,
      bestOneRep: d.bestOneRep,
      volume: d.volume,
      bestSeconds: d.bestSeconds,
      bestMetres: d.bestMetres,
    })
    .from(d)
    .where(
      and(eq(d.traineeId, traineeId), eq(d.exerciseId, exerciseId), sql`${d.date} < ${before}`),
    )
    .orderBy(desc(d.date))
    .limit(pageDays + 1),
);

const setsBefore = preparedList((db) =>
  db
    .select({ date: done.date, numbers: setNumbers })
    .from(done)
    .where(
      and(
        eq(done.traineeId, traineeId),
        eq(done.exerciseId, exerciseId),
        sql`${done.date} in (
          select day.date from exercise_days day
          where day.trainee_id = ${traineeId} and day.exercise_id = ${exerciseId}
            and day.date < ${before}
          order by day.date desc limit ${sql.raw(String(pageDays))}
        )`,
      ),
    )
    .groupBy(done.date, done.scheduleExerciseId)
    .orderBy(asc(done.date), asc(done.scheduleExerciseId)),
);

const packedDays = prepared((db) =>
  db
    .select({ days: packedExerciseDays.days })
    .from(packedExerciseDays)
    .where(
      and(
        eq(packedExerciseDays.traineeId, traineeId),
        eq(packedExerciseDays.exerciseId, exerciseId),
      ),
    ),
);

/** An exercise, and the day before which its page ends. */
interface HistoryPage {
  exerciseId: string;
  before?: LocalDate | undefined;
}

/** A page of the trainee's log of an exercise; undefined if the exercise does not exist. */
export async function getExerciseHistory(
  { db, traineeId }: TraineeScope,
  page: HistoryPage,
): Promise<ExerciseHistory | undefined> {
  return historyOf(await db.batch(reads(db, traineeId, page)), page);
}

/** The same for one trainee; undefined also if the trainee does not exist. */
export async function getExerciseHistoryOf(
  { db }: TrainerScope,
  traineeId: string,
  page: HistoryPage,
): Promise<ExerciseHistory | undefined> {
  const [[profile], ...rows] = await db.batch([
    anyTrainee(db, { traineeId }),
    ...reads(db, traineeId, page),
  ]);
  return profile && historyOf(rows, page);
}

function reads(db: Database, traineeId: string, { exerciseId, before = end }: HistoryPage) {
  const values = { traineeId, exerciseId, before };
  return [
    exerciseOf(db, values),
    bestsOfExercise(db, values),
    daysBefore(db, values),
    setsBefore(db, values),
    packedDays(db, values),
    pastDaysInHistory(db, values),
  ] as const;
}

type Rows = BatchResponse<ReturnType<typeof reads>>;

function historyOf(
  [[exercise], [bests], days, sets, [packed], [past]]: Rows,
  { before = end }: HistoryPage,
): ExerciseHistory | undefined {
  if (!exercise) return undefined;
  const own = days.map((day) => ({
    ...day,
    sets: sets.filter(({ date }) => date === day.date).flatMap(({ numbers }) => setsOf(numbers)),
  }));
  const kept: OldDay[] = packed ? readPackedDays(packed.days) : [];
  const old = [...kept, ...pastDaysIn(past, kept)].sort((a, b) => (a.date < b.date ? -1 : 1));
  const found = withPacked(
    own,
    old.filter(({ date }) => date < before),
  );
  const shown = found.slice(0, pageDays);
  return {
    exercise,
    bests: bestOfBoth(
      {
        weight: bestOn(bests?.weight, bests?.weightOn),
        oneRep: bestOn(bests?.oneRep, bests?.oneRepOn),
        volume: bestOn(bests?.volume, bests?.volumeOn),
        seconds: bestOn(bests?.seconds, bests?.secondsOn),
        metres: bestOn(bests?.metres, bests?.metresOn),
      },
      old,
    ),
    days: shown,
    next: found.length > pageDays ? (shown.at(-1)?.date ?? null) : null,
  };
}

const daysBetween = preparedList((db) =>
  db
    .select({
      date: traineePerformance.date,
      assigned: traineePerformance.assignedExercises,
      completed: traineePerformance.completedExercises,
    })
    .from(traineePerformance)
    .where(
      and(
        eq(traineePerformance.traineeId, traineeId),
        between(traineePerformance.date, sql.placeholder("first"), sql.placeholder("last")),
        gt(traineePerformance.assignedExercises, 0),
      ),
    )
    .orderBy(asc(traineePerformance.date)),
);

/** The days of a day's month, from their roll-up. */
export async function getExerciseMonth(
  { db, traineeId }: TraineeScope,
  date: LocalDate,
): Promise<ExerciseMonth> {
  const month = `${date.slice(0, 8)}01`;
  const last = addDays(addMonths(month, 1), -1);
  const [days] = await db.batch([daysBetween(db, { traineeId, first: month, last })]);
  return { month, days };
}
