import type { LocalDate } from "../calendar.ts";
import { daysLeft } from "./subscriptions.ts";

/** What happens at the end of a subscription; whoever is suspended was reminded before. */
export const endChoices = ["nothing", "remind", "suspend"] as const;
export type EndChoice = (typeof endChoices)[number];

export interface SubscriptionSettings {
  atEnd: EndChoice;
  /** Whole days after the last one, on which the account still is open. */
  suspendAfterDays: number;
}

/** Days of grace before an account is suspended. */
export const suspendAfter = { min: 0, max: 60, default: 7 } as const;

/** Days before the end on which people are reminded of it. */
export const reminderDays = [7, 1] as const;
export type ReminderDay = (typeof reminderDays)[number];
/** A reminder that could not be sent on its day still is on the next. */
export const reminderLate = 1;
/** What stands for a suspension among the days of reminders. */
export const suspensionMark = -1;
/** Who ended longer ago than this when suspension begins is left alone, in days. */
export const suspensionReach = 31;
/** Nobody is told before this minute of their own day: 9:00. */
const tellFromMinute = 540;

type EndStep = { kind: "remind"; daysBefore: ReminderDay; left: number } | { kind: "suspend" };

/**
 * What an end asks for on a day.
 * @param at the trainee's own day, and the minute of it (0–1439)
 * @returns undefined while there is nothing to do
 */
export function endStep(
  endsOn: LocalDate,
  { today, minute }: { today: LocalDate; minute: number },
  { atEnd, suspendAfterDays }: SubscriptionSettings,
): EndStep | undefined {
  if (atEnd === "nothing" || minute < tellFromMinute) return undefined;
  const left = daysLeft(endsOn, today);
  const daysBefore = reminderDays.find((days) => left <= days && left >= days - reminderLate);
  if (daysBefore !== undefined) return { kind: "remind", daysBefore, left };
  if (atEnd !== "suspend") return undefined;
  const over = -left - suspendAfterDays;
  return over > 0 && over <= suspensionReach ? { kind: "suspend" } : undefined;
}

/** A reminder, unless something else is stored; days of grace within their bounds. */
export function readSubscriptionSettings(
  stored: Record<string, unknown> | null | undefined,
): SubscriptionSettings {
  const atEnd = endChoices.find((known) => known === stored?.atEnd);
  const days = stored?.suspendAfterDays;
  const { min, max } = suspendAfter;
  const known = typeof days === "number" && Number.isInteger(days) && days >= min && days <= max;
  return { atEnd: atEnd ?? "remind", suspendAfterDays: known ? days : suspendAfter.default };
}
