import { addDays, instantAt, type LocalDate, localDateAt } from "../calendar.ts";
import type { ReminderKind } from "../notifications/reminders.ts";
import { quietUntil } from "../prayers/quiet-prayers.ts";
import { isRamadan, type RamadanSettings } from "../prayers/ramadan.ts";
import { type OwnPlace, type PrayerSettings, placeOf } from "../prayers/settings.ts";
import { prayerTimes } from "../prayers/times.ts";
import { type TrainingSlot, tarawih, trainingStarts } from "./slots.ts";

/** The reminders of one fasting day, each at most once. Water is for the night alone. */
export const reminderNames = [
  "suhoor",
  "training",
  "weigh_in",
  "water_iftar",
  "water_tarawih",
  "water_night",
] as const;
export type ReminderName = (typeof reminderNames)[number];

/** The kind by which a person chooses it. */
export const kindOf = (name: ReminderName): ReminderKind =>
  name === "suhoor" || name === "training" || name === "weigh_in" ? name : "water";

/** A reminder of a day; instants in UTC milliseconds. */
export interface SunReminder {
  name: ReminderName;
  /** The fasting day that it belongs to, which its night after maghrib is part of. */
  date: LocalDate;
  at: number;
  /** The last instant at which it is still of use. */
  lastAt: number;
  /** The beginning that it announces: fajr, or the workout's; null for the others. */
  of: number | null;
}

/** What the reminders of a person depend on. */
export interface FastingPerson {
  prayers: PrayerSettings;
  ramadan: RamadanSettings;
  /** The person's IANA zone. */
  timeZone: string;
  training: TrainingSlot;
}

const minuteMs = 60_000;
/** Minutes by which a reminder may be late, for a prayer or for a slow run. */
export const maxLate = 30;
const before = { fajr: 45, maghrib: 45, training: 30 };
/** Minutes between the reminder and its workout at the least. */
const minToTraining = 5;
/** Minutes after maghrib, for those who sit at iftar, and after isha, for those who sleep soon. */
const after = { maghrib: 45, isha: 180 };
/** Minutes between two glasses at the least. */
const minBetweenGlasses = 60;
/** Minutes after midnight from which people sleep, until suhoor. */
const asleepFrom = 30;

/**
 * The reminders of people in a span, in order. People of one place and slot share one calculation.
 * @param span UTC milliseconds, `until` excluded
 * @returns a function; `isOrdinary` names days on which the person does not fast
 */
export function sunRemindersIn({ from, until }: { from: number; until: number }) {
  const known = new Map<string, SunReminder[]>();
  return (
    { prayers, ramadan, timeZone, training }: FastingPerson,
    isOrdinary: (date: LocalDate) => boolean = () => false,
  ): SunReminder[] => {
    const place = placeOf(prayers, timeZone);
    if (!place || !ramadan.on) return [];
    const key = JSON.stringify([place, training, prayers.quiet]);
    let shared = known.get(key);
    if (!shared) {
      const ofPlace = { place, ramadan, training, isQuiet: prayers.quiet };
      // A night reaches into the next day, and an early workout into the day before.
      shared = datesOf(from, until, place.zone)
        .flatMap((date) => remindersOfDay(date, ofPlace))
        .filter(({ at }) => at >= from && at < until)
        .toSorted((a, b) => a.at - b.at);
      known.set(key, shared);
    }
    return shared.filter(({ name, date }) => name === "weigh_in" || !isOrdinary(date));
  };
}

function datesOf(from: number, until: number, zone: string): LocalDate[] {
  const dates: LocalDate[] = [];
  const last = addDays(localDateAt(until, zone), 1);
  for (let date = addDays(localDateAt(from, zone), -1); date <= last; date = addDays(date, 1)) {
    dates.push(date);
  }
  return dates;
}

interface OfPlace {
  place: OwnPlace;
  ramadan: RamadanSettings;
  training: TrainingSlot;
  /** Whether reminders wait for the end of a prayer. */
  isQuiet: boolean;
}

/** A reminder before it is moved out of a prayer. */
interface Intended {
  name: ReminderName;
  at: number;
  /** The end of its use, earlier than `maxLate` allows. */
  end?: number;
  of?: number | null;
}

function remindersOfDay(date: LocalDate, { place, ramadan, training, isQuiet }: OfPlace) {
  const isInMonth = (day: LocalDate) => isRamadan(day, place.country, ramadan);
  const times = isInMonth(date) ? prayerTimes(place, date, { inRamadan: true }) : undefined;
  if (!times) return [];
  const { fajr, maghrib, isha } = times;
  const start = trainingStarts([fajr / minuteMs, maghrib / minuteMs, isha / minuteMs])[training];
  const intended: Intended[] = [
    { name: "suhoor", at: fajr - before.fajr * minuteMs, of: fajr },
    {
      name: "training",
      at: (start - before.training) * minuteMs,
      end: (start - minToTraining) * minuteMs,
      of: start * minuteMs,
    },
    { name: "weigh_in", at: maghrib - before.maghrib * minuteMs },
    ...glassesOf(date, { maghrib, isha, zone: place.zone, isLast: !isInMonth(addDays(date, 1)) }),
  ];
  const untilOf = (at: number) => (isQuiet ? quietUntil(at, place, isInMonth) : undefined);
  return intended.flatMap((each) => moved(each, date, untilOf));
}

/** The glasses of a night. The night of Eid has only that of iftar: no fast follows, and no tarawih. */
function glassesOf(
  date: LocalDate,
  {
    maghrib,
    isha,
    zone,
    isLast,
  }: Record<"maghrib" | "isha", number> & { zone: string; isLast: boolean },
): Intended[] {
  const end = instantAt(addDays(date, 1), asleepFrom, zone) - minuteMs;
  const ofIftar = maghrib + after.maghrib * minuteMs;
  const glasses: Intended[] = [{ name: "water_iftar", at: ofIftar, end }];
  if (isLast) return glasses;
  const ofTarawih = Math.max(isha + tarawih * minuteMs, ofIftar + minBetweenGlasses * minuteMs);
  const midnight = instantAt(addDays(date, 1), 0, zone);
  const ofNight = Math.min(isha + after.isha * minuteMs, midnight);
  glasses.push({ name: "water_tarawih", at: ofTarawih, end });
  if (ofNight - ofTarawih >= minBetweenGlasses * minuteMs) {
    glasses.push({ name: "water_night", at: ofNight, end });
  }
  return glasses;
}

/** The reminder after the prayer that it would come in; none if that is too late. */
function moved(
  { name, at, end, of = null }: Intended,
  date: LocalDate,
  untilOf: (at: number) => number | undefined,
): SunReminder[] {
  const lastAt = Math.min(at + maxLate * minuteMs, end ?? Number.POSITIVE_INFINITY);
  const later = untilOf(at) ?? at;
  return later <= lastAt ? [{ name, date, at: later, lastAt, of }] : [];
}
