/** A scheduled exercise's states; none returns to `pending`. */
export const exerciseStatuses = ["pending", "completed", "skipped"] as const;
export type ExerciseStatus = (typeof exerciseStatuses)[number];

/** A scheduled meal's states. */
export const mealStatuses = ["pending", "consumed", "skipped"] as const;
export type MealStatus = (typeof mealStatuses)[number];

/** Kinds of a week's items, planned and applied separately. */
export const scheduleKinds = ["exercises", "meals"] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** Weeks after the current one that an applied schedule fills. */
export const weeksAhead = 8;

/** Maximum characters of the trainer's note on a scheduled exercise. */
export const exerciseNoteLength = 300;

/** Maximum items of a kind on a day, against typing errors. */
export const itemsPerDay = 40;

/** Maximum lengths of texts copied from the library. */
export const copiedTexts = {
  name: 200,
  description: 10_000,
  videoUrl: 2048,
  duration: 100,
} as const;
