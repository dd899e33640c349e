/*
 * Identifiers are UUIDv7 texts. Instants (`…_at`) are UTC milliseconds; days (`date`, `…_on`,
 * `week_start_date`) are the trainee's local `YYYY-MM-DD`. Weights are kg, lengths cm.
 * Nutrients are per 100 g; null is unknown.
 */

/** Accounts, sessions and personal settings. */
export * from "./schema/accounts.ts";
/** How workouts felt. */
export * from "./schema/activity/feelings.ts";
/** Periods of lighter training. */
export * from "./schema/activity/lighter-days.ts";
/** The trainee's own recipes and foods. */
export * from "./schema/activity/own-foods.ts";
/** The seats of machines. */
export * from "./schema/activity/seats.ts";
/** Performed sets, and their sums by exercise. */
export * from "./schema/activity/sets.ts";
/** Logs: meals, steps, notes, and each day's roll-up. */
export * from "./schema/activity.ts";
/** The trainer's marks of lines of the queue. */
export * from "./schema/attention.ts";
/** Weights, measurements, targets and absences. */
export * from "./schema/body.ts";
/** Forms of check-ins, when they are due, answers and reviews. */
export * from "./schema/check-ins.ts";
/** Summaries of conversations; the objects hold the messages. */
export * from "./schema/conversations.ts";
/** A person's past in other apps. */
export * from "./schema/copies/past.ts";
/** Imports, backups and archives, with their progress. */
export * from "./schema/copies.ts";
/** Jobs for many trainees, and their people. */
export * from "./schema/jobs.ts";
/** Exercises and their videos, foods, meals. */
export * from "./schema/libraries.ts";
/** Proofs of transfers. */
export * from "./schema/memberships/proofs.ts";
/** Subscriptions, payments, and the sums of each month. */
export * from "./schema/memberships.ts";
/** Notifications, and the browsers to wake. */
export * from "./schema/notifications.ts";
/** Runs of the clock's jobs, and rows of the starter library. */
export * from "./schema/operations.ts";
/** Trainees, their invitations, and plans: subscriptions refer to both. */
export * from "./schema/people.ts";
/** Items removed from weeks with their library row. */
export * from "./schema/planning.ts";
/** The trainer's settings, the outbox. */
export * from "./schema/plumbing.ts";
/** The marks of days in Ramadan. */
export * from "./schema/ramadan/fasting-days.ts";
/** Answers about health before the first session while fasting. */
export * from "./schema/ramadan/fasting-health.ts";
/** Chosen reminders of the fasting day. */
export * from "./schema/ramadan/sun-reminders.ts";
/** Decisions about Ramadan. */
export * from "./schema/ramadan.ts";
/** Repeated weeks, and replacements in later weeks. */
export * from "./schema/schedules/repeats.ts";
/** Weeks and their items, which are copies of the assigned rows. */
export * from "./schema/schedules.ts";
/** Templates, linked trainees, and the jobs. */
export * from "./schema/templates.ts";
