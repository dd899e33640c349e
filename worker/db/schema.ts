/*
 * Identifiers are UUIDv7 texts. Instants (`…_at`) are UTC milliseconds; days (`date`, `…_on`,
 * `week_start_date`) are the trainee's local `YYYY-MM-DD`. Weights are kg, lengths cm.
 * Nutrients are per 100 g and null where nobody measured them.
 */

/** Who signs in, and a person's own settings. */
export * from "./schema/accounts.ts";
/** What was done: sets, meals, steps, and each day's roll-up. */
export * from "./schema/activity.ts";
/** Summaries of conversations; the messages are the conversation objects' own. */
export * from "./schema/conversations.ts";
/** What schedules are made of: exercises and their videos, foods, meals. */
export * from "./schema/libraries.ts";
/** What is sold: lines of subscriptions, what was paid, what each month brought. */
export * from "./schema/memberships.ts";
/** Notifications, and the browsers that may be woken. */
export * from "./schema/notifications.ts";
/** What the deployment keeps for itself: settings, outbox, cron runs. */
export * from "./schema/operations.ts";
/** Weeks and their items, which keep a copy of what was assigned. */
export * from "./schema/schedules.ts";
/** Programmes to give to many, who follows them, and the jobs that do. */
export * from "./schema/templates.ts";
/** Trainees, the plans they may have, their bodies and notes. */
export * from "./schema/trainees.ts";
