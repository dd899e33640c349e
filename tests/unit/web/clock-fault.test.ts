import { describe, expect, it } from "vitest";
import { clockFault } from "../../../web/trainee/frame/clock-fault.ts";

const at = Date.UTC(2027, 1, 10, 9);
const hours = (count: number) => count * 3_600_000;

describe("a device's clock", () => {
  it("is wrong by a day in either direction, and the fault corrects it", () => {
    for (const day of [hours(24), hours(-24), hours(-24 * 400)]) {
      const arrivedAt = at + day;
      expect(arrivedAt + (clockFault(at, arrivedAt) ?? 0)).toBe(at);
    }
  });

  it("is right within half a day: a slow answer, and a clock that somebody sets by hand", () => {
    for (const difference of [0, 40_000, hours(1), hours(-12)])
      expect(clockFault(at, at + difference)).toBeUndefined();
  });

  it("is not judged by the home of an earlier build, or without an answer", () => {
    expect(clockFault(undefined, at)).toBeUndefined();
    expect(clockFault(at, 0)).toBeUndefined();
  });
});
