import { performanceWeek } from "../../../domain/activity/performance-week.ts";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/activity/home.ts";
import { unreadMessagesOf, unreadNotificationsOf } from "../notifications/unread.ts";
import type { TraineeScope } from "../scope.ts";
import { bodyOf, profileOf, profileOn } from "../trainees/trainee-profile.ts";
import { newestWeightsOf, trendOf } from "../trainees/weight.ts";
import { anyScheduleOf, performanceOfWeek } from "./performance.ts";

/** Enough for the small line beside the number. */
const weightsShown = 12;

/** The trainee's home in one batch, whose cost does not grow with history. */
export async function getHome(scope: TraineeScope, date: LocalDate): Promise<Home> {
  const [profiles, notifications, messages, schedules, records, weights] = await scope.db.batch([
    profileOf(scope),
    unreadNotificationsOf(scope),
    unreadMessagesOf(scope),
    anyScheduleOf(scope),
    performanceOfWeek(scope, date),
    newestWeightsOf(scope, { limit: weightsShown }),
  ]);
  const profile = profileOn(profiles, date, scope.now);
  return {
    date,
    name: profile.name,
    gender: profile.gender,
    unreadNotifications: notifications[0]?.unread ?? 0,
    unreadMessages: messages[0]?.unread ?? 0,
    week: performanceWeek(date, records, {
      scheduled: schedules.length > 0,
      targetSteps: profile.targetSteps,
      joinedOn: localDateAt(profile.createdAt, profile.timeZone),
    }),
    weight: trendOf(weights),
    body: bodyOf(profile),
  };
}
