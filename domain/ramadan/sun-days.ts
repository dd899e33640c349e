import { addDays, daysBetween, type LocalDate, localDateAt, minuteOfDay } from "../calendar.ts";
import { type PrayerPlace, prayerTimes } from "../prayers/times.ts";
import type { SunMinutes } from "./slots.ts";

interface Days {
  /** 1 Ramadan and 1 Shawwal of the place's country. */
  first: LocalDate;
  eid: LocalDate;
  /** The person's IANA zone: their clock may be another than the city's. */
  timeZone: string;
}

type SunDays = readonly (SunMinutes | null)[];

/** Months that were asked for: the people of a city share one. The oldest is dropped first. */
const known = new Map<string, SunDays>();
const maxKnown = 100;

/** Fajr, maghrib and isha of a month's days by a person's clock; null for a day without times. */
export function sunDays(place: PrayerPlace, days: Days): SunDays {
  const key = JSON.stringify([place, days.first, days.eid, days.timeZone]);
  const found = known.get(key);
  if (found) return found;
  const { first, eid, timeZone } = days;
  const made = Array.from({ length: daysBetween(first, eid) }, (_, passed) =>
    sunOf(addDays(first, passed), place, timeZone),
  );
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= maxKnown) known.delete(oldest);
  known.set(key, made);
  return made;
}

function sunOf(date: LocalDate, place: PrayerPlace, timeZone: string): SunMinutes | null {
  const times = prayerTimes(place, date, { inRamadan: true });
  if (!times) return null;
  const minuteOf = (instant: number) =>
    daysBetween(date, localDateAt(instant, timeZone)) * 24 * 60 + minuteOfDay(instant, timeZone);
  return [minuteOf(times.fajr), minuteOf(times.maghrib), minuteOf(times.isha)];
}
