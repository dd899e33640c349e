import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clampWeight,
  isFarFromLast,
  rulerKgPerPixel,
  weightDifference,
  weightTrend,
} from "../../../../domain/body/weight.ts";
import { addDays } from "../../../../domain/calendar.ts";
import { checkField } from "../../../../domain/fields.ts";
import { weightBounds } from "../../../../domain/person-bounds.ts";
import { traineeFields } from "../../../../domain/trainee.ts";

const anyKg = fc.integer({ min: 300, max: 2000 }).map((tenths) => tenths / 10);
const anyRecord = fc.record({
  date: fc.integer({ min: 0, max: 30 }).map((days) => addDays("2026-01-01", days)),
  weight: anyKg,
});

describe("a weight from buttons or the ruler", () => {
  it("stays in range with one decimal, and staying there changes nothing", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (kg) => {
        const clamped = clampWeight(kg);
        expect(clamped).toBeGreaterThanOrEqual(weightBounds.min);
        expect(clamped).toBeLessThanOrEqual(weightBounds.max);
        expect(clamped).toBe(Number(clamped.toFixed(1)));
        expect(clampWeight(clamped)).toBe(clamped);
      }),
    );
  });

  it("keeps order", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        fc.pre(a <= b);
        expect(clampWeight(a)).toBeLessThanOrEqual(clampWeight(b));
      }),
    );
  });

  it("comes back after a step up and a step down", () => {
    fc.assert(
      fc.property(anyKg, (kg) => {
        fc.pre(kg < weightBounds.max);
        expect(clampWeight(clampWeight(kg + weightBounds.step) - weightBounds.step)).toBe(kg);
      }),
    );
  });

  it("moves 15 kg over 100 pixels", () => expect(clampWeight(70 + 100 * rulerKgPerPixel)).toBe(85));
});

describe("a typed weight", () => {
  it.each(["78.5", "78,5", "٧٨٫٥", " 78.5 ", "30", "200", "۷۸٫۵"])("%j is fine", (text) => {
    expect(checkField(traineeFields.weight, text)).toBeUndefined();
  });

  it.each(["785", "29.9", "200.1", "-78", "0"])("%j is refused with the range", (text) => {
    expect(checkField(traineeFields.weight, text)).toEqual({
      code: "out_of_range",
      min: 30,
      max: 200,
    });
  });

  it.each(["", "  "])("%j is missing", (text) => {
    expect(checkField(traineeFields.weight, text)).toEqual({ code: "required" });
  });

  it.each(["abc", "7 8 kg", "78..5", "1e2", "٧٨٫٥٫٥", Number.NaN, Infinity, {}, []])(
    "%j is no number",
    (value) => expect(checkField(traineeFields.weight, value)).toEqual({ code: "not_a_number" }),
  );
});

describe("a trend", () => {
  it("contains each day once, in order, with its last record", () => {
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const { days, current, previous, difference } = weightTrend(records);
        const dates = days.map(({ date }) => date);
        expect(dates).toEqual([...new Set(records.map(({ date }) => date))].sort());
        for (const day of days) {
          expect(day.weight).toBe(records.findLast(({ date }) => date === day.date)?.weight);
        }
        expect(current).toEqual(days.at(-1) ?? null);
        expect(previous).toEqual(days.at(-2) ?? null);
        expect(difference).toBe(weightDifference(previous, current));
      }),
    );
  });

  it("ignores a repeated record", () => {
    fc.assert(
      fc.property(fc.array(anyRecord), anyRecord, (records, record) => {
        const once = weightTrend([...records, record]);
        expect(weightTrend([...once.days, record])).toEqual(once);
      }),
    );
  });

  it("has a difference free of binary noise", () => {
    fc.assert(
      fc.property(anyKg, anyKg, (from, to) => {
        const difference = weightDifference(
          { date: "2026-01-01", weight: from },
          { date: "2026-01-08", weight: to },
        );
        expect(difference).toBe(Number((to - from).toFixed(1)) + 0);
      }),
    );
    expect(weightDifference(null, { date: "2026-01-01", weight: 70 })).toBeNull();
  });
});

describe("a weight far from the last one", () => {
  const last = { date: "2026-03-01", weight: 74.5 };
  const isFar = (date: string, weight: number) => isFarFromLast({ date, weight }, last);

  it("asks at an implausible jump, up or down", () => {
    expect(isFar("2026-03-02", 78.6)).toBe(true);
    expect(isFar("2026-03-02", 70.4)).toBe(true);
    expect(isFar("2026-03-02", 76.8)).toBe(false);
    expect(isFar("2026-03-01", 76.6)).toBe(true);
    expect(isFarFromLast({ date: "2026-03-02", weight: 154 }, { ...last, weight: 150 })).toBe(true);
  });

  it("allows more over weeks, and asks beyond a tenth after any time", () => {
    expect(isFar("2026-03-09", 78.6)).toBe(false);
    expect(isFar("2027-03-01", 81.9)).toBe(false);
    expect(isFar("2027-03-01", 82.1)).toBe(true);
  });

  it("never asks at the first record", () => {
    expect(isFarFromLast({ date: "2026-03-01", weight: 200 }, undefined)).toBe(false);
  });
});
