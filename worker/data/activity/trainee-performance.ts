import { and, asc, between, desc, eq, sql } from "drizzle-orm";
import { adherence, adherenceSince, adherenceSpans } from "../../../domain/activity/adherence.ts";
import { lightened } from "../../../domain/activity/lighter-days.ts";
import {
  performanceOfDay,
  performanceOfWeek,
  performanceWeek,
} from "../../../domain/activity/performance-week.ts";
import { addDays, type LocalDate, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type {
  TraineeMeals,
  TraineePerformance,
} from "../../../domain/contract/activity/trainee-performance.ts";
import { dailyScore } from "../../../domain/schedules/day-score.ts";
import {
  ownMeals as added,
  traineePerformance as counted,
  performedSets as done,
  scheduleExercises as item,
  traineeProfiles,
} from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";
import { lighterDaysOf } from "./lighter-days.ts";
import { anySchedule, goalsOf, recordColumns } from "./performance.ts";
import { setNumbers, setsOf } from "./set-numbers.ts";
import { feelingsOf } from "./workout-feelings.ts";

const liftedDays = 7;
const mealsOfWeek = 100;
const maxMeals = 500;

const addedColumns = {
  id: added.id,
  date: added.date,
  name: added.name,
  description: added.description,
  category: added.category,
  calories: added.calories,
  protein: added.protein,
  carbs: added.carbs,
  fat: added.fat,
  quantity: added.quantity,
  portion: added.portion,
  status: added.status,
};
const newestFirst = [desc(added.date), desc(added.createdAt), desc(added.id)] as const;

/** A trainee's performance of today, this week and the last weeks; undefined if the trainee does not exist. */
export async function getTraineePerformance(
  { db, now }: TrainerScope,
  traineeId: string,
): Promise<TraineePerformance | undefined> {
  // The days of all time zones: the profile, read in the same batch, decides which is today.
  const utcDay = localDateAt(now, "UTC");
  const first = addDays(adherenceSince(utcDay), -1);
  const last = addDays(utcDay, 7);
  const shownDays = { traineeId, first: addDays(utcDay, -liftedDays), last: addDays(utcDay, 1) };
  const [[profile], days, meals, items, performed, schedules, feelings] = await db.batch([
    profileOf(db, traineeId),
    db
      .select(recordColumns)
      .from(counted)
      .where(and(eq(counted.traineeId, traineeId), between(counted.date, first, last))),
    db
      .select(addedColumns)
      .from(added)
      .where(
        and(eq(added.traineeId, traineeId), between(added.date, shownDays.first, shownDays.last)),
      )
      .orderBy(...newestFirst)
      .limit(mealsOfWeek),
    plannedOf(db, shownDays),
    performedOf(db, shownDays),
    anySchedule(db, { traineeId }),
    feelingsOf(db, shownDays),
  ]);
  if (!profile) return undefined;
  const today = localDateAt(now, profile.timeZone);
  const setsOfItem = new Map(performed.map(({ itemId, numbers }) => [itemId, setsOf(numbers)]));
  const sunday = weekStart(today);
  const week = performanceWeek(today, days, goalsOf(profile, schedules));
  const day = performanceOfDay(today, week);
  return {
    name: profile.name,
    today,
    day: { ...day, score: dailyScore(day) ?? null },
    week: { weekStart: sunday, ...performanceOfWeek(today, week) },
    adherence: adherenceSpans.map((span) => adherence(days, today, span)),
    lifted: lightened(items, profile.lighterDays)
      .filter(({ date }) => date > addDays(today, -liftedDays) && date <= today)
      .map((item) => ({ ...item, performed: setsOfItem.get(item.id) ?? [] }))
      .filter(({ status, performed }) => status !== "pending" || performed.length > 0),
    feelings: feelings.filter(({ date }) => date > addDays(today, -liftedDays) && date <= today),
    ownMeals: meals.filter(({ date }) => date >= sunday),
  };
}

/** A trainee's own meals; undefined if the trainee does not exist. */
export async function listTraineeMeals(
  { db }: TrainerScope,
  traineeId: string,
): Promise<TraineeMeals | undefined> {
  const [[profile], meals, [count]] = await db.batch([
    profileOf(db, traineeId),
    db
      .select(addedColumns)
      .from(added)
      .where(eq(added.traineeId, traineeId))
      .orderBy(...newestFirst)
      .limit(maxMeals),
    db
      .select({ total: sql<number>`count(*)`.as("total") })
      .from(added)
      .where(eq(added.traineeId, traineeId)),
  ]);
  return profile && { name: profile.name, meals, total: count?.total ?? 0 };
}

interface Days {
  traineeId: string;
  first: LocalDate;
  last: LocalDate;
}

/** Reads the performed sets of some days' items. */
function performedOf(db: TrainerScope["db"], { traineeId, first, last }: Days) {
  return db
    .select({ itemId: item.id, numbers: setNumbers })
    .from(item)
    .innerJoin(done, eq(done.scheduleExerciseId, item.id))
    .where(and(eq(item.traineeId, traineeId), sql`${item.date} between ${first} and ${last}`))
    .groupBy(item.id);
}

function plannedOf(db: TrainerScope["db"], { traineeId, first, last }: Days) {
  return db
    .select({
      id: item.id,
      exerciseId: item.exerciseId,
      date: item.date,
      name: item.name,
      englishName: item.englishName,
      type: item.type,
      sets: item.sets,
      reps: item.reps,
      repsTo: item.repsTo,
      seconds: item.seconds,
      metres: item.metres,
      weight: item.weight,
      percent: item.percent,
      duration: item.duration,
      status: item.status,
      substitute: item.substitute,
    })
    .from(item)
    .where(and(eq(item.traineeId, traineeId), between(item.date, first, last)))
    .orderBy(desc(item.date), asc(item.position), asc(item.id));
}

function profileOf(db: TrainerScope["db"], traineeId: string) {
  const { name, timeZone, targetSteps, createdAt } = traineeProfiles;
  return db
    .select({
      name,
      timeZone,
      targetSteps,
      createdAt,
      lighterDays: lighterDaysOf(sql`${traineeId}`),
    })
    .from(traineeProfiles)
    .where(eq(traineeProfiles.id, traineeId));
}
