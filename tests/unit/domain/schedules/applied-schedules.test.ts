import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  dayOfWeek,
  daysBetween,
  localDateAt,
  weekStart,
} from "../../../../domain/calendar.ts";
import {
  fillingDue,
  firstWeekAfter,
  lastWeekAhead,
  partsWithin,
  weeksToApply,
} from "../../../../domain/schedules/applied-schedules.ts";

const day = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2040, 0, 1) / 86_400_000 })
  .map((number) => addDays("1970-01-01", number));
const sunday = day.map(weekStart);

describe("the weeks filled by applying", () => {
  it("are the eight after the current one", () => {
    expect(weeksToApply("2026-03-01", "2026-03-04")).toEqual([
      "2026-03-08",
      "2026-03-15",
      "2026-03-22",
      "2026-03-29",
      "2026-04-05",
      "2026-04-12",
      "2026-04-19",
      "2026-04-26",
    ]);
  });

  it("cross the end of a year", () => {
    const weeks = weeksToApply("2026-12-06", "2026-12-12");
    expect(weeks.slice(2, 5)).toEqual(["2026-12-27", "2027-01-03", "2027-01-10"]);
    expect(weeksToApply("2027-12-26", "2028-01-01").at(-1)).toBe("2028-02-20");
  });

  it("start with the current week for an earlier source", () => {
    expect(weeksToApply("2026-01-04", "2026-03-04")[0]).toBe("2026-03-01");
  });

  it("are fewer for a later source, and none beyond the eighth week", () => {
    expect(weeksToApply("2026-04-19", "2026-03-04")).toEqual(["2026-04-26"]);
    expect(weeksToApply("2026-04-26", "2026-03-04")).toEqual([]);
  });

  it("are Sundays, a week apart, later than the source and not over", () => {
    fc.assert(
      fc.property(sunday, day, (source, today) => {
        const weeks = weeksToApply(source, today);
        expect(weeks.length).toBeLessThanOrEqual(9);
        for (const [index, week] of weeks.entries()) {
          expect(dayOfWeek(week)).toBe(0);
          expect(week > source && addDays(week, 6) >= today).toBe(true);
          if (index > 0) expect(daysBetween(weeks[index - 1] ?? "", week)).toBe(7);
        }
        if (weeks.length > 0) {
          expect(weeks[0]).toBe(firstWeekAfter(source, today));
          expect(weeks.at(-1)).toBe(lastWeekAhead(today));
        }
      }),
    );
  });
});

describe("the due weeks of an extension", () => {
  const source = "2026-03-01";

  it("are one more week after a week", () => {
    expect(fillingDue({ sourceWeek: source, filledThrough: "2026-04-26" }, "2026-03-08")).toEqual({
      first: "2026-05-03",
      through: "2026-05-03",
      weeks: 1,
    });
  });

  it("are none while enough weeks are filled", () => {
    expect(fillingDue({ sourceWeek: source, filledThrough: "2026-04-26" }, "2026-03-07")).toBe(
      undefined,
    );
  });

  it("are three weeks after a delay of three weeks", () => {
    expect(fillingDue({ sourceWeek: source, filledThrough: "2026-04-26" }, "2026-03-25")).toEqual({
      first: "2026-05-03",
      through: "2026-05-17",
      weeks: 3,
    });
  });

  it("start with today's week after a long delay", () => {
    expect(fillingDue({ sourceWeek: source, filledThrough: "2026-04-26" }, "2026-07-01")).toEqual({
      first: "2026-06-28",
      through: "2026-08-23",
      weeks: 9,
    });
  });

  it("start after the source if none was filled", () => {
    expect(fillingDue({ sourceWeek: source, filledThrough: null }, "2026-03-03")).toEqual({
      first: "2026-03-08",
      through: "2026-04-26",
      weeks: 8,
    });
  });

  it("are none after a run, whatever the day", () => {
    fc.assert(
      fc.property(sunday, fc.option(sunday), day, (sourceWeek, filledThrough, today) => {
        const due = fillingDue({ sourceWeek, filledThrough }, today);
        if (!due) return;
        expect(due.weeks).toBe(daysBetween(due.first, due.through) / 7 + 1);
        expect(due.first > sourceWeek && (filledThrough ?? "") < due.first).toBe(true);
        expect(addDays(due.first, 6) >= today).toBe(true);
        expect(fillingDue({ sourceWeek, filledThrough: due.through }, today)).toBeUndefined();
      }),
    );
  });

  it("skip no week and repeat none, in any steps of days", () => {
    const steps = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(sunday, steps, (sourceWeek, waits) => {
        let today = sourceWeek;
        let filledThrough: string | null = null;
        let next = addDays(sourceWeek, 7);
        for (const wait of [0, ...waits]) {
          today = addDays(today, wait);
          const due = fillingDue({ sourceWeek, filledThrough }, today);
          if (!due) continue;
          expect(due.first).toBe(next);
          next = addDays(due.through, 7);
          filledThrough = due.through;
        }
        expect(filledThrough).toBe(lastWeekAhead(today));
      }),
    );
  });
});

describe("the current week", () => {
  const at = (instant: string, zone: string) => localDateAt(Date.parse(instant), zone);

  it.each([
    // Saturday to Sunday, in winter and summer, and the nights of clock changes.
    ["Asia/Hebron", "2026-01-10T21:59:59Z", "2026-01-04", "2026-01-11"],
    ["Asia/Hebron", "2026-07-11T20:59:59Z", "2026-07-05", "2026-07-12"],
    ["Asia/Hebron", "2026-10-24T21:59:59Z", "2026-10-18", "2026-10-25"],
    ["Asia/Riyadh", "2026-03-28T20:59:59Z", "2026-03-22", "2026-03-29"],
    ["Africa/Cairo", "2026-01-10T21:59:59Z", "2026-01-04", "2026-01-11"],
    ["Africa/Cairo", "2026-05-02T20:59:59Z", "2026-04-26", "2026-05-03"],
  ])("of %s begins a second after %s", (zone, instant, before, after) => {
    const next = new Date(Date.parse(instant) + 1000).toISOString();
    expect(weekStart(at(instant, zone))).toBe(before);
    expect(weekStart(at(next, zone))).toBe(after);
    expect(lastWeekAhead(at(next, zone))).toBe(addDays(after, 56));
  });

  it.each(["Asia/Hebron", "Asia/Riyadh", "Africa/Cairo"])(
    "moves on once a week in %s through a year, hour by hour from each Saturday to Sunday",
    (zone) => {
      const hour = 3_600_000;
      // Checks weekends only, because calendar calls are slow.
      const isTurning = (instant: number) => [6, 0].includes(new Date(instant).getUTCDay());
      const start = Date.parse("2026-01-01T00:00:00Z");
      let through = lastWeekAhead(localDateAt(start, zone));
      let moves = 0;
      for (let instant = start; instant < start + 364 * 24 * hour; ) {
        const now = lastWeekAhead(localDateAt(instant, zone));
        instant += isTurning(instant) ? hour : 6 * hour;
        if (now === through) continue;
        expect(daysBetween(through, now)).toBe(7);
        through = now;
        moves += 1;
      }
      expect(moves).toBe(52);
    },
  );
});

describe("parts", () => {
  it("stay within the budget, in order and complete", () => {
    const costs = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 });
    fc.assert(
      fc.property(costs, (rows) => {
        const parts = partsWithin(rows, (row) => row, 20);
        expect(parts.flat()).toEqual(rows);
        for (const part of parts) {
          expect(part.length).toBeGreaterThan(0);
          expect(part.reduce((sum, row) => sum + row, 0)).toBeLessThanOrEqual(20);
        }
      }),
    );
  });

  it("have a separate part for a row over the budget", () => {
    expect(partsWithin([1, 50, 2], (row) => row, 20)).toEqual([[1], [50], [2]]);
  });
});
