import { describe, expect, it } from "vitest";
import { caught } from "../../bench/lib/measure.ts";

function clock(...values: number[]) {
  const left = [...values];
  return { left, measure: async () => left.shift() ?? 0 };
}

describe("a measured time", () => {
  it("is the first that the clock caught", async () => {
    const { left, measure } = clock(0, 0.4, 18.7, 33.4);
    expect(await caught(measure, { least: 1 })).toBe(18.7);
    expect(left).toEqual([33.4]);
  });

  it("is not taken twice if the clock caught it at once", async () => {
    const { left, measure } = clock(1, 2);
    expect(await caught(measure, { least: 1 })).toBe(1);
    expect(left).toEqual([2]);
  });

  it("fails after some tries instead of being nothing", async () => {
    const { left, measure } = clock(0, 0, 0, 5);
    await expect(caught(measure, { least: 1, tries: 3 })).rejects.toThrow(/^Nothing was measured/);
    expect(left).toEqual([5]);
  });
});
