import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  dayOfWeek,
  instantAt,
  localDateAt,
  minuteOfDay,
} from "../../../../domain/calendar.ts";
import { cityEntries } from "../../../../domain/prayers/cities.ts";
import { prayers } from "../../../../domain/prayers/methods.ts";
import { quietUntil } from "../../../../domain/prayers/quiet-prayers.ts";
import { isRamadan, readRamadanSettings } from "../../../../domain/prayers/ramadan.ts";
import type { OwnPlace } from "../../../../domain/prayers/settings.ts";
import { type DayTimes, prayerTimes } from "../../../../domain/prayers/times.ts";
import { placeIn, shownIn } from "./places.ts";

const minuteMs = 60_000;
const ids = cityEntries().map(([id]) => id);
const inRamadan = (date: string) => isRamadan(date, null, readRamadanSettings(null));

const known = new Map<string, DayTimes | undefined>();

function timesOf(place: OwnPlace, date: string): DayTimes | undefined {
  const key = `${place.city} ${date}`;
  if (!known.has(key)) known.set(key, prayerTimes(place, date, { inRamadan: inRamadan(date) }));
  return known.get(key);
}

/** Whether an instant is quiet, by the words of the rule and the clock on the wall. */
function isQuiet(instant: number, place: OwnPlace): boolean {
  const today = localDateAt(instant, place.zone);
  const minute = minuteOfDay(instant, place.zone);
  if (dayOfWeek(today) === 5 && minute >= 11 * 60 + 30 && minute < 13 * 60 + 30) return true;
  return [-2, -1, 0, 1, 2].some((days) => {
    const date = addDays(today, days);
    const times = timesOf(place, date);
    if (!times) return false;
    const since = (time: number) => Math.floor((instant - time) / minuteMs);
    if (prayers.some((prayer) => since(times[prayer]) >= 0 && since(times[prayer]) < 20))
      return true;
    if (!inRamadan(date)) return false;
    const asleep = days === 0 && since(times.fajr) >= 30 && minute < 10 * 60;
    return asleep || (since(times.maghrib) >= -15 && since(times.maghrib) < 0);
  });
}

/** The first minute after an instant that is not quiet, found minute by minute. */
function walkedEnd(instant: number, place: OwnPlace): number | undefined {
  if (!isQuiet(instant, place)) return undefined;
  let minute = Math.floor(instant / minuteMs) + 1;
  while (isQuiet(minute * minuteMs, place)) minute++;
  return minute * minuteMs;
}

const from = Date.parse("2026-01-01T00:00Z");
const anyInstant = fc.integer({ min: from, max: Date.parse("2030-12-31T00:00Z") });
const ramadanInstant = fc
  .constantFrom("2026-02-16", "2027-02-06", "2028-01-26", "2029-01-14", "2030-01-04")
  .chain((day) => fc.integer({ min: Date.parse(day), max: Date.parse(addDays(day, 34)) }));
const anyCity = fc.constantFrom(...ids);

describe("quiet around prayers", () => {
  it("is what the rule says, at any instant of any city", () => {
    fc.assert(
      fc.property(anyCity, fc.oneof(anyInstant, ramadanInstant), (id, instant) => {
        const place = placeIn(id);
        expect(quietUntil(instant, place, inRamadan)).toBe(walkedEnd(instant, place));
      }),
      { numRuns: 400 },
    );
  });

  it("ends within two hours and forty minutes, in Ramadan within six hours, and is over then", () => {
    fc.assert(
      fc.property(anyCity, fc.oneof(anyInstant, ramadanInstant), (id, instant) => {
        const place = placeIn(id);
        const until = quietUntil(instant, place, inRamadan);
        if (until === undefined) return;
        const most = inRamadan(localDateAt(instant, place.zone)) ? 360 : 160;
        expect(until).toBeGreaterThan(instant);
        expect(until - instant).toBeLessThanOrEqual(most * minuteMs);
        expect(quietUntil(until, place, inRamadan)).toBeUndefined();
      }),
      { numRuns: 700 },
    );
  });

  it.each([
    // A Saturday of Sha'ban: fajr 05:07, maghrib 17:18.
    ["2027-02-06", "05:06", "an ordinary day", "none"],
    ["2027-02-06", "05:07", "an ordinary day", "05:27"],
    ["2027-02-06", "05:26", "an ordinary day", "05:27"],
    ["2027-02-06", "05:27", "an ordinary day", "none"],
    ["2027-02-06", "08:00", "an ordinary day", "none"],
    ["2027-02-06", "17:10", "an ordinary day", "none"],
    // Monday, 1 Ramadan: fajr 05:06, maghrib 17:20.
    ["2027-02-08", "05:06", "Ramadan", "05:26"],
    ["2027-02-08", "05:26", "Ramadan", "none"],
    ["2027-02-08", "05:36", "Ramadan", "10:00"],
    ["2027-02-08", "09:59", "Ramadan", "10:00"],
    ["2027-02-08", "10:00", "Ramadan", "none"],
    ["2027-02-08", "17:04", "Ramadan", "none"],
    ["2027-02-08", "17:05", "Ramadan", "17:40"],
  ])("in Hebron on %s at %s, %s, is until %s", (date, time, month, end) => {
    const place = placeIn("hebron");
    const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const until = quietUntil(instantAt(date, minute, place.zone), place, () => month === "Ramadan");
    expect(shownIn(place.zone, until)).toBe(end);
  });

  it.each([
    // The clock changes on the night to the Friday.
    ["cairo", "2027-04-23"],
    ["cairo", "2027-04-30"],
    ["cairo", "2027-10-22"],
    ["cairo", "2027-10-29"],
    // On the Saturday after it.
    ["gaza", "2027-03-26"],
    ["gaza", "2027-04-02"],
    // On the Sunday after it.
    ["berlin", "2027-03-26"],
    ["munich", "2027-11-05"],
  ])("in %s on Friday %s is from 11:30 to 13:30 by the local clock", (city, date) => {
    const place = placeIn(city);
    const at = (hour: number, minute: number) => instantAt(date, hour * 60 + minute, place.zone);
    expect(dayOfWeek(date)).toBe(5);
    expect(quietUntil(at(11, 30) - 1, place, inRamadan)).toBeUndefined();
    expect(quietUntil(at(11, 30), place, inRamadan)).toBe(at(13, 30));
    expect(quietUntil(at(13, 30) - 1, place, inRamadan)).toBe(at(13, 30));
    expect(quietUntil(at(13, 30), place, inRamadan)).toBeUndefined();
  });

  it("has no windows of the month where the trainer has no Ramadan, and the month's isha all the same", () => {
    const place = placeIn("makkah");
    const date = "2027-02-16";
    const { maghrib = 0 } = prayerTimes(place, date) ?? {};
    const at = (instant: number) => quietUntil(instant, place, inRamadan, { ofMonth: false });
    expect(at(instantAt(date, 9 * 60, place.zone))).toBeUndefined();
    expect(at(maghrib - minuteMs)).toBeUndefined();
    expect(at(maghrib + 90 * minuteMs)).toBeUndefined();
    expect(at(maghrib + 120 * minuteMs)).toBe(maghrib + 140 * minuteMs);
  });

  it("knows the Friday where the sun has no times", () => {
    const place = placeIn("tromso");
    const noon = instantAt("2026-12-25", 720, place.zone);
    expect(shownIn(place.zone, quietUntil(noon, place, inRamadan))).toBe("13:30");
    expect(quietUntil(noon + 24 * 60 * minuteMs, place, inRamadan)).toBeUndefined();
  });

  it("reaches over midnight with a late isha", () => {
    const place = placeIn("reykjavik");
    const isha = prayerTimes(place, "2026-06-20")?.isha ?? 0;
    expect(localDateAt(isha, place.zone)).toBe("2026-06-21");
    expect(quietUntil(isha + 5 * minuteMs, place, inRamadan)).toBe(isha + 20 * minuteMs);
  });
});
