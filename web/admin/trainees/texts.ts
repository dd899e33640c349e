import { defaultTimeZone, localDateAt } from "../../../domain/calendar.ts";
import type { PlanChoice } from "../../../domain/contract/trainees/trainees.ts";
import type { PlanChangeKind } from "../../../domain/trainees/subscriptions.ts";
import type { AccountStatus, Gender } from "../../../domain/trainees/trainee.ts";
import type { WeightSource } from "../../../domain/trainees/weight.ts";
import { datedDay, formatDay, shortDay } from "../../lib/format.ts";
import { nameIn } from "../../lib/names.ts";
import { getWho } from "../../lib/session.ts";
import { m } from "../../paraglide/messages.js";
import { shortPlanName as shortened } from "../../person-form/texts.ts";

type StatusTexts = Record<AccountStatus, () => string>;

/** A status in the words of one person's gender. */
export const statusTextsOf = (gender: Gender | null): StatusTexts => ({
  active: () => m.trainees_status_active({ gender: gender ?? "other" }),
  pending: m.trainees_status_pending,
  inactive: () => m.trainees_status_inactive({ gender: gender ?? "other" }),
});

/** The same of nobody in particular. */
export const statusTexts = statusTextsOf(null);

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

/** A plan's name by its id, as far as it is known. */
export function planName(plans: readonly PlanChoice[], id: string): string {
  const plan = plans.find((each) => each.id === id);
  return plan ? nameIn(plan) : id;
}

/** The same where its column says already that it is one. */
export function shortPlanName(plans: readonly PlanChoice[], id: string): string {
  return shortened(planName(plans, id));
}

/** The trainer's own day at an instant, with its year. */
export function joinedText(joinedAt: number): string {
  return formatDay(localDateAt(joinedAt, getWho()?.timeZone ?? defaultTimeZone), datedDay);
}

/** The same of an account that goes, without its year; in digits where there is little room. */
export function deletesText(deletesAt: number, brief: boolean): string {
  const day = localDateAt(deletesAt, getWho()?.timeZone ?? defaultTimeZone);
  const inDigits = `${day.slice(8)}/${day.slice(5, 7)}`;
  return m.trainees_deletes({ day: brief ? inDigits : formatDay(day, shortDay) });
}
