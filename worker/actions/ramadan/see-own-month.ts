import type { LocalDate } from "../../../domain/calendar.ts";
import type { HomeRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { type RamadanDays, readRamadanSettings } from "../../../domain/prayers/ramadan.ts";
import { readPrayerSettings } from "../../../domain/prayers/settings.ts";
import type { FastingDecision } from "../../../domain/ramadan/decision.ts";
import { allowedSlots, healthQuestionOn } from "../../../domain/ramadan/fasting-health.ts";
import { monthOf, seeMonth } from "../../../domain/ramadan/see-month.ts";
import type { SealedDay } from "../../data/ramadan/fasting-days.ts";
import { readMonthDone } from "../../data/ramadan/month-done.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { openFastingDays } from "./open-fasting-days.ts";
import { openHealth } from "./open-health.ts";

/** A person's decision, and the stored facts of their month. */
interface StoredMonth extends FastingDecision {
  prayers: unknown;
  ramadan: string | null;
  /** Sealed marks as JSON. */
  fastingDays: string;
  timeZone: string;
  /** The sealed answer to the question of health. */
  health: string | null;
}

interface OwnMonth {
  /** The month as its person sees it. */
  near: HomeRamadan | null;
  /** The month whose days have no deficit; null but after a yes of somebody who sees their days by the fast. */
  withoutDeficit: RamadanDays | null;
}

/**
 * The month near a day with the person's marks, by its stored facts; after a yes it has no session while fasting. From
 * Eid on it has what its person did.
 */
export async function seeOwnMonth(
  platform: Platform,
  scope: TraineeScope,
  { date, month }: { date: LocalDate; month: StoredMonth },
): Promise<OwnMonth> {
  const { prayers, ramadan, timeZone, fastingDays, health: sealed, ...decision } = month;
  const settings = readRamadanSettings(ramadan === null ? null : JSON.parse(ramadan));
  const days = JSON.parse(fastingDays) as SealedDay[];
  const facts = { prayers: readPrayerSettings(prayers), ramadan: settings, timeZone };
  const [marks, health] = await Promise.all([
    openFastingDays(platform, scope.traineeId, days),
    openHealth(platform, scope.traineeId, sealed),
  ]);
  const slots = allowedSlots(decision.slots, health);
  const near = seeMonth(date, facts, { shown: decision.shown, slots, marks });
  const isWithout = health?.yes === true && decision.shown === true;
  const withoutDeficit = isWithout ? (monthOf(date, facts) ?? null) : null;
  if (!near) return { near, withoutDeficit };
  const isOver = date >= near.eid;
  const isLost = sealed !== null && health === null;
  const asks = isOver ? null : healthQuestionOn(date, decision, health, isLost);
  const done = isOver && near.view ? await readMonthDone(scope, near) : undefined;
  return { near: { ...near, asks, done }, withoutDeficit };
}
