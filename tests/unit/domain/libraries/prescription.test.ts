import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exerciseBounds } from "../../../../domain/libraries/bounds.ts";
import {
  amountKind,
  plannedWeight,
  readTempo,
  repsRange,
  tempoLength,
  tempoOf,
  weightOfPercent,
} from "../../../../domain/libraries/prescription.ts";

describe("a tempo", () => {
  it.each([
    ["3-1-1-0", "3-1-1-0"],
    ["3110", "3-1-1-0"],
    ["٣-١-١-٠", "3-1-1-0"],
    ["٣ ١ ١ ٠", "3-1-1-0"],
    ["۳،۱،۱،۰", "3-1-1-0"],
    ["30X0", "3-0-X-0"],
    [" 4 – 0 – x – 1 ", "4-0-X-1"],
    ["2:0:2:0", "2-0-2-0"],
  ])("is read from %s", (text, stored) => {
    expect(readTempo(text)).toBe(stored);
  });

  it.each(["", "311", "31100", "10-1-1-0", "X110", "3X10", "311X", "3-1-1-س", "ببطء", "3-1-١-"])(
    "is not what %j says",
    (text) => {
      expect(readTempo(text)).toBeUndefined();
      expect(tempoOf(text)).toBeUndefined();
    },
  );

  it("is stored in one form, which is read back the same", () => {
    const count = fc.integer({ min: 0, max: 9 });
    const lift = fc.option(count);
    const between = fc.constantFrom("", "-", " ", "/", ".", "–", "، ");
    fc.assert(
      fc.property(count, count, lift, count, between, (lower, below, lift, above, between) => {
        const stored = readTempo([lower, below, lift ?? "x", above].join(between)) ?? "";
        expect(stored).toHaveLength(tempoLength);
        expect(readTempo(stored)).toBe(stored);
        expect(tempoOf(stored)).toEqual({ lower, pauseBelow: below, lift, pauseAbove: above });
      }),
    );
  });

  it("is always read into its one form", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 9 }), (text) => {
        const stored = readTempo(text);
        if (stored !== undefined) expect(stored).toMatch(/^\d-\d-[\dX]-\d$/);
      }),
    );
  });
});

describe("a percentage of the best", () => {
  it.each([
    [80, 100, 80],
    [77, 100, 77.5],
    [76, 100, 75],
    [75, 83.3, 62.5],
    [10, 5, 2.5],
    [120, 100, 120],
  ])("%d of %d kg is %d kg", (percent, best, kg) => {
    expect(weightOfPercent(percent, best)).toBe(kg);
  });

  it("is unknown for an unknown best", () => {
    expect(weightOfPercent(80, null)).toBeNull();
    expect(weightOfPercent(80, 0)).toBeNull();
  });

  it("is a weight of plates, at most 1.25 kg away, and above zero", () => {
    const { min, max } = exerciseBounds.percent;
    const tenths = fc.integer({ min: 1, max: 10_000 }).map((value) => value / 10);
    fc.assert(
      fc.property(fc.integer({ min, max }), tenths, (percent, best) => {
        const kg = weightOfPercent(percent, best) ?? Number.NaN;
        expect(kg / 2.5).toBe(Math.round(kg / 2.5));
        expect(kg).toBeGreaterThan(0);
        if (kg > 2.5) expect(Math.abs(kg - (percent * best) / 100)).toBeLessThan(1.250_001);
      }),
    );
  });

  it("counts only without planned kilograms", () => {
    expect(plannedWeight({ weight: 60, percent: 80 }, 100)).toBe(60);
    expect(plannedWeight({ weight: 0, percent: 80 }, 100)).toBe(0);
    expect(plannedWeight({ weight: null, percent: 80 }, 100)).toBe(80);
    expect(plannedWeight({ weight: null, percent: 80 }, null)).toBeNull();
    expect(plannedWeight({ weight: null, percent: null }, 100)).toBeNull();
    expect(plannedWeight({ weight: null }, 100)).toBeNull();
  });
});

describe("the unit of a set", () => {
  it.each([
    [{}, "reps"],
    [{ seconds: null, metres: null }, "reps"],
    [{ seconds: 0, metres: 0 }, "reps"],
    [{ seconds: 45 }, "seconds"],
    [{ seconds: null, metres: 30 }, "metres"],
    [{ seconds: 45, metres: 30 }, "seconds"],
  ] as const)("of %j is %s", (amount, kind) => {
    expect(amountKind(amount)).toBe(kind);
  });
});

describe("a range of repetitions", () => {
  it("goes from the fewest to the most", () => {
    expect(repsRange({ reps: 8, repsTo: 12 })).toEqual({ from: 8, to: 12 });
  });

  it("is one number without an end, or with a lower one", () => {
    for (const repsTo of [undefined, null, 8, 5]) {
      expect(repsRange({ reps: 8, repsTo })).toEqual({ from: 8, to: 8 });
    }
  });
});
