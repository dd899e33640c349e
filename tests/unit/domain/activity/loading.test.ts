import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bars, platesOf, warmUpOf } from "../../../../domain/activity/loading.ts";

describe("the plates of a bar", () => {
  it.each([
    [20, []],
    [60, [20]],
    [102.5, [25, 15, 1.25]],
    [77.5, [25, 2.5, 1.25]],
    [180, [25, 25, 25, 5]],
  ])("for %s kg are the heaviest first", (weight, side) => {
    expect(platesOf(weight, 20)).toEqual({ side, total: weight });
  });

  it("come as near as they can from below, and none go below the bar", () => {
    expect(platesOf(61, 20)).toEqual({ side: [20], total: 60 });
    expect(platesOf(19, 20)).toBeUndefined();
    expect(platesOf(40, 0)).toEqual({ side: [20], total: 40 });
  });

  it("never weigh more than wanted, nor lack a pair of the lightest", () => {
    const kg = fc.integer({ min: 0, max: 2000 }).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(kg, fc.constantFrom(...bars), (weight, bar) => {
        const plates = platesOf(weight, bar);
        if (!plates) {
          expect(weight).toBeLessThan(bar);
          return;
        }
        const sum = plates.side.reduce((all, plate) => all + plate, 0);
        expect(plates.total).toBeCloseTo(bar + 2 * sum, 6);
        expect(plates.total).toBeLessThanOrEqual(weight);
        expect(weight - plates.total).toBeLessThan(2.5);
      }),
    );
  });
});

describe("warm-up sets", () => {
  it("are 40, 60 and 80 percent of a heavy set, as plates make them", () => {
    expect(warmUpOf(100, 20)).toEqual([
      { weight: 40, reps: 8 },
      { weight: 60, reps: 5 },
      { weight: 80, reps: 3 },
    ]);
    expect(warmUpOf(62.5, 20).map(({ weight }) => weight)).toEqual([25, 37.5, 50]);
    expect(warmUpOf(47, undefined).map(({ weight }) => weight)).toEqual([17.5, 27.5, 37.5]);
  });

  it("begin with the empty bar, once", () => {
    expect(warmUpOf(32.5, 20).map(({ weight }) => weight)).toEqual([20, 25]);
  });

  it("are not offered for light or weightless sets", () => {
    expect(warmUpOf(25, 20)).toEqual([]);
    expect(warmUpOf(null, 20)).toEqual([]);
  });

  it("never reach the set that they lead up to", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom(undefined, ...bars),
        (kg, bar) => {
          for (const { weight } of warmUpOf(kg, bar)) expect(weight).toBeLessThan(kg);
        },
      ),
    );
  });
});
