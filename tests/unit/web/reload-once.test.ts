import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const reload = vi.fn<() => void>();
let page: EventTarget;
let loaded: typeof import("../../../web/lib/session/reload-once.ts");
let orAgain: typeof import("../../../web/frame/again.tsx").orAgain;

beforeEach(async () => {
  vi.useFakeTimers();
  page = new EventTarget();
  const kept = new Map<string, string>();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  // The listeners are of the page, so each page has its own modules.
  vi.resetModules();
  loaded = await import("../../../web/lib/session/reload-once.ts");
  ({ orAgain } = await import("../../../web/frame/again.tsx"));
});
afterEach(() => {
  reload.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tell = (event: string) => page.dispatchEvent(new Event(event));

describe("a page whose code is gone", () => {
  it("reloads once", () => {
    expect(loaded.reloadOnce()).toBe(true);
    expect(loaded.reloadOnce()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not reload in place of a navigation that has begun", () => {
    tell("beforeunload");
    expect(loaded.reloadOnce()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads when it comes back from the browser's history", () => {
    tell("beforeunload");
    tell("pageshow");
    loaded.reloadOnce();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("reloads later if it was not left in the end", async () => {
    tell("beforeunload");
    loaded.reloadOnce();
    await vi.advanceTimersByTimeAsync(20_000);
    loaded.reloadOnce();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("code whose load a navigation aborts", () => {
  const failed = async () => {
    let isShown = false;
    const part = orAgain(() => Promise.reject(new TypeError("aborted")))().then((Part) => {
      isShown = true;
      return Part;
    });
    await vi.advanceTimersByTimeAsync(2000);
    return { part, isShown: () => isShown };
  };

  it("is told at once while the page stays", async () => {
    expect((await failed()).isShown()).toBe(true);
  });

  it("is told only when the page has stayed after all", async () => {
    tell("beforeunload");
    const { part, isShown } = await failed();
    expect(isShown()).toBe(false);
    tell("pageshow");
    await vi.advanceTimersByTimeAsync(1000);
    expect(await part).toBeTypeOf("function");
  });
});
