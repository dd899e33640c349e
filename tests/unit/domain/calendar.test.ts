import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  addDays,
  addMonths,
  dayOfWeek,
  daysBetween,
  endOfDay,
  isLocalDate,
  isTimeZone,
  localDateAt,
  minuteOfDay,
  weekDates,
  weekStart,
} from "../../../domain/calendar.ts";

const first = Date.UTC(1905, 0, 1);
const last = Date.UTC(2195, 11, 31);
const anyDay = fc
  .integer({ min: 0, max: (last - first) / 86_400_000 })
  .map((days) => new Date(first + days * 86_400_000).toISOString().slice(0, 10));
const anyZone = fc.constantFrom(
  "Asia/Hebron",
  "Africa/Cairo",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "UTC",
);
const anyInstant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

describe("days", () => {
  it("go there and back", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -300, max: 300 }), (day, count) => {
        const there = addDays(day, count);
        expect(addDays(there, -count)).toBe(day);
        expect(daysBetween(day, there)).toBe(count);
        expect(there < day).toBe(count < 0);
      }),
    );
  });

  it("are valid exactly if they exist", () => {
    fc.assert(fc.property(anyDay, (day) => isLocalDate(day)));
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2199 }),
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 0, max: 99 }),
        (year, month, day) => {
          const text = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
          const real = new Date(Date.UTC(year, month - 1, day));
          const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === day;
          expect(isLocalDate(text)).toBe(exists);
        },
      ),
    );
  });

  it.each([
    "",
    "2026-2-3",
    "2026-02-29",
    "١٤٤٨-٠١-٠١",
    "2026-02-03T00:00",
    " 2026-02-03",
    "2226-01-01",
  ])("%j is none", (text) => expect(isLocalDate(text)).toBe(false));

  it("never throw at any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (text) => !isLocalDate(text) || text.length === 10,
      ),
    );
  });
});

describe("weeks", () => {
  it("run from Sunday to Saturday and contain their day", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const dates = weekDates(day);
        expect(dates).toHaveLength(7);
        expect(dates).toContain(day);
        expect(dates.map(dayOfWeek)).toEqual([0, 1, 2, 3, 4, 5, 6]);
        for (const each of dates) expect(weekStart(each)).toBe(dates[0]);
      }),
    );
  });

  it("know a Sunday", () => expect(weekStart("2026-11-21")).toBe("2026-11-15"));
});

describe("months", () => {
  it("keep the day, or use the month's last one", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -24, max: 24 }), (day, months) => {
        const moved = addMonths(day, months);
        expect(isLocalDate(moved)).toBe(true);
        const wanted = Number(day.slice(8));
        const got = Number(moved.slice(8));
        const isLast = addDays(moved, 1).slice(8) === "01";
        expect(got === wanted || (got < wanted && isLast)).toBe(true);
      }),
    );
  });

  it("shorten January's end", () => expect(addMonths("2024-01-31", 1)).toBe("2024-02-29"));
});

describe("the day at an instant", () => {
  it("is the same by Temporal as by Intl", async () => {
    expect(globalThis).toHaveProperty("Temporal");
    // Two module copies, because each caches days.
    const byTemporal = await import("../../../domain/calendar.ts");
    vi.resetModules();
    const byIntl = await import("../../../domain/calendar.ts");
    expect(byIntl).not.toBe(byTemporal);
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        vi.stubGlobal("Temporal", undefined);
        const expected = byIntl.localDateAt(instant, zone);
        const minute = byIntl.minuteOfDay(instant, zone);
        vi.unstubAllGlobals();
        expect(byTemporal.localDateAt(instant, zone)).toBe(expected);
        expect(byTemporal.minuteOfDay(instant, zone)).toBe(minute);
      }),
    );
  });

  it("has the minute of a local clock", () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, timeZone) => {
        const clock = new Intl.DateTimeFormat("en", {
          timeZone,
          timeStyle: "short",
          hourCycle: "h23",
        });
        const [hour = "", minute = ""] = clock.format(instant).split(":");
        expect(minuteOfDay(instant, timeZone)).toBe(Number(hour) * 60 + Number(minute));
      }),
    );
  });

  it("is a real day, at most one off the one in UTC", () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const day = localDateAt(instant, zone);
        expect(isLocalDate(day)).toBe(true);
        const utc = new Date(instant).toISOString().slice(0, 10);
        expect(Math.abs(daysBetween(utc, day))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("never decreases as time passes", () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 172_800_000 }), (instant, passed) => {
        const before = localDateAt(instant, "Asia/Hebron");
        expect(localDateAt(instant + passed, "Asia/Hebron") >= before).toBe(true);
      }),
    );
  });

  it.each([
    ["2026-01-10T21:59:59Z", "2026-01-10"],
    ["2026-01-10T22:00:00Z", "2026-01-11"],
    ["2026-07-10T20:59:59Z", "2026-07-10"],
    ["2026-07-10T21:00:00Z", "2026-07-11"],
  ])("in Hebron at %s is %s", (instant, day) => {
    expect(localDateAt(Date.parse(instant), "Asia/Hebron")).toBe(day);
  });

  it("is over when the next begins", () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const end = endOfDay(instant, zone);
        const day = localDateAt(instant, zone);
        expect(localDateAt(end - 1, zone)).toBe(day);
        expect(localDateAt(end, zone) > day).toBe(true);
        expect(end - instant).toBeLessThanOrEqual(25 * 3_600_000);
      }),
    );
  });

  it.each([
    ["2026-03-27T12:00:00Z", "2026-03-27T22:00:00Z"],
    ["2026-03-28T12:00:00Z", "2026-03-28T21:00:00Z"],
  ])("of %s in Hebron ends at %s, with or without a change of clocks", (instant, end) => {
    expect(endOfDay(Date.parse(instant), "Asia/Hebron")).toBe(Date.parse(end));
  });

  it("is refused in an unknown zone", () => {
    expect(() => localDateAt(0, "Mars/Olympus")).toThrow(RangeError);
    expect(isTimeZone("Mars/Olympus")).toBe(false);
    expect(isTimeZone("")).toBe(false);
    expect(isTimeZone("Asia/Hebron")).toBe(true);
  });
});
