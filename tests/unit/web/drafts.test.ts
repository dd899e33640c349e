import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetPrivate, privateKey } from "../../../web/lib/session/private-storage.ts";
import { copiesWritten, forgetCopies } from "../../../web/lib/waiting/draft-copies.ts";
import { draftStore } from "../../../web/lib/waiting/drafts.ts";
import { deviceAsNow, fillDevice, onDevice } from "../../support/local-storage.ts";
import { signInAs } from "../../support/signed-in.ts";
import { clocks, onFullDisk } from "../../support/waiting-page.ts";

const day = 86_400_000;

beforeEach(async () => {
  await forgetCopies("");
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5), toFake: [...clocks] });
  onDevice();
  signInAs("trainee", "layan");
});

afterEach(() => {
  vi.useRealTimers();
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

  it("includes another window's input", () => {
    const [here, there] = [makeStore(), makeStore()];
    here.keep("note", { text: "1" });
    there.keep("meal", { name: "2" });
    expect(here.read("meal")).toEqual({ name: "2" });
  });

  it("is the same object until it changes, and announces the change", () => {
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

  it("lasts for the page if storage is refused", () => {
    fillDevice();
    const store = makeStore();
    store.keep("note", { text: "1" });
    expect(store.read("note")).toEqual({ text: "1" });
    expect(makeStore().read("note")).toBeUndefined();
  });

  it("belongs to one account", () => {
    makeStore().keep("note", { text: "1" });
    signInAs("trainee", "omar");
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

describe("a killed browser", () => {
  /** The device as of the last write to local storage, opened by another page. */
  async function reopen(writtenDown?: object) {
    await copiesWritten();
    onDevice(writtenDown);
    vi.resetModules();
    const { restoreDrafts } = await import("../../../web/lib/waiting/draft-copies.ts");
    const restored = restoreDrafts();
    // The slowest of devices: a minute has passed before the disk answers.
    vi.advanceTimersByTime(60_000);
    await restored;
  }

  it("loses no draft, however many were typed at once", async () => {
    const store = makeStore();
    for (const text of ["ت", "تم", "تمر"]) store.keep("note", { text });
    makeStore({ untilSignOut: true }).keep("meal", { name: "عدس" });
    await reopen();
    expect(makeStore().read("note")).toEqual({ text: "تمر" });
    expect(makeStore({ untilSignOut: true }).read("meal")).toEqual({ name: "عدس" });
  });

  /** The current device in a browser that writes nothing more to disk. */
  function writtenDown() {
    const copy = deviceAsNow();
    vi.advanceTimersByTime(1);
    return copy;
  }

  it("restores no sent draft", async () => {
    makeStore().keep("note", { text: "sent" });
    makeStore().keep("meal", { name: "عدس" });
    const before = writtenDown();
    makeStore().keep("note", undefined);
    await reopen(before);
    expect(makeStore().read("note")).toBeUndefined();
    expect(makeStore().read("meal")).toEqual({ name: "عدس" });
  });

  it("restores no older text if the newer one was not copied", async () => {
    makeStore().keep("note", { text: "older" });
    await copiesWritten();
    writtenDown();
    onFullDisk();
    makeStore().keep("note", { text: "newer" });
    await reopen(localStorage);
    expect(makeStore().read("note")).toEqual({ text: "newer" });
  });

  it("restores nothing deleted by sign-out", async () => {
    const options = { untilSignOut: true };
    makeStore(options).keep("note", { text: "1" });
    forgetPrivate();
    await forgetCopies(privateKey(""));
    await reopen();
    expect(makeStore(options).read("note")).toBeUndefined();
  });
});
