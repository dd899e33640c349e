import type { LocalDate } from "../calendar.ts";
import type { StoredSection } from "../plumbing/settings.ts";
import { readProofDays } from "./payment-proofs.ts";
import { daysLeft } from "./subscriptions.ts";

/** The action at the end of a subscription; `suspend` includes reminders. */
export const endChoices = ["nothing", "remind", "suspend"] as const;
export type EndChoice = (typeof endChoices)[number];

export interface SubscriptionSettings {
  atEnd: EndChoice;
  /** Whole days after the last one with an open account. */
  suspendAfterDays: number;
  /** Days for which the picture of a decided proof of a transfer is kept. */
  proofDays: number;
}

/** Days of grace before an account is suspended. */
export const suspendAfter = { min: 0, max: 60, default: 7 } as const;

/** Days of reminders before the end. */
export const reminderDays = [7, 1] as const;
export type ReminderDay = (typeof reminderDays)[number];
/** Days by which a missed reminder can be late. */
export const reminderLate = 1;
/** The mark of a suspension among the days of reminders. */
export const suspensionMark = -1;
/** Maximum age of an end in days when suspension is switched on; older ones are left alone. */
export const suspensionReach = 31;
/** The earliest minute of a local day for reminders: 9:00. */
const tellFromMinute = 540;

type EndStep = { kind: "remind"; daysBefore: ReminderDay; left: number } | { kind: "suspend" };

/**
 * The step for an end on a day.
 * @param at the trainee's day, and its minute (0–1439)
 * @returns undefined for no step
 */
export function endStep(
  endsOn: LocalDate,
  { today, minute }: { today: LocalDate; minute: number },
  { atEnd, suspendAfterDays }: Pick<SubscriptionSettings, "atEnd" | "suspendAfterDays">,
): EndStep | undefined {
  if (atEnd === "nothing" || minute < tellFromMinute) return undefined;
  const left = daysLeft(endsOn, today);
  const daysBefore = reminderDays.find((days) => left <= days && left >= days - reminderLate);
  if (daysBefore !== undefined) return { kind: "remind", daysBefore, left };
  if (atEnd !== "suspend") return undefined;
  const over = -left - suspendAfterDays;
  return over > 0 && over <= suspensionReach ? { kind: "suspend" } : undefined;
}

/** The stored choice, a reminder by default; days of grace within their bounds. */
export function readSubscriptionSettings(stored: StoredSection): SubscriptionSettings {
  const atEnd = endChoices.find((known) => known === stored?.atEnd);
  const days = stored?.suspendAfterDays;
  const { min, max } = suspendAfter;
  const known = typeof days === "number" && Number.isInteger(days) && days >= min && days <= max;
  return {
    atEnd: atEnd ?? "remind",
    suspendAfterDays: known ? days : suspendAfter.default,
    proofDays: readProofDays(stored),
  };
}
