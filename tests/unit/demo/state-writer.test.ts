import { beforeEach, describe, expect, it, vi } from "vitest";
import { keyOf, readPersisted } from "../../../demo/server/persisted-state.ts";
import { StateWriter } from "../../../demo/server/state-writer.ts";
import { makeStore } from "../../support/demo/browser.ts";

const onKeeps = vi.fn();
let store: ReturnType<typeof makeStore>;
let parts: Map<string, unknown>;
let keeper: StateWriter;

beforeEach(() => {
  vi.useFakeTimers();
  onKeeps.mockReset();
  store = makeStore();
  parts = new Map();
  keeper = new StateWriter({ store, partOf: (key) => parts.get(key), onKeeps });
});

function change(key: string, part: unknown): void {
  parts.set(key, part);
  keeper.changed(key);
}

describe("a change", () => {
  it("is persisted soon, together with others, in its latest state", async () => {
    keeper.begin();
    change("a", 1);
    change("b", 1);
    change("a", 2);
    await vi.runAllTimersAsync();
    expect(store.writes).toEqual([
      [
        ["a", 2],
        ["b", 1],
      ],
    ]);
  });

  it("is not persisted before the demo is complete", async () => {
    change("a", 1);
    await vi.runAllTimersAsync();
    await keeper.flush();
    expect(store.writes).toEqual([]);
    keeper.begin();
    await vi.runAllTimersAsync();
    expect(store.parts).toEqual(new Map([["a", 1]]));
  });

  it("to undefined deletes the stored part", async () => {
    keeper.begin();
    change("a", 1);
    await keeper.flush();
    change("a", undefined);
    await keeper.flush();
    expect(store.parts.size).toBe(0);
  });

  it("during a write is persisted after it", async () => {
    keeper.begin();
    const gate = store.hold();
    change("a", 1);
    const first = keeper.flush();
    await vi.advanceTimersByTimeAsync(0);
    change("a", 2);
    gate.release();
    await first;
    await keeper.flush();
    expect(store.writes).toEqual([[["a", 1]], [["a", 2]]]);
  });

  it("after the end is not persisted, and a running one is finished", async () => {
    keeper.begin();
    change("a", 1);
    await keeper.flush();
    change("a", 2);
    await keeper.end();
    change("a", 3);
    await vi.runAllTimersAsync();
    await keeper.flush();
    expect(store.parts).toEqual(new Map([["a", 1]]));
  });
});

describe("a browser that refuses storage", () => {
  it("does not stop the demo, which reports it once, and once when storage works again", async () => {
    keeper.begin();
    store.refuses = true;
    change("a", 1);
    await keeper.flush();
    change("b", 1);
    await keeper.flush();
    expect(onKeeps.mock.calls).toEqual([[false]]);
    expect(keeper.keeps).toBe(false);
    store.refuses = false;
    change("c", 1);
    await keeper.flush();
    expect(onKeeps.mock.calls).toEqual([[false], [true]]);
    expect([...store.parts.keys()].sort()).toEqual(["a", "b", "c"]);
  });

  it("has no persisted state", async () => {
    store.refuses = true;
    expect(await readPersisted(store, "1")).toBeUndefined();
  });
});

describe("the persisted state", () => {
  const notes = (version: string) => ({ version, aheadMs: 0 });

  it("contains every part by its kind", async () => {
    store.parts.set(keyOf.notes, notes("1"));
    store.parts.set(keyOf.database, Uint8Array.of(1));
    store.parts.set(keyOf.object("inbox:x"), "an object");
    store.parts.set(keyOf.file("trainees/x/photo"), "a file");
    expect(await readPersisted(store, "1")).toEqual({
      notes: notes("1"),
      database: Uint8Array.of(1),
      objects: new Map([["inbox:x", "an object"]]),
      files: new Map([["trainees/x/photo", "a file"]]),
    });
  });

  it.each([
    ["of another version", [notes("2"), Uint8Array.of(1)]],
    ["without its database", [notes("1"), undefined]],
    ["without any part", [undefined, undefined]],
  ])("%s is undefined, and its parts are deleted", async (_, [storedNotes, database]) => {
    if (storedNotes) store.parts.set(keyOf.notes, storedNotes);
    if (database) store.parts.set(keyOf.database, database);
    store.parts.set(keyOf.object("inbox:x"), "an object");
    expect(await readPersisted(store, "1")).toBeUndefined();
    expect(store.parts.size).toBe(0);
  });
});
