import "fake-indexeddb/auto";
import { onlineManager, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { ApiError } from "../../web/lib/session/api-error.ts";
import { defineWrite } from "../../web/lib/waiting/define-write.ts";
import { forgetWrite, readWrites } from "../../web/lib/waiting/persisted-writes.ts";
import { startWaitingWrites } from "../../web/lib/waiting/waiting-writes.ts";
import { onDevice } from "./local-storage.ts";

/** Faked clocks; IndexedDB needs the other timers of the runtime. */
export const clocks = [
  "Date",
  "setTimeout",
  "clearTimeout",
  "setInterval",
  "clearInterval",
] as const;

/** Milliseconds after which a page starts idle work. */
const idleMs = 500;

export const account = "trainee";
export const weightKey = ["trainee", "weight"];
export const setsKey = ["trainee", "exercise", "sets"];
export const statusKey = ["trainee", "exercise", "status"];

interface Write {
  id: string;
}

/** A server that accepts all writes, except of failing nouns and ids. */
export function makeServer() {
  const took: string[] = [];
  const failing = new Map<string, Error>();
  const failingIds = new Set<string>();
  const tries: { id: string; at: number }[] = [];
  const take = (noun: string) => async (write: Write) => {
    tries.push({ id: write.id, at: Date.now() });
    const error = failingIds.has(write.id) ? server.failure : failing.get(noun);
    if (error) throw error;
    took.push(write.id);
    return write;
  };
  const server = { took, failing, failingIds, failure: new ApiError("unavailable"), tries, take };
  return server;
}

/** A page with the device's storage and a server. */
export function openPage({ take }: ReturnType<typeof makeServer>) {
  const client = new QueryClient();
  const failures: string[] = [];
  const end = new AbortController();
  const send = (noun: string) => (write: Write) =>
    end.signal.aborted ? new Promise<Write>(() => {}) : take(noun)(write);
  defineWrite(client, weightKey, { failed: () => "weight", mutationFn: send("weight") });
  defineWrite(client, setsKey, { failed: () => "sets", mutationFn: send("exercise") });
  defineWrite(client, statusKey, { failed: () => "status", mutationFn: send("exercise") });
  startWaitingWrites(client, account, {
    define: async () => {},
    onFailure: (_, text) => failures.push(text),
  });
  const write = (mutationKey: string[], id: string) =>
    client
      .getMutationCache()
      .build<unknown, Error, Write, unknown>(client, client.defaultMutationOptions({ mutationKey }))
      .execute({ id })
      .catch(() => {});
  return { client, failures, write, leave: () => end.abort() };
}

/** A page with its own server, which fails writes of these nouns. */
export function openWithServer(failing: Record<string, Error> = {}) {
  const server = makeServer();
  for (const [noun, error] of Object.entries(failing)) server.failing.set(noun, error);
  return { server, page: openPage(server) };
}

/** A page after an earlier one with waiting writes, once the code that sends them is loaded. */
export async function reopenPage(server: ReturnType<typeof makeServer>) {
  const page = openPage(server);
  await awaitResume();
  return page;
}

/** Advances the clock second by second, because storage and answers use the runtime's own time. */
export async function advance(ms: number): Promise<void> {
  for (let remaining = ms; remaining > 0; remaining -= 1_000) {
    await vi.advanceTimersByTimeAsync(Math.min(remaining, 1_000));
    await readWrites(account);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Waits until the code that sends waiting writes is loaded and has read them. */
export async function awaitResume(): Promise<void> {
  await vi.advanceTimersByTimeAsync(idleMs);
  await vi.dynamicImportSettled();
  await readWrites(account);
  await vi.advanceTimersByTimeAsync(0);
}

export const offline = new ApiError("offline");

/** Waits until the server has accepted these ids; answers arrive in the runtime's own time. */
export const expectAccepted = (server: ReturnType<typeof makeServer>, ids: string[]) =>
  vi.waitFor(() => expect(server.took).toEqual(ids), { timeout: 10_000 });

/** Gives each test of a file an empty device, its own clock and a network. */
export function onEmptyDevice(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: [...clocks] });
    onDevice();
    vi.stubGlobal("navigator", { onLine: true });
    for (const { variables } of await readWrites(account)) await forgetWrite(account, variables.id);
  });

  afterEach(() => {
    onlineManager.setOnline(true);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Makes the device's storage full until mocks are restored. */
export function onFullDisk(): void {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}
