import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retryDelay } from "../../../domain/retry.ts";

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe("retryDelay", () => {
  it("is at most half a minute after the first failure", () => {
    expect(retryDelay(1, 0)).toBe(15_000);
    expect(retryDelay(1, 1)).toBe(30_000);
  });

  it("doubles with each failure", () => {
    expect(retryDelay(4, 1)).toBe(8 * 30_000);
  });

  it("is at most six hours, and at least half of the full wait", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), random, (failures, chance) => {
        const delay = retryDelay(failures, chance);
        expect(delay).toBeGreaterThanOrEqual(15_000);
        expect(delay).toBeLessThanOrEqual(6 * 3_600_000);
      }),
    );
  });

  it("spreads simultaneous failures", () => {
    expect(retryDelay(3, 0.1)).not.toBe(retryDelay(3, 0.9));
  });
});
