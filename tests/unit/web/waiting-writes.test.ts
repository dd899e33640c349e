import { onlineManager } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { newId } from "../../../domain/id.ts";
import { ApiError } from "../../../web/lib/session/api-error.ts";
import { defineWrite, sendNow } from "../../../web/lib/waiting/define-write.ts";
import { countUnsent, resumeLeft } from "../../../web/lib/waiting/follow-writes.ts";
import {
  forgetWrite,
  type PersistedWrite,
  persistWrite,
  readWrites,
} from "../../../web/lib/waiting/persisted-writes.ts";
import { isWaiting } from "../../../web/lib/waiting/waiting-writes.ts";
import {
  account,
  advance,
  awaitResume,
  expectAccepted,
  makeServer,
  offline,
  onEmptyDevice,
  onFullDisk,
  openPage,
  openWithServer,
  reopenPage,
  setsKey,
  statusKey,
  weightKey,
} from "../../support/waiting-page.ts";

onEmptyDevice();

describe("a noun whose first write keeps failing", () => {
  it("blocks no other noun, and is sent in its order later", async () => {
    const { server, page } = openWithServer({ exercise: offline });
    page.write(setsKey, "sets 1");
    page.write(statusKey, "status 1");
    page.write(weightKey, "weight 1");
    page.write(setsKey, "sets 2");
    page.write(weightKey, "weight 2");

    await advance(120_000);
    expect(server.took).toEqual(["weight 1", "weight 2"]);
    expect(await countUnsent(page.client, account)).toBe(3);

    server.failing.clear();
    await advance(60_000);
    expect(server.took.slice(2)).toEqual(["sets 1", "status 1", "sets 2"]);
    expect(await countUnsent(page.client, account)).toBe(0);
  });

  it("continues after a finally refused write", async () => {
    const { server, page } = openWithServer({ exercise: new ApiError("invalid_request") });
    page.write(setsKey, "refused");
    await vi.advanceTimersByTimeAsync(0);
    server.failing.clear();
    page.write(statusKey, "status");
    await vi.advanceTimersByTimeAsync(0);
    expect(server.took).toEqual(["status"]);
    expect(await countUnsent(page.client, account)).toBe(0);
  });
});

describe("sending now", () => {
  it("ends the pause before another try", async () => {
    const { server, page } = openWithServer({ weight: offline });
    page.write(weightKey, "weight");
    await advance(120_000);
    server.failing.clear();
    sendNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.took).toEqual(["weight"]);
  });

  it("happens on return to the page", async () => {
    const { server, page } = openWithServer({ weight: offline });
    page.write(weightKey, "weight");
    await advance(120_000);
    onlineManager.setOnline(false);
    await advance(30_000);
    server.failing.clear();
    onlineManager.setOnline(true);
    await page.client.resumePausedMutations();
    expect(server.took).toEqual(["weight"]);
  });
});

describe("writes left by an earlier page", () => {
  it("are sent once each, a failing noun beside the others, in the order of their noun", async () => {
    const server = makeServer();
    const first = openPage(server);
    onlineManager.setOnline(false);
    first.write(setsKey, "sets 1");
    first.write(weightKey, "weight 1");
    first.write(statusKey, "status 1");
    first.write(weightKey, "weight 2");
    await vi.advanceTimersByTimeAsync(0);
    expect(server.took).toEqual([]);
    first.leave();

    server.failing.set("exercise", offline);
    const second = await reopenPage(server);
    await advance(5_000);
    expect(server.took).toEqual(["weight 1", "weight 2"]);
    expect(await countUnsent(second.client, account)).toBe(2);
    second.leave();

    server.failing.clear();
    const third = await reopenPage(server);
    await advance(5_000);
    await expectAccepted(server, ["weight 1", "weight 2", "sets 1", "status 1"]);
    expect(await countUnsent(third.client, account)).toBe(0);
  });

  it("do not have the last word over one made before they were read", async () => {
    const server = makeServer();
    const first = openPage(server);
    onlineManager.setOnline(false);
    first.write(weightKey, "older");
    await vi.advanceTimersByTimeAsync(0);
    first.leave();

    const second = openPage(server);
    second.write(statusKey, "other noun");
    await expectAccepted(server, ["other noun"]);
    second.write(weightKey, "newer");
    await expectAccepted(server, ["other noun", "newer"]);
    await awaitResume();
    await expectAccepted(server, ["other noun", "newer", "older", "newer"]);
    expect(await countUnsent(second.client, account)).toBe(0);
  });

  it("are announced by their kind after a final refusal, and set aside instead of lost", async () => {
    const server = makeServer();
    const first = openPage(server);
    onlineManager.setOnline(false);
    first.write(statusKey, "status 1");
    first.leave();

    server.failing.set("exercise", new ApiError("not_found"));
    const second = await reopenPage(server);
    await vi.advanceTimersByTimeAsync(0);
    expect(second.failures).toEqual(["status"]);
    expect(await readWrites(account)).toMatchObject([
      { variables: { id: "status 1" }, aside: "not_found" },
    ]);
    second.leave();

    server.failing.clear();
    const third = await reopenPage(server);
    third.write(statusKey, "status 2");
    await advance(5_000);
    expect(server.took).toEqual(["status 2"]);
    expect(await countUnsent(third.client, account)).toBe(1);
  });
});

describe("writes on a device", () => {
  const writes: PersistedWrite[] = ["b", "a", "c"].map((id) => ({
    key: setsKey,
    variables: { id },
  }));
  const oldList = `waiting:${account}`;

  it("are in their order, wherever earlier builds stored them", async () => {
    localStorage.setItem(oldList, JSON.stringify(writes.slice(0, 1)));
    localStorage.setItem(`${oldList}:a`, JSON.stringify({ ...writes[1], at: 7 }));
    expect(await readWrites(account)).toMatchObject(writes.slice(0, 2));
    expect(Object.keys(localStorage)).toEqual([]);
    await persistWrite(account, writes[2] as PersistedWrite);
    await persistWrite(account, { ...(writes[0] as PersistedWrite), aside: "internal" });
    expect(await readWrites(account)).toMatchObject([
      { ...writes[0], aside: "internal" },
      ...writes.slice(1),
    ]);
  });

  it("of earlier builds are never lost on a full device", async () => {
    const list = JSON.stringify(writes.slice(0, 2));
    localStorage.setItem(oldList, list);
    onFullDisk();
    expect(await readWrites(account)).toMatchObject(writes.slice(0, 2));
    expect(localStorage.getItem(oldList)).toBe(list);
    vi.restoreAllMocks();
    expect(await readWrites(account)).toMatchObject(writes.slice(0, 2));
    expect(localStorage.getItem(oldList)).toBeNull();
  });

  it("are read past an invalid entry", async () => {
    await persistWrite(account, { key: setsKey, variables: { id: "sound" } });
    localStorage.setItem(`${oldList}:broken`, "{");
    expect(await readWrites(account)).toMatchObject([{ variables: { id: "sound" } }]);
  });

  it("are none, without an error, if the browser refuses storage", async () => {
    vi.resetModules();
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
    const refusing = await import("../../../web/lib/waiting/persisted-writes.ts");
    expect(await refusing.persistWrite(account, writes[0] as PersistedWrite)).toBe(false);
    expect(await refusing.readWrites(account)).toEqual([]);
    await refusing.forgetWrite(account, "b");
  });

  it("belong to one account", async () => {
    await persistWrite("somebody", writes[0] as PersistedWrite);
    expect(await readWrites(account)).toEqual([]);
    expect(await readWrites("some")).toEqual([]);
    await forgetWrite("somebody", "b");
  });
});

describe("a write that waits for the network", () => {
  it("is shown as waiting only once it is on the disk", async () => {
    const { page } = openWithServer();
    onlineManager.setOnline(false);
    page.write(setsKey, "sets 1");
    const cache = page.client.getMutationCache();
    const isShown = () => cache.getAll().some(({ state }) => isWaiting(state));
    expect(cache.getAll()[0]?.state.isPaused).toBe(true);
    expect(isShown()).toBe(false);
    const seen = vi.fn(isShown);
    cache.subscribe(seen);
    await vi.waitFor(() => expect(seen).toHaveLastReturnedWith(true));
    expect(await readWrites(account)).toHaveLength(1);
  });
});

describe("the repeated queries", () => {
  it("run after the last write of the noun, whatever other nouns wait for", async () => {
    const { server, page } = openWithServer();
    const read = vi.spyOn(page.client, "invalidateQueries");
    const readAgain = [["week"]];
    const options = { failed: () => "", mutationFn: server.take("exercise"), readAgain };
    defineWrite(page.client, setsKey, options);
    defineWrite(page.client, statusKey, options);
    server.failing.set("weight", offline);
    page.write(weightKey, "weight");
    page.write(setsKey, "sets");
    page.write(statusKey, "status");
    await vi.advanceTimersByTimeAsync(0);
    expect(server.took).toEqual(["sets", "status"]);
    expect(read.mock.calls).toEqual([[{ queryKey: ["week"] }]]);
  });
});

describe("two windows of one device", () => {
  it("send each write once, although the code of one comes late", async () => {
    const { server, page } = openWithServer({ exercise: offline });
    const other = openPage(server);
    const openedAt = Date.now();
    await vi.advanceTimersByTimeAsync(1);
    const id = newId();
    page.write(setsKey, id);
    await advance(1_000);
    await resumeLeft(other.client, { define: async () => {}, onFailure: () => {} }, openedAt);
    server.failing.clear();
    await advance(60_000);
    expect(server.took).toEqual([id]);
  });
});
