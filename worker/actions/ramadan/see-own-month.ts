import type { LocalDate } from "../../../domain/calendar.ts";
import { readRamadanSettings } from "../../../domain/prayers/ramadan.ts";
import { readPrayerSettings } from "../../../domain/prayers/settings.ts";
import type { FastingDecision } from "../../../domain/ramadan/decision.ts";
import { type NearRamadan, seeMonth } from "../../../domain/ramadan/see-month.ts";
import { readMonthDone } from "../../data/ramadan/month-done.ts";
import type { TraineeScope } from "../../data/scope.ts";

/** A person's decision, and the stored facts of their month. */
interface StoredMonth extends FastingDecision {
  prayers: unknown;
  ramadan: string | null;
  timeZone: string;
}

/** The month near a day, by its stored facts; from Eid on with what its person did. */
export async function seeOwnMonth(
  scope: TraineeScope,
  date: LocalDate,
  { prayers, ramadan, timeZone, ...decision }: StoredMonth,
): Promise<NearRamadan | null> {
  const settings = readRamadanSettings(ramadan === null ? null : JSON.parse(ramadan));
  const facts = { prayers: readPrayerSettings(prayers), ramadan: settings, timeZone };
  const near = seeMonth(date, facts, decision);
  if (!near?.view || date < near.eid) return near;
  return { ...near, done: await readMonthDone(scope, near) };
}
