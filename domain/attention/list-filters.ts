import { addDays, type LocalDate } from "../calendar.ts";
import type { AttentionReason } from "./attention.ts";

/** What the trainer's list is narrowed to by how much of what was assigned was done lately, in percent. */
export const adherenceBands = { low: [0, 49], fair: [50, 79], good: [80, 100] } as const;
type AdherenceBand = keyof typeof adherenceBands;
export const adherenceBandNames = ["low", "fair", "good"] as const satisfies AdherenceBand[];

/**
 * For what of the queue somebody needs the trainer, as far as it is answered for many at once: what a person
 * said is answered to that person.
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

/** For at least how many days nothing was logged. */
export const silences = ["3", "7", "14"] as const;

const activityDays = 60;

/** The first day on which a row looks for anything that was logged. */
export const activeSince = (today: LocalDate): LocalDate => addDays(today, -activityDays);

/** When what was bought ends: from today on within as many days, or before today. */
export const planEndings = ["7", "30", "over"] as const;
type PlanEnding = (typeof planEndings)[number];

/** The days on which it must end, both included. */
export function endingBetween(ending: PlanEnding, today: LocalDate): [LocalDate, LocalDate] {
  return ending === "over"
    ? ["0000-01-01", addDays(today, -1)]
    : [today, addDays(today, Number(ending))];
}

/** How lately something that was bought began, in days, today included: those that the overview counts as new. */
export const newSubscriptionDays = 30;
export const beginnings = ["30"] as const;

/** The days on which it must have begun, both included. */
export const begunBetween = (today: LocalDate): [LocalDate, LocalDate] => [
  addDays(today, 1 - newSubscriptionDays),
  today,
];
