/*
 * Identifiers are UUIDv7 texts. Instants (`…_at`) are UTC milliseconds; days (`date`, `…_on`,
 * `week_start_date`) are the trainee's local `YYYY-MM-DD`. Weights are kg, lengths cm.
 * Nutrients are per 100 g and null where nobody measured them.
 */

/** Who may enter. */
export * from "./schema/accounts.ts";
/** What the house keeps for itself: settings, orders, runs. */
export * from "./schema/house.ts";
/** What schedules are made of: exercises and their videos, foods, meals. */
export * from "./schema/libraries.ts";
/** Weeks, and what was done of them; scheduled items keep a copy of what was assigned. */
export * from "./schema/schedules.ts";
/** Notifications, conversations, and the browsers that may be woken. */
export * from "./schema/talking.ts";
/** Trainees: their plans, bodies and days. */
export * from "./schema/trainees.ts";
