import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { betweenPresses } from "../../../../web/ui/between-presses.ts";

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A store, and the values that its subscriber draws. */
function follow() {
  let value = 0;
  let tell = () => {};
  const source = {
    read: () => value,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
  };
  const { read, subscribe } = betweenPresses(source);
  const drawn: number[] = [];
  const end = subscribe(() => drawn.push(read()));
  const change = (next: number) => {
    value = next;
    tell();
  };
  return { drawn, read, change, end };
}

const fire = (type: string, values: object = { isPrimary: true, button: 0 }) =>
  page.dispatchEvent(Object.assign(new Event(type), values));

describe("a store between presses", () => {
  it("shows a change at once without a press", () => {
    const { drawn, read, change } = follow();
    change(1);
    expect(read()).toBe(1);
    expect(drawn).toEqual([1]);
  });

  it("shows a change during a press after its click", () => {
    const { drawn, read, change } = follow();
    fire("pointerdown");
    change(1);
    fire("pointerup");
    expect(read()).toBe(0);
    fire("click");
    expect(drawn).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(drawn).toEqual([1]);
    expect(read()).toBe(1);
  });

  it.each([
    ["a release without a click", "pointerup"],
    ["a press that became a scroll", "pointercancel"],
    ["a press that another window ends", "blur"],
    ["a release that the page did not see", "pointermove", { buttons: 0 }],
  ])("shows the last change after %s", (_, ending, values?: object) => {
    const { drawn, change } = follow();
    fire("pointerdown");
    change(1);
    change(2);
    fire(ending, values);
    vi.runAllTimers();
    expect(drawn).toEqual([2]);
  });

  it("waits for the second of two quick presses", () => {
    const { drawn, change } = follow();
    fire("pointerdown");
    fire("pointerup");
    fire("pointerdown");
    change(1);
    vi.runAllTimers();
    expect(drawn).toEqual([]);
  });

  it.each([
    ["another finger", { isPrimary: false, button: 0 }],
    ["another button", { isPrimary: true, button: 2 }],
  ])("does not wait for %s", (_, values) => {
    const { drawn, change } = follow();
    fire("pointerdown", values);
    change(1);
    expect(drawn).toEqual([1]);
  });

  it("waits while a pressed pointer moves", () => {
    const { drawn, change } = follow();
    fire("pointerdown");
    change(1);
    fire("pointermove", { buttons: 1 });
    vi.runAllTimers();
    expect(drawn).toEqual([]);
  });

  it("is silent after its end", () => {
    const { drawn, change, end } = follow();
    fire("pointerdown");
    change(1);
    fire("pointerup");
    end();
    vi.runAllTimers();
    expect(drawn).toEqual([]);
  });
});
