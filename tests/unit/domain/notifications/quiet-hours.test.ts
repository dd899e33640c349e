import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minuteOfDay } from "../../../../domain/calendar.ts";
import {
  isClockTime,
  isQuiet,
  isQuietMinute,
  type QuietHours,
} from "../../../../domain/notifications/quiet-hours.ts";

const two = (number: number) => String(number).padStart(2, "0");
const clock = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
const minute = fc.integer({ min: 0, max: 1439 });
const night: QuietHours = { from: "22:00", until: "07:00" };

describe("isQuietMinute", () => {
  it("is quiet from the first minute to the one before the last, over midnight too", () => {
    fc.assert(
      fc.property(minute, minute, (from, until) => {
        fc.pre(from !== until);
        const hours = { from: clock(from), until: clock(until) };
        expect(isQuietMinute(hours, from)).toBe(true);
        expect(isQuietMinute(hours, (until + 1439) % 1440)).toBe(true);
        expect(isQuietMinute(hours, until)).toBe(false);
        expect(isQuietMinute(hours, (from + 1439) % 1440)).toBe(false);
      }),
    );
  });

  it("is quiet for exactly the minutes between, whole days included", () => {
    fc.assert(
      fc.property(minute, minute, (from, until) => {
        const hours = { from: clock(from), until: clock(until) };
        const quiet = Array.from({ length: 1440 }, (_, each) => isQuietMinute(hours, each));
        const length = (until - from + 1440) % 1440 || 1440;
        expect(quiet.filter(Boolean)).toHaveLength(length);
      }),
      { numRuns: 50 },
    );
  });

  it("divides the day with the complementary hours", () => {
    fc.assert(
      fc.property(minute, minute, minute, (from, until, at) => {
        fc.pre(from !== until);
        const hours = { from: clock(from), until: clock(until) };
        const others = { from: clock(until), until: clock(from) };
        expect(isQuietMinute(hours, at)).toBe(!isQuietMinute(others, at));
      }),
    );
  });
});

describe("isQuiet", () => {
  it("follows the person's local clock", () => {
    const instant = Date.UTC(2026, 0, 10, 21, 30);
    expect(isQuiet(night, instant, "Asia/Hebron")).toBe(true);
    expect(isQuiet(night, instant, "Europe/London")).toBe(false);
    expect(isQuiet(night, Date.UTC(2026, 0, 10, 4, 59), "Asia/Hebron")).toBe(true);
    expect(isQuiet(night, Date.UTC(2026, 0, 10, 5, 0), "Asia/Hebron")).toBe(false);
  });

  it("keeps the hours in nights with a change of the clock", () => {
    // London: 2026-03-29 01:00 becomes 02:00; 2026-10-25 02:00 becomes 01:00.
    const hours = { from: "00:30", until: "02:30" };
    const quiet = (...at: Parameters<typeof Date.UTC>) =>
      isQuiet(hours, Date.UTC(...at), "Europe/London");
    expect([0, 29, 30, 59].map((each) => quiet(2026, 2, 29, 0, each))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(quiet(2026, 2, 29, 1, 29)).toBe(true);
    expect(quiet(2026, 2, 29, 1, 30)).toBe(false);
    expect(quiet(2026, 9, 24, 23, 30)).toBe(true);
    expect(quiet(2026, 9, 25, 1, 0)).toBe(true);
    expect(quiet(2026, 9, 25, 2, 29)).toBe(true);
    expect(quiet(2026, 9, 25, 2, 30)).toBe(false);
  });

  it("reads midnight as the day's first minute", () => {
    expect(minuteOfDay(Date.UTC(2026, 0, 1, 0, 0), "UTC")).toBe(0);
    expect(minuteOfDay(Date.UTC(2026, 0, 1, 23, 59), "UTC")).toBe(1439);
  });
});

it("an impossible clock time is refused", () => {
  for (const time of ["24:00", "7:00", "12:60", "١٢:٠٠", "", "12:00:00"]) {
    expect(isClockTime(time), time).toBe(false);
  }
  fc.assert(fc.property(minute, (each) => isClockTime(clock(each))));
});
