/*
 * Identifiers are UUIDv7 texts. Instants (`…_at`) are UTC milliseconds; days (`date`, `…_on`,
 * `week_start_date`) are the trainee's local `YYYY-MM-DD`. Weights are kg, lengths cm.
 * Nutrients are per 100 g and null where nobody measured them.
 */

/** Who signs in, and a person's own settings. */
export * from "./schema/accounts.ts";
/** What was done: sets, meals, steps, notes, and each day's roll-up. */
export * from "./schema/activity.ts";
/** What the trainer said of lines of the queue. */
export * from "./schema/attention.ts";
/** Weights, measurements, targets and absences. */
export * from "./schema/body.ts";
/** Summaries of conversations; the messages are the conversation objects' own. */
export * from "./schema/conversations.ts";
/** Imports, backups and archives, and how far each came. */
export * from "./schema/copies.ts";
/** What was done to many at once, and to whom. */
export * from "./schema/jobs.ts";
/** What schedules are made of: exercises and their videos, foods, meals. */
export * from "./schema/libraries.ts";
/** What is sold: lines of subscriptions, what was paid, what each month brought. */
export * from "./schema/memberships.ts";
/** Notifications, and the browsers that may be woken. */
export * from "./schema/notifications.ts";
/** What the clock did, and what the starter library brought. */
export * from "./schema/operations.ts";
/** Trainees, their invitations, and the plans they may have: subscriptions refer to both. */
export * from "./schema/people.ts";
/** What was taken off planned weeks with a row of the library. */
export * from "./schema/planning.ts";
/** What every room leans on: the trainer's settings, the outbox. */
export * from "./schema/plumbing.ts";
/** Weeks and their items, which keep a copy of what was assigned. */
export * from "./schema/schedules.ts";
/** Programmes to give to many, who follows them, and the jobs that do. */
export * from "./schema/templates.ts";
