import type { LocalDate } from "../calendar.ts";
import type { AttentionThresholds } from "./attention-thresholds.ts";

/** Debts by age: all that are due, and those that the queue calls overdue. */
export const debtKinds = ["open", "overdue"] as const;
export type DebtKind = (typeof debtKinds)[number];

/** Debtors a page. */
export const debtorsPerPage = 50;

/** Days for which a sent reminder is told. */
export const remindedDays = 14;

/**
 * Whether a debt is overdue, by the person's threshold; never where the trainer switched that reason off.
 * @param days whole days since the first day of the oldest subscription that is not paid whole
 */
export const isOverdue = (
  days: number,
  { overdueDays }: Pick<AttentionThresholds, "overdueDays">,
): boolean => overdueDays !== null && days >= overdueDays;

interface Debt {
  traineeId: string;
  overdue: boolean;
  since: LocalDate;
}

/** Overdue debts first, so that they begin every list; within each, the oldest first. */
export function byAge(one: Debt, other: Debt): number {
  if (one.overdue !== other.overdue) return one.overdue ? -1 : 1;
  if (one.since !== other.since) return one.since < other.since ? -1 : 1;
  return one.traineeId < other.traineeId ? -1 : 1;
}
