import type { DebtKind } from "../../../domain/attention/debts.ts";
import type { WeightSource } from "../../../domain/body/weight.ts";
import { daysBetween, type LocalDate } from "../../../domain/calendar.ts";
import type { PlanChoice } from "../../../domain/contract/memberships/plans.ts";
import type { PlanChangeKind } from "../../../domain/memberships/subscriptions.ts";
import type { AccountStatus, Gender } from "../../../domain/trainee.ts";
import { datedDay, formatCount, formatDay, shortDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { shortPlanName as shortened } from "../../person-form/texts.ts";

type StatusTexts = Record<AccountStatus, () => string>;

/** The texts of each status, by a person's gender. */
export const statusTextsOf = (gender: Gender | null): StatusTexts => ({
  active: () => m.trainees_status_active({ gender: gender ?? "other" }),
  pending: m.trainees_status_pending,
  inactive: () => m.trainees_status_inactive({ gender: gender ?? "other" }),
});

/** The texts of each status without a person. */
export const statusTexts = statusTextsOf(null);

export const adherenceTexts = {
  low: m.trainees_adherence_low,
  fair: m.trainees_adherence_fair,
  good: m.trainees_adherence_good,
};

export const owesTexts: Record<DebtKind, () => string> = {
  open: m.trainees_owes_open,
  overdue: m.trainees_owes_overdue,
};

export const planChangeTexts: Record<PlanChangeKind, () => string> = {
  correction: m.trainees_plan_change_correction,
  from_today: m.trainees_plan_change_from_today,
  renewal: m.trainees_plan_change_renewal,
};

export const weightSourceTexts: Record<WeightSource, () => string> = {
  sent: m.trainees_weight_sent,
  updated: m.trainees_weight_updated,
  registered: m.trainees_weight_registered,
  trainer: m.trainees_weight_trainer,
};

/** A plan's name by its id; the id if the plan is unknown. */
export function planName(plans: readonly PlanChoice[], id: string): string {
  const plan = plans.find((each) => each.id === id);
  return plan ? nameIn(plan) : id;
}

/** The name without the word «plan», for a column of plans. */
export function shortPlanName(plans: readonly PlanChoice[], id: string): string {
  return shortened(planName(plans, id));
}

/** The trainer's own day at an instant, with its year. */
export function joinedText(joinedAt: number): string {
  return formatDay(ownDayAt(joinedAt), datedDay);
}

/** The days since a day, by the trainer's today. */
export function activeText(day: LocalDate): string {
  const count = daysBetween(day, today());
  if (count <= 0) return m.trainees_active_today();
  if (count === 1) return m.trainees_active_yesterday();
  return m.trainees_active_days({ count, total: formatCount(count) });
}

/** The day of a coming deletion without its year; brief as digits. */
export function deletesText(deletesAt: number, brief: boolean): string {
  const day = ownDayAt(deletesAt);
  const inDigits = `${day.slice(8)}/${day.slice(5, 7)}`;
  return m.trainees_deletes({ day: brief ? inDigits : formatDay(day, shortDay) });
}

/** Address and phone as a tooltip, where a table has no column for them. */
export const contactOf = ({ email, phone }: { email: string | null; phone: string | null }) =>
  [email ?? m.trainees_no_email(), phone].filter((each) => each !== null).join("\n");
