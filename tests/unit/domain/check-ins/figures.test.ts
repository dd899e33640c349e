import { describe, expect, it } from "vitest";
import { addDays, instantAt, weekStart } from "../../../../domain/calendar.ts";
import {
  figuresFrom,
  repliesWithinDay,
  replyFigures,
  sentByWeek,
  tenthsOf,
} from "../../../../domain/check-ins/figures.ts";

const hour = 60 * 60_000;
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

describe("a quantile by the nearest rank", () => {
  it.each([
    ["the median of one", [7], 5, 7],
    ["the ninth decile of one", [7], 9, 7],
    ["the lower middle of two", [9, 2], 5, 2],
    ["the middle of three, in any order", [5, 1, 3], 5, 3],
    ["the lower middle of four", [4, 1, 3, 2], 5, 2],
    ["the ninth of ten", upTo(10), 9, 9],
    ["the tenth of eleven", upTo(11), 9, 10],
    ["exactly 18 of 20", upTo(20), 9, 18],
    ["63 of 70, without a fraction's error", upTo(70), 9, 63],
    ["the greatest by all tenths", upTo(13), 10, 13],
    ["none of none", [], 5, null],
  ])("is %s", (_name, values, tenths, expected) => {
    expect(tenthsOf(values, tenths)).toBe(expected);
  });

  it("leaves the values in their order", () => {
    const values = [3, 1, 2];
    tenthsOf(values, 5);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe("replies", () => {
  it("are counted, with those within 24 hours", () => {
    expect(replyFigures([2, 24, 24.01, 50].map((hours) => hours * hour))).toEqual({
      count: 4,
      median: 24 * hour,
      ninthDecile: 50 * hour,
      withinDay: 2,
    });
    expect(replyFigures([])).toEqual({ count: 0, median: null, ninthDecile: null, withinDay: 0 });
  });

  const day = 24 * hour;
  it.each([
    ["nothing of none", [], false],
    ["nothing of four quick ones", Array(4).fill(hour), false],
    ["the truth of five quick ones", Array(5).fill(hour), true],
    ["24 hours as a day", Array(5).fill(day), true],
    ["a little more as none", Array(5).fill(day + 1), false],
    ["three of five", [day * 9, hour, day * 9, hour, hour], true],
    ["two of five", [day * 9, hour, day * 9, hour, day * 9], false],
    ["only the newest twenty", [...Array(20).fill(hour), ...Array(80).fill(day * 9)], true],
    ["slow newest ones", [...Array(20).fill(day * 9), ...Array(80).fill(hour)], false],
  ])("within a day tells %s", (_name, newestFirst, expected) => {
    expect(repliesWithinDay(newestFirst)).toBe(expected);
  });
});

describe("the share sent by week", () => {
  const zone = "Asia/Hebron";
  // A Wednesday at noon.
  const today = "2027-02-10";
  const now = instantAt(today, 12 * 60, zone);
  const sunday = weekStart(today);
  /** Every Thursday at 20:00. */
  const weekly = {
    weekday: 4,
    minute: 20 * 60,
    every: 1 as const,
    startsOn: "2026-01-01",
    since: 0,
    timeZone: zone,
    sentOn: null,
    absences: null,
  };
  const thursday = (weeksAgo: number) => addDays(sunday, 4 - 7 * weeksAgo);
  const weeks = (...schedules: Parameters<typeof sentByWeek>[0]) =>
    sentByWeek(schedules, { today, now });
  const counts = (of: ReturnType<typeof weeks>) => of.map(({ owed, sent }) => `${sent}/${owed}`);

  it("has eight weeks, the oldest first, without schedules too", () => {
    const empty = weeks();
    expect(empty.map(({ startsOn }) => startsOn)).toEqual(
      [7, 6, 5, 4, 3, 2, 1, 0].map((ago) => addDays(sunday, -7 * ago)),
    );
    expect(empty[0]?.startsOn).toBe(figuresFrom(today));
    expect(empty.every(({ owed }) => owed === 0)).toBe(true);
  });

  it("counts closed due days, and leaves out one that is still open", () => {
    const one = { ...weekly, sentOn: [thursday(1), thursday(3), thursday(0)] };
    expect(counts(weeks(one))).toEqual(["0/1", "0/1", "0/1", "0/1", "1/1", "0/1", "1/1", "0/0"]);
  });

  it("adds up people", () => {
    const both = weeks(weekly, { ...weekly, sentOn: [thursday(2)] });
    expect(counts(both).slice(-3)).toEqual(["1/2", "0/2", "0/0"]);
  });

  it("owes nothing in an absence, though something was sent", () => {
    const absences = [{ startsOn: thursday(2), endsOn: thursday(1) }];
    const away = { ...weekly, absences, sentOn: [thursday(1)] };
    expect(counts(weeks(away)).slice(-4)).toEqual(["0/1", "0/0", "0/0", "0/0"]);
  });

  it("knows nothing before the last change of a schedule, its answers included", () => {
    const since = instantAt(thursday(2), 21 * 60, zone);
    const changed = { ...weekly, since, sentOn: [thursday(3), thursday(1)] };
    expect(counts(weeks(changed)).slice(-4)).toEqual(["0/0", "0/0", "1/1", "0/0"]);
  });

  it("counts a fortnightly one every other week", () => {
    const every = weeks({ ...weekly, every: 2, startsOn: thursday(3) });
    expect(counts(every).slice(-4)).toEqual(["0/1", "0/0", "0/1", "0/0"]);
  });
});
