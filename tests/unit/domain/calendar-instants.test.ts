import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  instantAt,
  localDateAt,
  minuteOfDay,
} from "../../../domain/calendar.ts";

describe("the instant of a local time", () => {
  it.each([
    ["2027-03-27", "01:45", "2027-03-26T23:45Z"],
    ["2027-03-27", "02:00", "2027-03-27T00:00Z"],
    ["2027-03-27", "02:59", "2027-03-27T00:00Z"],
    ["2027-03-27", "03:00", "2027-03-27T00:00Z"],
    ["2027-03-27", "20:00", "2027-03-27T17:00Z"],
    ["2027-10-29", "20:00", "2027-10-29T17:00Z"],
    ["2027-10-30", "00:59", "2027-10-29T21:59Z"],
    ["2027-10-30", "01:00", "2027-10-29T22:00Z"],
    ["2027-10-30", "01:59", "2027-10-29T22:59Z"],
    ["2027-10-30", "02:00", "2027-10-30T00:00Z"],
    ["2027-10-30", "20:00", "2027-10-30T18:00Z"],
  ])("on %s at %s in Hebron is %s", (day, time, instant) => {
    const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    expect(instantAt(day, minute, "Asia/Hebron")).toBe(Date.parse(instant));
  });

  it.each([
    ["Asia/Kolkata", "2027-06-03T14:30Z"],
    ["Asia/Kathmandu", "2027-06-03T14:15Z"],
    ["America/St_Johns", "2027-06-03T22:30Z"],
    ["Pacific/Chatham", "2027-06-03T07:15Z"],
    ["Pacific/Kiritimati", "2027-06-03T06:00Z"],
    ["Pacific/Pago_Pago", "2027-06-04T07:00Z"],
  ])("at 20:00 in %s is %s", (zone, instant) => {
    expect(instantAt("2027-06-03", 1200, zone)).toBe(Date.parse(instant));
  });

  it("is midnight of the next day on a day that a zone left out", () => {
    expect(instantAt("2011-12-30", 720, "Pacific/Apia")).toBe(Date.parse("2011-12-30T10:00Z"));
  });

  const minutes = Array.from({ length: 1440 }, (_, minute) => minute);

  /** Minutes since a day began, by the clock of a zone. */
  const shownAt = (instant: number, day: string, zone: string) =>
    daysBetween(day, localDateAt(instant, zone)) * 1440 + minuteOfDay(instant, zone);

  /** The instants of a day's minutes, found by a walk over all quarters of an hour that can show them. */
  function walk(day: string, zone: string): number[] {
    const instants: number[] = [];
    for (let quarter = -14 * 4; quarter <= 36 * 4; quarter++) {
      const at = Date.parse(day) + quarter * 15 * 60_000;
      const shown = shownAt(at, day, zone);
      for (let minute = instants.length; minute < Math.min(shown + 15, 1440); minute++) {
        instants.push(at + Math.max(minute - shown, 0) * 60_000);
      }
    }
    return instants;
  }

  it.each([
    ["2027-03-27", "Asia/Hebron", 60],
    ["2027-10-30", "Asia/Hebron", 0],
    ["2027-04-30", "Africa/Cairo", 60],
    ["2027-10-28", "Africa/Cairo", 0],
    ["2027-03-14", "America/St_Johns", 60],
    ["2027-11-07", "America/St_Johns", 0],
    ["2027-04-04", "Australia/Lord_Howe", 0],
    ["2027-10-03", "Australia/Lord_Howe", 30],
    ["2027-03-27", "America/Godthab", 60],
    ["2011-12-30", "Pacific/Apia", 1440],
  ])("is the first one on %s in %s, where the clock skips %i minutes", (day, zone, count) => {
    const instants = minutes.map((minute) => instantAt(day, minute, zone));
    expect(instants).toEqual(walk(day, zone));
    const skipped = minutes.filter((minute) => shownAt(instants[minute] ?? 0, day, zone) > minute);
    expect(skipped).toHaveLength(count);
  });

  it("shows each minute of any day in any zone, except in a gap", () => {
    const count = daysBetween("2024-01-01", "2030-12-31");
    const present = fc.integer({ min: 0, max: count }).map((days) => addDays("2024-01-01", days));
    const zones = fc.constantFrom(
      "Asia/Hebron",
      "Africa/Cairo",
      "America/New_York",
      "America/St_Johns",
      "Asia/Kathmandu",
      "Australia/Lord_Howe",
      "Pacific/Kiritimati",
      "Pacific/Pago_Pago",
      "UTC",
    );
    fc.assert(
      fc.property(present, zones, (day, zone) => {
        const instants = minutes.map((minute) => instantAt(day, minute, zone));
        const wrong = minutes.filter((minute) => {
          const instant = instants[minute] ?? 0;
          const isOver = shownAt(instant - 1, day, zone) >= minute;
          const isGap = shownAt(instant, day, zone) > shownAt(instant - 1, day, zone) + 1;
          return isOver || (shownAt(instant, day, zone) !== minute && !isGap);
        });
        expect(wrong).toEqual([]);
        expect(instants).toEqual(walk(day, zone));
      }),
      { numRuns: 30 },
    );
  });
});
