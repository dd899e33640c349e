import { afterEach, describe, expect, it } from "vitest";
import {
  beginSitting,
  forgetSitting,
  goOnFrom,
  markEnded,
  markLater,
  markWaiting,
  placeOf,
  sittingSoFar,
} from "../../../../../web/admin/check-ins/review/sitting.ts";

const waiting = ["a", "b", "c"];

afterEach(forgetSitting);

describe("the sitting of reviews", () => {
  it("places a check-in among those that wait", () => {
    expect(placeOf(waiting, "b")).toEqual({ previous: "a", next: "c", place: { at: 2, of: 3 } });
    expect(placeOf(waiting, "a").previous).toBeUndefined();
    expect(placeOf(waiting, "c").next).toBeUndefined();
  });

  it("counts ended ones on, before and after the list follows", () => {
    markEnded("a");
    expect(placeOf(waiting, "b").place).toEqual({ at: 2, of: 3 });
    expect(placeOf(["b", "c"], "b").place).toEqual({ at: 2, of: 3 });
  });

  it("has no place for one that does not wait", () => {
    expect(placeOf(waiting, "of last week").place).toBeNull();
    markEnded("a");
    expect(placeOf(waiting, "a").place).toBeNull();
  });

  it("goes on to the next in line, then to the first that is left, then to none", () => {
    expect(goOnFrom(waiting, "b")).toBe("c");
    markEnded("b");
    expect(goOnFrom(waiting, "c")).toBe("a");
    markLater("a");
    expect(goOnFrom(waiting, "c")).toBeUndefined();
    expect(goOnFrom(waiting, "of last week")).toBe("c");
  });

  it("takes back an end that failed, and a delay", () => {
    markEnded("a");
    markLater("b");
    markWaiting("a");
    markWaiting("b");
    expect(goOnFrom(waiting, "c")).toBe("a");
    expect(sittingSoFar().ended).toBe(0);
  });

  it("tells the minutes since the first review", () => {
    beginSitting();
    markEnded("a");
    markEnded("b");
    const later = Date.now() + 38 * 60_000;
    expect(sittingSoFar(later)).toEqual({ ended: 2, minutes: 38 });
    forgetSitting();
    expect(sittingSoFar(later)).toEqual({ ended: 0, minutes: 1 });
  });
});
