import "fake-indexeddb/auto";
import { createStore, get, set } from "idb-keyval";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let page: EventTarget;
let store: ReturnType<typeof createStore>;
/** The same store, opened by another page. */
let elsewhere: ReturnType<typeof createStore>;
let release: () => void;
let begun: Promise<void>;
let database = 0;

beforeEach(async () => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.resetModules();
  const { deviceStore } = await import("../../../web/lib/waiting/device-store.ts");
  database += 1;
  store = deviceStore(`device ${database}`, "things", { strict: true });
  elsewhere = createStore(`device ${database}`, "things");
  await set("known", 1, elsewhere);
  release = () => {};
});
afterEach(() => release());

/** Blocks the store until its release, like a frozen page with an open transaction. */
function occupy(through: typeof store): Promise<unknown> {
  const beginning = Promise.withResolvers<void>();
  begun = beginning.promise;
  return through("readwrite", (things) => {
    beginning.resolve();
    let isHeld = true;
    release = () => {
      isHeld = false;
    };
    const hold = () => {
      const asked = things.get("known");
      if (isHeld) asked.onsuccess = hold;
    };
    hold();
    return new Promise((resolve, reject) => {
      things.transaction.oncomplete = resolve;
      things.transaction.onabort = () => reject(new Error("given up"));
    });
  });
}

const leave = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event("pagehide"), { persisted }));

const comeBack = () => page.dispatchEvent(new Event("pageshow"));

it("a frozen page aborts its transactions, and repeats them on return", async () => {
  let times = 0;
  const held = occupy((mode, use) =>
    store(mode, (things) => {
      times += 1;
      return use(things);
    }),
  );
  await begun;
  leave(true);
  const begunMeanwhile = set("known", 3, store);
  await set("known", 2, elsewhere);
  expect(await get("known", elsewhere)).toBe(2);
  expect(times).toBe(1);
  comeBack();
  await vi.waitFor(() => expect(times).toBe(2));
  release();
  await Promise.all([held, begunMeanwhile]);
  expect(await get("known", elsewhere)).toBe(3);
});

it("a finished transaction of a frozen page does not stop the others' abort", async () => {
  const ending = store("readwrite", ({ transaction }) => {
    transaction.commit();
    return new Promise((done) => {
      transaction.oncomplete = done;
    });
  });
  const { deviceStore } = await import("../../../web/lib/waiting/device-store.ts");
  const other = deviceStore(`other ${database}`, "things", { strict: true });
  const held = occupy(other);
  await begun;
  leave(true);
  await set("known", 2, createStore(`other ${database}`, "things"));
  const holds = release;
  comeBack();
  await vi.waitFor(() => expect(release).not.toBe(holds));
  release();
  await Promise.all([ending, held]);
});

it("a page that ends finishes its transactions", async () => {
  const written = set("known", 4, store);
  leave(false);
  await written;
  expect(await get("known", elsewhere)).toBe(4);
});

it("a silent store counts as refused, and its work never happens later", async () => {
  const held = occupy(elsewhere);
  await begun;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const refused = expect(set("known", 5, store)).rejects.toThrow("does not answer");
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  release();
  await held;
  expect(await get("known", elsewhere)).toBe(1);
});

it("a browser without such stores refuses at once", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("indexedDB", undefined);
  await expect(set("known", 6, store)).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});
