import type { LocalDate } from "../../../domain/calendar.ts";
import { readRamadanSettings } from "../../../domain/prayers/ramadan.ts";
import { readPrayerSettings } from "../../../domain/prayers/settings.ts";
import type { FastingDecision } from "../../../domain/ramadan/decision.ts";
import { type NearRamadan, seeMonth } from "../../../domain/ramadan/see-month.ts";
import type { SealedDay } from "../../data/ramadan/fasting-days.ts";
import { readMonthDone } from "../../data/ramadan/month-done.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { openFastingDays } from "./open-fasting-days.ts";

/** A person's decision, and the stored facts of their month. */
interface StoredMonth extends FastingDecision {
  prayers: unknown;
  ramadan: string | null;
  /** Sealed marks as JSON. */
  fastingDays: string;
  timeZone: string;
}

/** The month near a day with the person's marks, by its stored facts; from Eid on with what its person did. */
export async function seeOwnMonth(
  platform: Platform,
  scope: TraineeScope,
  { date, month }: { date: LocalDate; month: StoredMonth },
): Promise<NearRamadan | null> {
  const { prayers, ramadan, timeZone, fastingDays, shown, slots } = month;
  const settings = readRamadanSettings(ramadan === null ? null : JSON.parse(ramadan));
  const days = JSON.parse(fastingDays) as SealedDay[];
  const marks = await openFastingDays(platform, scope.traineeId, days);
  const facts = { prayers: readPrayerSettings(prayers), ramadan: settings, timeZone };
  const near = seeMonth(date, facts, { shown, slots, marks });
  if (!near?.view || date < near.eid) return near;
  return { ...near, done: await readMonthDone(scope, near) };
}
