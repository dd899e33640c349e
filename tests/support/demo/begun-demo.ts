import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { shiftClock } from "../../../demo/clock.ts";
import type { Side } from "../../../demo/protocol.ts";
import { forgetPersisted, readPersisted } from "../../../demo/server/persisted-state.ts";
import { DemoServer } from "../../../demo/server/server.ts";
import { makeStore } from "./browser.ts";
import { starterLibrary, wasm } from "./sql.ts";

const version = "1";

/** A begun and persisted demo, the start of every test of a file. */
export function begunDemo(replies: string[]) {
  let library: Uint8Array;
  let store: ReturnType<typeof makeStore>;
  let server: DemoServer;
  const onProgress = vi.fn();

  async function open(aheadMs = 0): Promise<void> {
    server = await DemoServer.open({
      wasm,
      library,
      version,
      origin: "https://demo.test",
      replies,
      store,
      kept: await readPersisted(store, version),
      aheadMs,
      onProgress,
      onKeeps: () => {},
      log: () => {},
    });
  }

  let begun: Map<string, unknown>;
  beforeAll(async () => {
    library = await starterLibrary();
    store = makeStore();
    await open();
    await server.flush();
    await server.end();
    begun = store.parts;
    expect(onProgress.mock.calls.map(([share]) => share).at(-1)).toBe(1);
  }, 60_000);

  beforeEach(async () => {
    store = makeStore();
    for (const [key, part] of begun) store.parts.set(key, structuredClone(part));
    await open();
    // Date stays real, because the demo itself shifts it.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  });

  afterEach(async () => {
    await server.end();
    shiftClock(0);
  });

  return {
    get store() {
      return store;
    },
    get server() {
      return server;
    },
    /** Opens the persisted demo again. */
    open: () => open(),
    /** Ends the demo, and begins another by a clock that is ahead. */
    async beginAnew(aheadMs: number) {
      vi.useRealTimers();
      await server.end();
      await forgetPersisted(store);
      await open(aheadMs);
    },
    tokenOf: async (side: Side) => (await server.enter(side)).accessToken,
    async ask(side: Side, path: string, token?: string, body?: unknown) {
      const sent = body === undefined ? "" : JSON.stringify(body);
      const answer = await server.answer({
        method: body === undefined ? "GET" : "POST",
        url: path,
        headers: [
          ["content-type", "application/json"],
          ...(token ? [["authorization", `Bearer ${token}`] as [string, string]] : []),
        ],
        body: sent ? Uint8Array.from(new TextEncoder().encode(sent)).buffer : null,
        side,
      });
      const text = new TextDecoder().decode(answer.body);
      const json = text ? JSON.parse(text) : null;
      return { status: answer.status, headers: answer.headers, json };
    },
  };
}
