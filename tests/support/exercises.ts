import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import {
  addDays,
  dayOfWeek,
  type LocalDate,
  localDateAt,
  weekStart,
} from "../../domain/calendar.ts";
import type { ExerciseWeek } from "../../domain/contract/activity/exercise-week.ts";
import { newId } from "../../domain/id.ts";
import type { ExerciseDay } from "../../domain/schedules/exercise-days.ts";
import { countExerciseDays } from "../../worker/data/schedules/exercise-days.ts";
import { connect, type DatabaseClient } from "../../worker/db/client.ts";
import { call, type SignedInTrainee } from "./worker.ts";

interface PlannedExercise {
  date: LocalDate;
  exerciseId: string | null;
  name: string;
  position: number;
  status: string;
  sets: number;
  reps: number;
  weight: number | null;
  seconds: number | null;
  metres: number | null;
}

export async function makeExercise(
  overrides: Partial<{
    name: string;
    category: string;
    status: string;
    sets: number;
    reps: number;
    seconds: number | null;
    metres: number | null;
  }> = {},
): Promise<string> {
  const id = newId();
  const { name = "ضغط الصدر", category = "chest", status = "active" } = overrides;
  const { sets = 4, reps = 12, seconds = null, metres = null } = overrides;
  await env.DB.prepare(
    `insert into exercises (id, name, english_name, category, search, status, sets, reps, seconds, metres,
       created_at, updated_at)
     values (?1, ?2, 'Bench press', ?3, ?2, ?4, ?5, ?6, ?7, ?8, 1, 1)`,
  )
    .bind(id, name, category, status, sets, reps, seconds, metres)
    .run();
  return id;
}

/** A scheduled exercise; its week is inserted if it is missing. */
export async function planExercise(
  traineeId: string,
  overrides: Partial<PlannedExercise> & { date: LocalDate },
): Promise<string> {
  const item: PlannedExercise = {
    exerciseId: null,
    name: "ضغط الصدر",
    position: 0,
    status: "pending",
    sets: 3,
    reps: 10,
    weight: 40,
    seconds: null,
    metres: null,
    ...overrides,
  };
  const id = newId();
  await env.DB.batch([
    env.DB.prepare(
      `insert or ignore into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
       values (?1, ?2, ?3, 1, 1)`,
    ).bind(newId(), traineeId, weekStart(item.date)),
    env.DB.prepare(
      `insert into schedule_exercises (id, schedule_id, trainee_id, exercise_id, day_of_week, date,
         position, name, category, sets, reps, weight, status, seconds, metres, updated_at)
       select ?1, id, trainee_id, ?2, ?3, ?4, ?5, ?6, 'chest', ?7, ?8, ?9, ?10, ?13, ?14, 1
       from weekly_schedules where trainee_id = ?11 and week_start_date = ?12`,
    ).bind(
      id,
      item.exerciseId,
      dayOfWeek(item.date),
      item.date,
      item.position,
      item.name,
      item.sets,
      item.reps,
      item.weight,
      item.status,
      traineeId,
      weekStart(item.date),
      item.seconds,
      item.metres,
    ),
  ]);
  return id;
}

/** Weeks of training behind a day: the exercises done every week, with four sets each. */
export async function makeTraining(
  traineeId: string,
  before: LocalDate,
  weeks: number,
  exerciseIds: readonly string[],
): Promise<void> {
  for (let week = 1; week <= weeks; week += 1) {
    const date = addDays(weekStart(before), -7 * week);
    await env.DB.prepare(
      `insert into performed_sets (id, trainee_id, exercise_id, exercise_name, date, set_number, reps,
         weight, created_at, updated_at)
       select lower(hex(randomblob(16))), ?1, exercise.value, 'تمرين', ?2, number.value, 10, ?3, 1, 1
       from json_each(?4) exercise, json_each('[1,2,3,4]') number`,
    )
      .bind(traineeId, date, 100 - week / 10, JSON.stringify(exerciseIds))
      .run();
    await countDays(traineeId, date);
  }
}

/** Writes the roll-up of a day's sets, as the product does after a change of them. */
async function countDays(traineeId: string, date: LocalDate): Promise<void> {
  const db = connect(env.DB as unknown as DatabaseClient);
  const days = sql`select distinct trainee_id, exercise_id, date from performed_sets
    where trainee_id = ${traineeId} and date = ${date} and exercise_id is not null`;
  await db.batch(countExerciseDays(db, { days }));
}

/** The roll-up of an exercise on a day. */
export const exerciseDay = (traineeId: string, exerciseId: string, date: LocalDate) =>
  env.DB.prepare(
    `select sets, best_reps as bestReps, best_weight as bestWeight, best_one_rep as bestOneRep, volume,
       best_seconds as bestSeconds, best_metres as bestMetres
     from exercise_days where trainee_id = ? and exercise_id = ? and date = ?`,
  )
    .bind(traineeId, exerciseId, date)
    .first<ExerciseDay>();

export async function readWeek(
  { token }: SignedInTrainee,
  date = localDateAt(Date.now(), "Asia/Hebron"),
): Promise<ExerciseWeek> {
  const response = await call(`/api/trainee/exercise-week?date=${date}`, { token });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

export const setStatus = (
  { token }: SignedInTrainee,
  itemId: string,
  status: unknown,
  id = newId(),
) => call("/api/trainee/exercise-statuses", { token, body: { id, itemId, status } });

export const makeSet = (setNumber: number, reps: unknown = 10, weight: unknown = 40) => ({
  setNumber,
  reps,
  weight,
});

export const sendSets = ({ token }: SignedInTrainee, itemId: string, sets: unknown, id = newId()) =>
  call("/api/trainee/performed-sets", { token, body: { id, itemId, sets } });

/** Sends sets that complete their exercise. */
export const sendLastSets = ({ token }: SignedInTrainee, itemId: string, sets: unknown) =>
  call("/api/trainee/performed-sets", {
    token,
    body: { id: newId(), itemId, sets, completes: true },
  });

/** The roll-up of a day. */
export const countedDay = (traineeId: string, date: string) =>
  env.DB.prepare("select * from trainee_performance where trainee_id = ? and date = ?")
    .bind(traineeId, date)
    .first();

export const statusOf = (itemId: string) =>
  env.DB.prepare("select status, completed_at, updated_at from schedule_exercises where id = ?")
    .bind(itemId)
    .first();

export const setRows = async (itemId: string) =>
  (
    await env.DB.prepare(
      "select id, set_number, reps, weight from performed_sets where schedule_exercise_id = ? order by set_number",
    )
      .bind(itemId)
      .all()
  ).results;
