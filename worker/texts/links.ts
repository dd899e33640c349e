import { adminPaths } from "../../domain/admin-paths.ts";
import type { NotificationType } from "../../domain/notifications/notifications.ts";
import { paths } from "../../domain/paths.ts";

/** The trainee's screen for each type of the trainer's notifications. */
export const linkOfType: Record<NotificationType, string | null> = {
  info: null,
  success: null,
  warning: null,
  error: null,
  weight: paths.trainee.weight,
  exercise: paths.trainee.exercise,
  meal: paths.trainee.diet,
  subscription: paths.trainee.profile,
};

/** The screen of a notification, which opens its subject. */
export const notificationLink = (role: "trainer" | "trainee", id: string) =>
  `${(role === "trainer" ? adminPaths : paths.trainee).notifications}?open=${id}`;

export const traineeLink = adminPaths.trainee;

/** The trainer's screen of a trainee's subscriptions. */
export const subscriptionsLink = (traineeId: string) =>
  `${traineeLink(traineeId)}?tab=subscription`;

/** The trainer's screen of scheduled jobs and the archive of the business. */
export const systemLink = adminPaths.settingsTab("system");

/** The page for requesting a link to a new password. */
export const passwordResetLink = (origin: string) => `${origin}${paths.resetPassword}`;

/** The trainee's home, which shows urgent things first; the sign-in leads there, too. */
export const homeLink = (origin: string) => `${origin}${paths.trainee.home}`;
