import type { FieldRule } from "../fields.ts";

/** The trainer's lists of check-ins: sent ones that wait, open ones past their hour, closed ones without answers, done. */
export const checkInLists = ["waiting", "late", "missed", "done"] as const;
export type CheckInList = (typeof checkInLists)[number];

/** Days for which a missed check-in is listed, after its due day. */
export const missedDays = 14;

/** Days ahead to which a review can be put off. */
export const putOffDays = { least: 1, most: 14 } as const;

/** Weeks of the weight beside the answers. */
export const reviewWeeks = 8;

/** Exercises whose best lifts stand beside the answers: those with the most days in these weeks. */
export const reviewLifts = 5;

/** Check-ins a page of the done ones, and the waiting ones that are listed at once. */
export const listedCheckIns = { done: 50, waiting: 300 } as const;

export const reviewFields = {
  privateNote: { kind: "text", max: 1000, lines: true, optional: true },
} as const satisfies Record<string, FieldRule>;
