import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attemptPolicies, delaysOf } from "../../../../domain/accounts/attempts.ts";

describe("delays after failed attempts", () => {
  it("are zero for free failures, then double from a second", () => {
    expect(delaysOf({ free: 3, longest: 5000 })).toEqual([0, 0, 1000, 2000, 4000, 5000]);
  });

  it("reach 15 minutes for one network or browser, and a minute for the whole account", () => {
    expect(delaysOf(attemptPolicies.addressAndAccount).at(-1)).toBe(900_000);
    expect(delaysOf(attemptPolicies.device).at(-1)).toBe(900_000);
    expect(delaysOf(attemptPolicies.account).at(-1)).toBe(60_000);
  });

  it("begin at 15 minutes for a copy of one's data", () => {
    const [quarter, half, hour] = [900_000, 1_800_000, 3_600_000];
    expect(delaysOf(attemptPolicies.myData)).toEqual([0, 0, 0, quarter, half, hour]);
  });

  it("never fall, and end at the maximum", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1000, max: 86_400_000 }),
        (free, longest) => {
          const delays = delaysOf({ free, longest });
          expect(delays).toEqual(delays.toSorted((a, b) => a - b));
          expect(delays.at(-1)).toBe(longest);
          expect(delays.slice(0, free - 1)).toEqual(new Array(free - 1).fill(0));
        },
      ),
    );
  });
});
