import type { NotificationType } from "../../domain/notifications/notifications.ts";

/** The trainee's screen that a notification of the trainer opens. */
export const linkOfType: Record<NotificationType, string | null> = {
  info: null,
  success: null,
  warning: null,
  error: null,
  weight: "/trainee/weight",
  exercise: "/trainee/exercise",
  meal: "/trainee/diet",
  subscription: "/trainee/profile",
};

/** The screen in which a person finds a notification, which opens what it is about. */
export const notificationLink = (role: "trainer" | "trainee", id: string) =>
  `/${role === "trainer" ? "admin" : "trainee"}/notifications?open=${id}`;

/** The trainer's screen of a trainee. */
export const traineeLink = (traineeId: string) => `/admin/trainees/${traineeId}`;

/** The trainer's screen of what a trainee bought. */
export const subscriptionsLink = (traineeId: string) =>
  `${traineeLink(traineeId)}?tab=subscription`;

/** Where the trainer sees what the product does by itself, and fetches a copy of it all. */
export const systemLink = "/admin/settings?tab=system";

/** The page that mails a link to a new password. */
export const passwordResetLink = (origin: string) => `${origin}/reset-password`;

/** The trainee's home, where what is urgent stands first; the sign-in leads there, too. */
export const homeLink = (origin: string) => `${origin}/trainee`;
