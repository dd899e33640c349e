import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepsTone } from "../../../../domain/activity/performance.ts";
import {
  firstShownDay,
  parseCount,
  parseStepSum,
  stepDays,
  stepsPercent,
  stepWeeks,
  totalAfter,
  weeksByMonth,
} from "../../../../domain/activity/step-days.ts";
import { firstWritableDay } from "../../../../domain/activity/writable-days.ts";
import { addDays, dayOfWeek, daysBetween } from "../../../../domain/calendar.ts";

const day = fc.integer({ min: 0, max: 5000 }).map((n) => addDays("2020-01-01", n));
const count = fc.integer({ min: 0, max: 100_000 });
const target = fc.integer({ min: 2, max: 40 }).map((n) => n * 500);
const source = fc.constantFrom("hand" as const, "link" as const);

const signs = [".", ",", "،", "٬", "'", "’", "\u00a0", "\u202f", " "];

describe("a typed count", () => {
  it.each([
    ["8432", 8432],
    ["٨٤٣٢", 8432],
    ["8,432", 8432],
    ["8.432", 8432],
    ["٨٬٤٣٢", 8432],
    ["٨.٤٣٢", 8432],
    ["12 345", 12_345],
    ["1,234,567", 1_234_567],
    ["0", 0],
  ])("is %s", (text, steps) => {
    expect(parseCount(text)).toBe(steps);
  });

  it.each(["", "many", "1e5", "8,43,2", "8.43", "8432.5", "1.234,567", "0.500", "12 steps", "-5"])(
    "is not %j",
    (text) => {
      expect(parseCount(text)).toBeUndefined();
    },
  );

  it("is the same with every sign of thousands and both kinds of digits", () => {
    const easternDigits = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.constantFrom(...signs), fc.boolean(), (n, sign, east) => {
        const text = n.toLocaleString("en-US").replaceAll(",", sign);
        expect(parseCount(east ? easternDigits(text) : text)).toBe(n);
      }),
    );
  });

  it("is never a fraction", () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.stringMatching(/^(\d{1,2}|\d{4,6})$/), (n, fraction) => {
        expect(parseCount(`${n}.${fraction}`)).toBeUndefined();
      }),
    );
  });
});

describe("a phone's sum", () => {
  it.each([
    ["8432", 8432],
    ["8431.9999", 8432],
    ["8,431.6", 8432],
    ["8431,25", 8431],
    ["٨٬٤٣١٫٦", 8432],
    ["8,432", 8432],
    ["1.234.567", 1_234_567],
    ["843.12", 843],
  ])("reads %s", (text, steps) => {
    expect(parseStepSum(text)).toBe(steps);
  });

  it.each(["", "many", "8.432", "843.125", "1e5", "8,43,2"])("does not read %j", (text) => {
    expect(parseStepSum(text)).toBeUndefined();
  });
});

describe("the days of a span", () => {
  it("are complete, with the last earlier target on days without one", () => {
    const records = [
      { date: "2026-03-03", steps: 10, targetSteps: 5000 },
      { date: "2026-03-05", steps: 0, targetSteps: 8000 },
    ];
    const span = { first: "2026-03-01", last: "2026-03-06", before: 3000 };
    expect(stepDays(span, records).map(({ steps, target: of }) => [steps, of])).toEqual([
      [0, 3000],
      [0, 3000],
      [10, 5000],
      [0, 5000],
      [0, 8000],
      [0, 8000],
    ]);
  });

  it("end today, begin on a Sunday and cover ninety days", () => {
    fc.assert(
      fc.property(day, (today) => {
        const first = firstShownDay(today);
        expect(dayOfWeek(first)).toBe(0);
        const days = stepDays({ first, last: today, before: 3000 }, []);
        expect(days.length).toBe(daysBetween(first, today) + 1);
        expect(days.length).toBeGreaterThanOrEqual(90);
        expect(days.at(-1)?.date).toBe(today);
      }),
    );
  });

  it("are writable for seven days", () => {
    fc.assert(
      fc.property(day, (today) => {
        expect(daysBetween(firstWritableDay(today), today)).toBe(6);
      }),
    );
  });
});

describe("weeks", () => {
  it("contain every day and step once, newest first, in order under their months", () => {
    fc.assert(
      fc.property(day, fc.array(count, { minLength: 92, maxLength: 98 }), (today, counts) => {
        const first = firstShownDay(today);
        const days = stepDays({ first, last: today, before: 3000 }, []).map((each, place) => ({
          ...each,
          steps: counts[place] ?? 0,
        }));
        const weeks = stepWeeks(days);
        const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
        expect(sum(weeks.map(({ total }) => total))).toBe(sum(days.map(({ steps }) => steps)));
        for (const week of weeks) expect(dayOfWeek(week.weekStart)).toBe(0);
        const starts = weeks.map(({ weekStart }) => weekStart);
        expect(starts).toEqual([...starts].sort().reverse());
        const months = weeksByMonth(weeks);
        expect(months.flatMap((month) => month.weeks)).toEqual(weeks);
        expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
      }),
    );
  });

  it("average over the days with a count", () => {
    const of = (steps: number, n: number) => ({
      date: addDays("2026-03-01", n),
      steps,
      target: 3000,
    });
    const [week] = stepWeeks([0, 4000, 0, 2000, 0, 0, 0].map(of));
    expect(week).toMatchObject({ total: 6000, counted: 2, average: 3000, reached: 1 });
  });
});

describe("the share of a target", () => {
  it("has the tones of 100, 75 and 50 on a past day only", () => {
    fc.assert(
      fc.property(count, target, (steps, of) => {
        const percent = stepsPercent({ steps, target: of });
        const wanted =
          percent >= 100 ? "good" : percent >= 75 ? "fair" : percent >= 50 ? "warn" : "bad";
        expect(stepsTone(percent, { over: true })).toBe(wanted);
        expect(stepsTone(percent, { over: false })).toBe("accent");
      }),
    );
  });
});

describe("a repeated total", () => {
  const stored = fc.record({
    steps: count,
    source,
    handSteps: fc.option(count),
  });

  it("is stored if typed, and from a phone unless a larger one was typed", () => {
    fc.assert(
      fc.property(stored, count, (before, after) => {
        const byHand = { steps: after, source: "hand", handSteps: null } as const;
        expect(totalAfter(before, byHand)).toEqual(byHand);
        const written = before.source === "hand" ? before.steps : (before.handSteps ?? 0);
        const sent = { steps: after, source: "link" } as const;
        expect(totalAfter(before, sent)).toMatchObject(
          after >= written ? sent : { steps: written, source: "hand" },
        );
        expect(totalAfter(undefined, sent)).toEqual({ ...sent, handSteps: null });
      }),
    );
  });

  it("replaces a phone's own larger count", () => {
    const stands = { steps: 9321, source: "link", handSteps: 4500 } as const;
    expect(totalAfter(stands, { steps: 8000, source: "link" }).steps).toBe(8000);
    expect(totalAfter(stands, { steps: 4000, source: "link" })).toEqual({
      steps: 4500,
      source: "hand",
      handSteps: null,
    });
  });
});
