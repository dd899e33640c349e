import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copiesWritten, forgetCopies } from "../../../web/lib/draft-copies.ts";
import { draftStore } from "../../../web/lib/drafts.ts";
import { forgetPrivate, privateKey } from "../../../web/lib/private-storage.ts";
import { beginSession } from "../../../web/lib/session.ts";
import { clocks, onFullDisk } from "../../support/waiting-page.ts";

const day = 86_400_000;

/** A device; `full` once nothing more fits. */
function makeStorage() {
  const items: Record<string, string> = {};
  const access = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      if (storage.full) throw new DOMException("", "QuotaExceededError");
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  const device = new Proxy(access, { ownKeys: () => Object.keys(items), ...visible });
  const storage = { full: false, device };
  return storage;
}
const visible = {
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
};

let storage: ReturnType<typeof makeStorage>;

const signIn = (id: string) => {
  const email = `${id}@example.com`;
  const who = { id, kind: "trainee", name: "ليان", email, gender: null, timeZone: "UTC" } as const;
  beginSession({ accessToken: "x", expiresAt: 0, who, remember: true, appearance: null });
};

beforeEach(async () => {
  await forgetCopies("");
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5), toFake: [...clocks] });
  storage = makeStorage();
  vi.stubGlobal("localStorage", storage.device);
  signIn("layan");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const makeStore = (options = {}) =>
  draftStore<Record<string, string>>("diet", { days: 7, ...options });

describe("a draft", () => {
  it("outlives the page, and each id has its own", () => {
    makeStore().keep("note", { text: "تمر" });
    makeStore().keep("meal", { name: "عدس" });
    expect(makeStore().read("note")).toEqual({ text: "تمر" });
    expect(makeStore().read("meal")).toEqual({ name: "عدس" });
  });

  it("is what another window typed, too", () => {
    const [here, there] = [makeStore(), makeStore()];
    here.keep("note", { text: "1" });
    there.keep("meal", { name: "2" });
    expect(here.read("meal")).toEqual({ name: "2" });
  });

  it("is the same object until it changes, and tells when it does", () => {
    const store = makeStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.keep("note", { text: "1" });
    expect(store.read("note")).toBe(store.read("note"));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("is forgotten when it is sent, and after its days", () => {
    const store = makeStore();
    store.keep("note", { text: "1" });
    store.keep("note", undefined);
    expect(makeStore().read("note")).toBeUndefined();
    store.keep("note", { text: "2" });
    vi.setSystemTime(Date.now() + 7 * day);
    expect(makeStore().read("note")).toBeUndefined();
  });

  it("lasts as long as the page where nothing can be stored", () => {
    storage.full = true;
    const store = makeStore();
    store.keep("note", { text: "1" });
    expect(store.read("note")).toEqual({ text: "1" });
    expect(makeStore().read("note")).toBeUndefined();
  });

  it("is nobody else's", () => {
    makeStore().keep("note", { text: "1" });
    signIn("omar");
    expect(makeStore().read("note")).toBeUndefined();
  });

  it.each([
    ["stays after signing out", {}, { text: "1" }],
    ["is gone after it where the store says so", { untilSignOut: true }, undefined],
  ])("%s", (_, options, left) => {
    makeStore(options).keep("note", { text: "1" });
    forgetPrivate();
    expect(makeStore(options).read("note")).toEqual(left);
  });
});

describe("a browser that is killed", () => {
  /** The device as local storage was written down last, opened by another page. */
  async function reopen(writtenDown: ReturnType<typeof makeStorage>) {
    await copiesWritten();
    storage = writtenDown;
    vi.stubGlobal("localStorage", storage.device);
    vi.resetModules();
    const { restoreDrafts } = await import("../../../web/lib/draft-copies.ts");
    await restoreDrafts();
  }

  it("takes no draft along, of however many that were typed at once", async () => {
    const store = makeStore();
    for (const text of ["ت", "تم", "تمر"]) store.keep("note", { text });
    makeStore({ untilSignOut: true }).keep("meal", { name: "عدس" });
    await reopen(makeStorage());
    expect(makeStore().read("note")).toEqual({ text: "تمر" });
    expect(makeStore({ untilSignOut: true }).read("meal")).toEqual({ name: "عدس" });
  });

  /** The device as it is, for a browser that writes nothing more of it down. */
  function writtenDown() {
    const copy = makeStorage();
    for (const key of Object.keys(storage.device)) {
      copy.device.setItem(key, storage.device.getItem(key) ?? "");
    }
    vi.advanceTimersByTime(1);
    return copy;
  }

  it("brings back nothing that was sent", async () => {
    makeStore().keep("note", { text: "sent" });
    makeStore().keep("meal", { name: "عدس" });
    const before = writtenDown();
    makeStore().keep("note", undefined);
    await reopen(before);
    expect(makeStore().read("note")).toBeUndefined();
    expect(makeStore().read("meal")).toEqual({ name: "عدس" });
  });

  it("brings back no older text where the disk took no copy of the newer one", async () => {
    makeStore().keep("note", { text: "older" });
    await copiesWritten();
    writtenDown();
    onFullDisk();
    makeStore().keep("note", { text: "newer" });
    await reopen(storage);
    expect(makeStore().read("note")).toEqual({ text: "newer" });
  });

  it("gives nobody what signing out forgot", async () => {
    const options = { untilSignOut: true };
    makeStore(options).keep("note", { text: "1" });
    forgetPrivate();
    await forgetCopies(privateKey(""));
    await reopen(makeStorage());
    expect(makeStore(options).read("note")).toBeUndefined();
  });
});
