import { adminPaths } from "../../domain/admin-paths.ts";
import type { NotificationType } from "../../domain/notifications/notifications.ts";
import { paths } from "../../domain/paths.ts";

/** The trainee's screen that a notification of the trainer opens. */
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

/** The screen in which a person finds a notification, which opens what it is about. */
export const notificationLink = (role: "trainer" | "trainee", id: string) =>
  `${(role === "trainer" ? adminPaths : paths.trainee).notifications}?open=${id}`;

/** The trainer's screen of a trainee. */
export const traineeLink = adminPaths.trainee;

/** The trainer's screen of what a trainee bought. */
export const subscriptionsLink = (traineeId: string) =>
  `${traineeLink(traineeId)}?tab=subscription`;

/** Where the trainer sees what the product does by itself, and fetches a copy of it all. */
export const systemLink = adminPaths.settingsTab("system");

/** The page that mails a link to a new password. */
export const passwordResetLink = (origin: string) => `${origin}${paths.resetPassword}`;

/** The trainee's home, where what is urgent stands first; the sign-in leads there, too. */
export const homeLink = (origin: string) => `${origin}${paths.trainee.home}`;
