import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  countSeconds,
  forgetSeconds,
  secondsOf,
} from "../../../../../web/admin/check-ins/review/active-seconds.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const input = (name: string) => page.dispatchEvent(new Event(name));
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.visibilityState = "visible";
  stop = countSeconds("one");
});
afterEach(() => {
  stop();
  for (const id of ["one", "other"]) forgetSeconds(id);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the active seconds of a review", () => {
  it("begin with its opening, and end 30 seconds after the last input", () => {
    wait(10);
    expect(secondsOf("one")).toBe(10);
    wait(300);
    expect(secondsOf("one")).toBe(30);
  });

  it.each(["pointerdown", "pointermove", "keydown", "wheel", "scroll"])("go on by %s", (name) => {
    wait(300);
    input(name);
    wait(300);
    expect(secondsOf("one")).toBe(60);
  });

  it("are none while the page is hidden", () => {
    page.visibilityState = "hidden";
    wait(10);
    expect(secondsOf("one")).toBe(0);
    page.visibilityState = "visible";
    wait(5);
    expect(secondsOf("one")).toBe(5);
  });

  it("are added up over visits, each review by itself", () => {
    wait(5);
    stop();
    wait(60);
    input("keydown");
    stop = countSeconds("other");
    wait(7);
    stop();
    stop = countSeconds("one");
    wait(5);
    expect([secondsOf("one"), secondsOf("other")]).toEqual([10, 7]);
    forgetSeconds("one");
    expect(secondsOf("one")).toBe(0);
  });

  it("are an hour at most", () => {
    for (let quarter = 0; quarter < 300; quarter++) {
      wait(15);
      input("pointermove");
    }
    expect(secondsOf("one")).toBe(3600);
  });
});
