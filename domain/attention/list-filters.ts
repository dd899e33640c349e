import { addDays, type LocalDate } from "../calendar.ts";
import type { AttentionReason } from "./attention.ts";

/** Bands of recent adherence for the filter of the list, in percent. */
export const adherenceBands = { low: [0, 49], fair: [50, 79], good: [80, 100] } as const;
type AdherenceBand = keyof typeof adherenceBands;
export const adherenceBandNames = ["low", "fair", "good"] as const satisfies AdherenceBand[];

/**
 * Reasons of the queue that can be answered for many at once. Messages and notes are answered one person at a
 * time.
 */
export const needs = [
  "empty_weeks",
  "silence",
  "adherence",
  "ending",
  "payment",
  "weight",
] as const satisfies AttentionReason[];
export type Need = (typeof needs)[number];

export const isNeed = (reason: AttentionReason): reason is Need =>
  (needs as readonly AttentionReason[]).includes(reason);

/** Choices of minimum days without a log. */
export const silences = ["3", "7", "14"] as const;

const activityDays = 60;

/** The first day in which a row looks for a log. */
export const activeSince = (today: LocalDate): LocalDate => addDays(today, -activityDays);

/** Choices of an end: within these days from today, or before today. */
export const planEndings = ["7", "30", "over"] as const;
type PlanEnding = (typeof planEndings)[number];

/** The range of days for an end, both included. */
export function endingBetween(ending: PlanEnding, today: LocalDate): [LocalDate, LocalDate] {
  return ending === "over"
    ? ["0000-01-01", addDays(today, -1)]
    : [today, addDays(today, Number(ending))];
}

/** Days for which a subscription counts as new, today included, as in the overview. */
export const newSubscriptionDays = 30;
export const beginnings = ["30"] as const;

/** The range of days for a new start, both included. */
export const begunBetween = (today: LocalDate): [LocalDate, LocalDate] => [
  addDays(today, 1 - newSubscriptionDays),
  today,
];
