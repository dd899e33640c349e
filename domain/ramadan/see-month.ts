import { addDays, daysBetween, type LocalDate, localDateAt, minuteOfDay } from "../calendar.ts";
import { nextRamadan, type RamadanDays, type RamadanSettings } from "../prayers/ramadan.ts";
import { type OwnPlace, type PrayerSettings, placeOf } from "../prayers/settings.ts";
import { prayerTimes } from "../prayers/times.ts";
import type { FastingDecision } from "./decision.ts";
import type { MonthView } from "./month-view.ts";
import type { SunMinutes } from "./slots.ts";
import { greetingDays, isNear } from "./when-shown.ts";

/** What a person's month depends on. */
interface MonthFacts {
  prayers: PrayerSettings;
  ramadan: RamadanSettings;
  /** The person's IANA zone. */
  timeZone: string;
}

/** A month near a day, as its person sees it; `view` is null until the person decided. */
export interface NearRamadan extends RamadanDays {
  view: MonthView | null;
}

/** The month of a person that a day is in, or the next one; Eid's days of greeting belong to its month. */
export function monthOf(
  date: LocalDate,
  { prayers, ramadan, timeZone }: MonthFacts,
): RamadanDays | undefined {
  if (!ramadan.on) return undefined;
  const country = placeOf(prayers, timeZone)?.country ?? null;
  return nextRamadan(addDays(date, -greetingDays), country, ramadan);
}

/**
 * The month near a day; null if there is none, the person does not want it, or no city gives it times.
 * @param date the person's day
 */
export function seeMonth(
  date: LocalDate,
  facts: MonthFacts,
  { shown, slots }: FastingDecision,
): NearRamadan | null {
  const month = monthOf(date, facts);
  const place = placeOf(facts.prayers, facts.timeZone);
  if (shown === false || !month || !isNear(month, date) || !place) return null;
  return {
    ...month,
    view: shown ? viewOf(month, place, { slots, timeZone: facts.timeZone }) : null,
  };
}

function viewOf(
  { year, first, eid }: RamadanDays,
  place: OwnPlace,
  { slots, timeZone }: Pick<MonthView, "slots"> & { timeZone: string },
): MonthView {
  const days = Array.from({ length: daysBetween(first, eid) }, (_, passed) =>
    sunOf(addDays(first, passed), place, timeZone),
  );
  return { year, first, days, slots };
}

/** The times of a civil day by the person's clock, which may be another than the city's. */
function sunOf(date: LocalDate, place: OwnPlace, timeZone: string): SunMinutes | null {
  const times = prayerTimes(place, date, { inRamadan: true });
  if (!times) return null;
  const minuteOf = (instant: number) =>
    daysBetween(date, localDateAt(instant, timeZone)) * 24 * 60 + minuteOfDay(instant, timeZone);
  return [minuteOf(times.fajr), minuteOf(times.maghrib), minuteOf(times.isha)];
}
