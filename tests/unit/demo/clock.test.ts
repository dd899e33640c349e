import { afterEach, expect, it, vi } from "vitest";
import { shiftClock } from "../../../demo/clock.ts";

const week = 7 * 86_400_000;
const RealDate = Date;

afterEach(() => shiftClock(0));

const stoppedAt = (ms: number) => vi.spyOn(RealDate, "now").mockReturnValue(ms);

it("a shifted clock changes the current time, and no given date", () => {
  const spy = stoppedAt(1_000);
  shiftClock(week);
  expect(Date.now()).toBe(1_000 + week);
  expect(new Date().toISOString()).toBe("1970-01-08T00:00:01.000Z");
  expect(new Date(5).getTime()).toBe(5);
  expect(new Date("2026-01-04T00:00:00Z").toISOString()).toBe("2026-01-04T00:00:00.000Z");
  expect(new Date(2026, 0, 4).getDate()).toBe(4);
  expect(Date.UTC(1970, 0, 1)).toBe(0);
  spy.mockRestore();
});

it("each shift counts from the device's own time, and a shift of 0 restores it", () => {
  const spy = stoppedAt(1_000);
  shiftClock(week);
  shiftClock(2 * week);
  expect(Date.now()).toBe(1_000 + 2 * week);
  shiftClock(0);
  expect(Date).toBe(RealDate);
  expect(Date.now()).toBe(1_000);
  spy.mockRestore();
});

it("dates made before and after a shift are both instances of Date", () => {
  const before = new Date(5);
  shiftClock(week);
  expect(before instanceof Date).toBe(true);
  expect(structuredClone(new Date(7)) instanceof Date).toBe(true);
  expect(new Date(5)).toEqual(before);
  expect(({} as unknown) instanceof Date).toBe(false);
});
