import { addDays, dayOfWeek, instantAt, type LocalDate, localDateAt } from "../calendar.ts";
import { prayers } from "./methods.ts";
import { type PrayerPlace, prayerTimes } from "./times.ts";

const minuteMs = 60_000;
/** Quiet after each adhan, in minutes. */
const afterAdhan = 20;
/** The Friday prayer, in minutes of the local day: 11:30 to 13:30. */
const friday = { from: 690, until: 810 };
/** In Ramadan: the sleep after fajr, until 10:00 of the local day, and the minutes before maghrib. */
const sleep = { afterFajr: 30, until: 600 };
const beforeMaghrib = 15;

/** A time without alerts, UTC milliseconds. */
interface Window {
  from: number;
  /** The first instant after it. */
  until: number;
}

/**
 * The end of the prayer during which no alert is sent; a window that begins before another's end continues it.
 * @param instant UTC milliseconds
 * @param isRamadan whether a day of the place is in Ramadan, when some isha is later
 * @param ofMonth whether the windows of Ramadan alone count: the sleep after fajr, and the minutes before maghrib
 * @returns UTC milliseconds; undefined if the instant is not quiet
 */
export function quietUntil(
  instant: number,
  place: PrayerPlace,
  isRamadan: (date: LocalDate) => boolean,
  { ofMonth = true }: { ofMonth?: boolean } = {},
): number | undefined {
  const today = localDateAt(instant, place.zone);
  // Isha of yesterday may be after midnight, and a window may reach into tomorrow.
  const windows = [addDays(today, -1), today, addDays(today, 1)].flatMap((date) =>
    windowsOf(place, date, { inRamadan: isRamadan(date), ofMonth }),
  );
  let until = instant;
  for (let end = endOf(windows, until); end !== undefined; end = endOf(windows, until)) until = end;
  return until === instant ? undefined : until;
}

const endOf = (windows: readonly Window[], instant: number) =>
  windows.find(({ from, until }) => instant >= from && instant < until)?.until;

function windowsOf(
  place: PrayerPlace,
  date: LocalDate,
  { inRamadan, ofMonth }: { inRamadan: boolean; ofMonth: boolean },
): Window[] {
  const times = prayerTimes(place, date, { inRamadan });
  const at = (minute: number) => instantAt(date, minute, place.zone);
  const windows = dayOfWeek(date) === 5 ? [{ from: at(friday.from), until: at(friday.until) }] : [];
  if (!times) return windows;
  for (const prayer of prayers) {
    windows.push({ from: times[prayer], until: times[prayer] + afterAdhan * minuteMs });
  }
  if (inRamadan && ofMonth) {
    windows.push(
      { from: times.fajr + sleep.afterFajr * minuteMs, until: at(sleep.until) },
      { from: times.maghrib - beforeMaghrib * minuteMs, until: times.maghrib },
    );
  }
  return windows;
}
