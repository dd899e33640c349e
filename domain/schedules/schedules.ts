/** A scheduled exercise's states; nobody goes back to pending. */
export const exerciseStatuses = ["pending", "completed", "skipped"] as const;
export type ExerciseStatus = (typeof exerciseStatuses)[number];

/** A scheduled meal's states. */
export const mealStatuses = ["pending", "consumed", "skipped"] as const;
export type MealStatus = (typeof mealStatuses)[number];

/** What a week is planned and applied by. */
export const scheduleKinds = ["exercises", "meals"] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** How many weeks after the current one an applied schedule keeps filled. */
export const weeksAhead = 8;

/** Characters of the trainer's note on an exercise of a week. */
export const exerciseNoteLength = 300;

/** More items of one kind on one day than anybody can do: a limit against slips. */
export const itemsPerDay = 40;

/** The longest texts that a scheduled item copies from the library. */
export const copiedTexts = {
  name: 200,
  description: 10_000,
  videoUrl: 2048,
  duration: 100,
} as const;
