import { and, asc, eq, sql } from "drizzle-orm";
import { adherenceSince, adherenceSpans } from "../../../domain/activity/adherence.ts";
import type { InsightFacts } from "../../../domain/activity/insight.ts";
import { isLighter, lightenedDay } from "../../../domain/activity/lighter-days.ts";
import { eatenPlate, plateNutrients } from "../../../domain/activity/meal-day.ts";
import { performanceWeek } from "../../../domain/activity/performance-week.ts";
import { expectedSeconds } from "../../../domain/activity/training-time.ts";
import { type NutritionTarget, targetOn } from "../../../domain/body/nutrition-target.ts";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { Home, HomeDay, PerformanceWeek } from "../../../domain/contract/home/home.ts";
import { type NutrientSum, sumNutrients } from "../../../domain/libraries/macros.ts";
import { decisionOf, type FastingDecision } from "../../../domain/ramadan/decision.ts";
import { limitedTarget } from "../../../domain/ramadan/limited-deficits.ts";
import { batchOf } from "../../db/batch.ts";
import { preparedList } from "../../db/prepared.ts";
import { scheduleExercises, scheduleMeals } from "../../db/schema.ts";
import { anySchedule, goalsOf, performanceOfWeek } from "../activity/performance.ts";
import { targetOfDay } from "../body/nutrition-targets.ts";
import { bodyOf, newestWeightsOf, trendOf } from "../body/weight.ts";
import { checkInToAnswer, openSchedulesOf } from "../check-ins/to-answer.ts";
import { unreadNotificationsOf } from "../notifications/unread.ts";
import type { WithPhotoKey } from "../people/trainees.ts";
import { openWeekOf } from "../schedules/open-weeks.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf, profileOn } from "../trainee-profile.ts";
import { homeAccountOf } from "./home-account.ts";
import { conversationOf, trainerWordOf } from "./home-conversation.ts";

/** Maximum weights of the small chart beside the number. */
const maxWeights = 12;

const onDay = (table: typeof scheduleExercises | typeof scheduleMeals) =>
  and(eq(table.traineeId, sql.placeholder("traineeId")), eq(table.date, sql.placeholder("date")));

const exercise = scheduleExercises;
// Only the columns of an item's line and of its time; the day's screens read the rest.
const exercisesOn = preparedList((db) =>
  db
    .select({
      id: exercise.id,
      name: sql<string>`coalesce(${exercise.substitute} ->> '$.name', ${exercise.name})`.as("name"),
      englishName: sql<string | null>`iif(${exercise.substitute} is null,
        ${exercise.englishName}, ${exercise.substitute} ->> '$.englishName')`.as("english_name"),
      type: exercise.type,
      status: exercise.status,
      sets: exercise.sets,
      reps: exercise.reps,
      repsTo: exercise.repsTo,
      seconds: exercise.seconds,
      metres: exercise.metres,
      tempo: exercise.tempo,
      rest: exercise.rest,
      superset: exercise.superset,
    })
    .from(exercise)
    .where(onDay(exercise))
    .orderBy(asc(exercise.position), asc(exercise.id)),
);

const meal = scheduleMeals;
const mealsOn = preparedList((db) =>
  db
    .select({
      id: meal.id,
      timing: meal.timing,
      status: meal.status,
      name: meal.name,
      calories: meal.calories,
      protein: meal.protein,
      carbs: meal.carbs,
      fat: meal.fat,
      quantity: meal.quantity,
      substitute: meal.substitute,
    })
    .from(meal)
    .where(onDay(meal))
    .orderBy(asc(meal.timing), asc(meal.position)),
);
type ExerciseRow = Awaited<ReturnType<typeof exercisesOn>>[number];
type MealRow = Awaited<ReturnType<typeof mealsOn>>[number];

/** Days of the home's sentence. */
const [insightDays] = adherenceSpans;

/** What the month near the day is seen by. */
export interface HomeMonth extends FastingDecision {
  /** As stored. */
  prayers: unknown;
  ramadan: string | null;
  /** The sealed marks of its days, as JSON. */
  fastingDays: string;
  timeZone: string;
  /** The sealed answer to the question of health. */
  health: string | null;
}

/** What the day's target is compared with. */
export interface HomeFood {
  target: NutritionTarget | undefined;
  /** Nutrients of the planned meals; null without any. */
  planned: NutrientSum["total"] | null;
  /** kcal */
  eaten: number | null;
}

/** The home before its photos are signed, its month is seen and its day is compared with a target. */
type UnsignedHome = Omit<
  WithPhotoKey<Home>,
  "trainerWord" | "ramadan" | "over" | "left" | "insight"
> & {
  trainerWord: ReturnType<typeof trainerWordOf>;
  month: HomeMonth;
  food: HomeFood;
  insight: Omit<InsightFacts, "targetCalories">;
};

/** The trainee's home, in one batch at a cost independent of the history. */
export async function getHome(scope: TraineeScope, date: LocalDate): Promise<UnsignedHome> {
  await openWeekOf(scope, date);
  const { db, traineeId, now } = scope;
  const found = await batchOf(db, {
    profiles: profileOf(scope),
    notifications: unreadNotificationsOf(scope),
    conversations: conversationOf(scope),
    schedules: anySchedule(db, { traineeId }),
    records: performanceOfWeek(scope, date, adherenceSince(date, insightDays)),
    weights: newestWeightsOf(scope, { limit: maxWeights }),
    exercises: exercisesOn(db, { traineeId, date }),
    meals: mealsOn(db, { traineeId, date }),
    targets: targetOfDay(scope, date),
    accounts: homeAccountOf(scope, date),
    checkIns: openSchedulesOf(scope),
  });
  const { meals, notifications, records, schedules } = found;
  const profile = profileOn(found.profiles, date, now);
  const [account] = found.accounts;
  const [conversation] = found.conversations;
  const lighter = isLighter(account?.lighterDays, date);
  const exercises = lighter ? lightenedDay(found.exercises) : found.exercises;
  const weight = trendOf(found.weights);
  const limits = { lighterDays: account?.lighterDays ?? [], body: bodyOf(profile) };
  const eaten =
    records.find((record) => record.date === date)?.eatenCalories ?? eatenUncounted(meals);
  return {
    date,
    name: profile.name,
    gender: profile.gender,
    photoKey: profile.photoKey,
    unreadNotifications: notifications[0]?.unread ?? 0,
    unreadMessages: conversation?.unread ?? 0,
    joinedOn: localDateAt(profile.createdAt, profile.timeZone),
    week: performanceWeek(date, records, goalsOf(profile, schedules)),
    scheduled: schedules.length > 0,
    greeted: (conversation?.lastSeq ?? 0) > 0,
    day: { exercises: exerciseLines(exercises), meals: meals.map((each) => mealLine(each, date)) },
    lighter,
    food: {
      target: limitedTarget(targetOn(found.targets, date), date, limits),
      planned: plannedOf(meals),
      eaten,
    },
    checkIn: checkInToAnswer(found.checkIns, now),
    insight: {
      today: date,
      weights: weight.days,
      targetWeight: profile.targetWeight,
      goals: profile.goals,
      days: records,
    },
    trainerWord: trainerWordOf(conversation),
    subscriptionEnd: profile.subscriptionEnd,
    weight,
    body: limits.body,
    deletesAt: account?.deletesAt ?? null,
    month: {
      ...decisionOf(account),
      prayers: account?.prayers,
      ramadan: account?.ramadan ?? null,
      fastingDays: account?.fastingDays ?? "[]",
      timeZone: profile.timeZone,
      health: account?.health ?? null,
    },
  };
}

function exerciseLines(exercises: readonly ExerciseRow[]): HomeDay["exercises"] {
  const seconds = expectedSeconds(exercises);
  return exercises.map(({ id, name, englishName, status }) => ({
    id,
    name,
    englishName,
    status,
    seconds: seconds.get(id) ?? 0,
  }));
}

/** Nutrients of the planned meals; null without any. */
const plannedOf = (meals: readonly MealRow[]) =>
  meals.length > 0 ? sumNutrients(meals.map(plateNutrients)).total : null;

/** kcal of a day without a stored sum: 0 before the first meal, else null, as one is unknown. */
const eatenUncounted = (meals: readonly MealRow[]) =>
  meals.some(({ status }) => status === "consumed") ? null : 0;

function mealLine(meal: MealRow, date: LocalDate): HomeDay["meals"][number] {
  const { id, timing, status } = meal;
  const plate = eatenPlate(meal);
  return { id, date, timing, status, name: plate.name, calories: plateNutrients(plate).calories };
}

/** The week of a day, in the home's shape. */
export async function getPerformanceWeek(
  scope: TraineeScope,
  date: LocalDate,
): Promise<PerformanceWeek> {
  const [profiles, schedules, records] = await scope.db.batch([
    profileOf(scope),
    anySchedule(scope.db, { traineeId: scope.traineeId }),
    performanceOfWeek(scope, date),
  ]);
  const profile = profileOn(profiles, date, scope.now);
  return { week: performanceWeek(date, records, goalsOf(profile, schedules)) };
}
