import { and, asc, eq, sql } from "drizzle-orm";
import { eatenPlate, plateNutrients } from "../../../domain/activity/meal-day.ts";
import { performanceWeek } from "../../../domain/activity/performance-week.ts";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { Home, HomeDay, PerformanceWeek } from "../../../domain/contract/activity/home.ts";
import { batchOf } from "../../db/batch.ts";
import { preparedList } from "../../db/prepared.ts";
import { scheduleExercises, scheduleMeals } from "../../db/schema.ts";
import { bodyOf, newestWeightsOf, trendOf } from "../body/weight.ts";
import { unreadMessagesOf, unreadNotificationsOf } from "../notifications/unread.ts";
import { deletionOf } from "../people/account-deletion.ts";
import type { WithPhotoKey } from "../people/trainees.ts";
import { openWeekOf } from "../schedules/open-weeks.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf, profileOn } from "../trainee-profile.ts";
import { anySchedule, goalsOf, performanceOfWeek } from "./performance.ts";

/** Maximum weights of the small chart beside the number. */
const maxWeights = 12;

const onDay = (table: typeof scheduleExercises | typeof scheduleMeals) =>
  and(eq(table.traineeId, sql.placeholder("traineeId")), eq(table.date, sql.placeholder("date")));

const exercise = scheduleExercises;
// Only the columns of an item's line; the day's screens read the rest.
const exercisesOn = preparedList((db) =>
  db
    .select({
      id: exercise.id,
      name: exercise.name,
      englishName: exercise.englishName,
      status: exercise.status,
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
type MealRow = Awaited<ReturnType<typeof mealsOn>>[number];

/** The trainee's home, in one batch at a cost independent of the history. */
export async function getHome(scope: TraineeScope, date: LocalDate): Promise<WithPhotoKey<Home>> {
  await openWeekOf(scope, date);
  const { db, traineeId, now } = scope;
  const found = await batchOf(db, {
    profiles: profileOf(scope),
    notifications: unreadNotificationsOf(scope),
    messages: unreadMessagesOf(scope),
    schedules: anySchedule(db, { traineeId }),
    records: performanceOfWeek(scope, date),
    weights: newestWeightsOf(scope, { limit: maxWeights }),
    exercises: exercisesOn(db, { traineeId, date }),
    meals: mealsOn(db, { traineeId, date }),
    accounts: deletionOf(scope),
  });
  const { exercises, meals, messages, notifications, schedules } = found;
  const profile = profileOn(found.profiles, date, now);
  return {
    date,
    name: profile.name,
    gender: profile.gender,
    photoKey: profile.photoKey,
    unreadNotifications: notifications[0]?.unread ?? 0,
    unreadMessages: messages[0]?.unread ?? 0,
    joinedOn: localDateAt(profile.createdAt, profile.timeZone),
    week: performanceWeek(date, found.records, goalsOf(profile, schedules)),
    scheduled: schedules.length > 0,
    greeted: (messages[0]?.lastSeq ?? 0) > 0,
    day: { exercises, meals: meals.map((each) => mealLine(each, date)) },
    weight: trendOf(found.weights),
    body: bodyOf(profile),
    deletesAt: found.accounts[0]?.deletesAt ?? null,
  };
}

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
