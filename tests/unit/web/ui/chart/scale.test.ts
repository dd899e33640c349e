import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountScale, valueScale } from "../../../../../web/ui/chart/scale.ts";

describe("valueScale", () => {
  test("leaves room around every value, with round steps inside", () => {
    const { min, max, ticks } = valueScale([78.4, 86.2]);
    expect(min).toBeLessThan(78.4);
    expect(max).toBeGreaterThan(86.2);
    expect(ticks).toEqual([77.5, 80, 82.5, 85]);
  });

  test("gives a single value a range of its own", () => {
    const { min, max, ticks } = valueScale([86]);
    expect(min).toBeLessThan(86);
    expect(max).toBeGreaterThan(86);
    expect(ticks).toContain(86);
  });
});

describe("amountScale", () => {
  test("goes from zero to a round step above every amount", () => {
    expect(amountScale([4444, 9700, 10_000])).toEqual({
      min: 0,
      max: 10_000,
      ticks: [0, 2500, 5000, 7500, 10_000],
    });
    expect(amountScale([12_300]).max).toBe(15_000);
  });

  test("has a height even for zeros and unknown values", () => {
    expect(amountScale([0, 0]).max).toBeGreaterThan(0);
    expect(amountScale([]).max).toBeGreaterThan(0);
  });

  test("contains any amounts, with few ticks, the last at its end", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2_000_000 })), (amounts) => {
        const { max, ticks } = amountScale(amounts);
        expect(max).toBeGreaterThanOrEqual(Math.max(0, ...amounts));
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBe(max);
      }),
    );
  });
});
