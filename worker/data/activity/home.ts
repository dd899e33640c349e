import { eatenPlate, plateNutrients } from "../../../domain/activity/meal-day.ts";
import { performanceWeek } from "../../../domain/activity/performance-week.ts";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { Home, HomeDay, PerformanceWeek } from "../../../domain/contract/activity/home.ts";
import type {
  ScheduledExercise,
  ScheduledMeal,
} from "../../../domain/contract/schedules/schedules.ts";
import { unreadMessagesOf, unreadNotificationsOf } from "../notifications/unread.ts";
import type { TraineeScope } from "../scope.ts";
import { deletionOf } from "../trainees/account-deletion.ts";
import { bodyOf, type OwnProfile, profileOf, profileOn } from "../trainees/trainee-profile.ts";
import type { WithPhotoKey } from "../trainees/trainees.ts";
import { newestWeightsOf, trendOf } from "../trainees/weight.ts";
import { scheduledExercisesOf } from "./exercise-week.ts";
import { anyScheduleOf, performanceOfWeek } from "./performance.ts";
import { scheduledMealsOf } from "./scheduled-meals.ts";

/** Enough for the small line beside the number. */
const weightsShown = 12;

/** The trainee's home in one batch, whose cost does not grow with history. */
export async function getHome(scope: TraineeScope, date: LocalDate): Promise<WithPhotoKey<Home>> {
  const rows = await scope.db.batch([
    profileOf(scope),
    unreadNotificationsOf(scope),
    unreadMessagesOf(scope),
    anyScheduleOf(scope),
    performanceOfWeek(scope, date),
    newestWeightsOf(scope, { limit: weightsShown }),
    scheduledExercisesOf(scope, [date, date]),
    scheduledMealsOf(scope, [date, date]),
    deletionOf(scope),
  ]);
  const [profiles, notifications, messages, schedules, records, weights, exercises, meals] = rows;
  const [, , , , , , , , [account]] = rows;
  const profile = profileOn(profiles, date, scope.now);
  return {
    date,
    name: profile.name,
    gender: profile.gender,
    photoKey: profile.photoKey,
    unreadNotifications: notifications[0]?.unread ?? 0,
    unreadMessages: messages[0]?.unread ?? 0,
    joinedOn: localDateAt(profile.createdAt, profile.timeZone),
    week: performanceWeek(date, records, goalsOf(profile, schedules)),
    scheduled: schedules.length > 0,
    greeted: (messages[0]?.lastSeq ?? 0) > 0,
    day: { exercises: exercises.map(exerciseLine), meals: meals.map(mealLine) },
    weight: trendOf(weights),
    body: bodyOf(profile),
    deletesAt: account?.deletesAt ?? null,
  };
}

const exerciseLine = ({ id, name, englishName, status }: ScheduledExercise) => ({
  ...{ id, name, englishName, status },
});

function mealLine(meal: ScheduledMeal): HomeDay["meals"][number] {
  const { id, date, timing, status } = meal;
  const plate = eatenPlate(meal);
  return { id, date, timing, status, name: plate.name, calories: plateNutrients(plate).calories };
}

/** The week of a day, as the home shows the one under way. */
export async function getPerformanceWeek(
  scope: TraineeScope,
  date: LocalDate,
): Promise<PerformanceWeek> {
  const [profiles, schedules, records] = await scope.db.batch([
    profileOf(scope),
    anyScheduleOf(scope),
    performanceOfWeek(scope, date),
  ]);
  const profile = profileOn(profiles, date, scope.now);
  return { week: performanceWeek(date, records, goalsOf(profile, schedules)) };
}

function goalsOf(profile: OwnProfile, schedules: readonly unknown[]) {
  return {
    scheduled: schedules.length > 0,
    targetSteps: profile.targetSteps,
    joinedOn: localDateAt(profile.createdAt, profile.timeZone),
  };
}
