import { describe, expect, it, vi } from "vitest";
import { delayedBy, distantBindings } from "../../../scripts/lib/distant-bindings.ts";
import { distantWorker } from "../../../scripts/lib/distant-worker.ts";
import type { Interceptor } from "../../../worker/interceptor.ts";

/** Records each call, without a delay. */
function noting() {
  const calls: string[] = [];
  const interceptor: Interceptor = (send, { name }) => {
    calls.push(name);
    return send();
  };
  return { calls, interceptor };
}

const statement = { bind: () => statement, all: async () => ({ results: [1] }) };
/** As workerd's: each name is a remote method. */
const service = () =>
  new Proxy(
    { fetch: async (path: string) => `page ${path}` },
    { get: (target, name) => Reflect.get(target, name) ?? (async () => `remote ${String(name)}`) },
  );

const bindings = () => ({
  DB: { prepare: () => statement, batch: async (_statements: unknown[]) => ["answer"] },
  VIDEOS: {
    get: async (key: string) => `file ${key}`,
    createMultipartUpload: async () => ({ uploadPart: async () => "part" }),
    resumeMultipartUpload: () => ({ complete: async () => "whole" }),
  },
  INBOXES: { getByName: (name: string) => ({ tell: async () => `told ${name}` }) },
  LIMIT: { limit: async () => ({ success: true }) },
  ASSETS: service(),
  ENVIRONMENT: "development",
});

describe("distant bindings", () => {
  it("answer the same, with one trip per call of a database, bucket or object", async () => {
    const { calls, interceptor } = noting();
    const { DB, VIDEOS, INBOXES } = distantBindings(bindings(), interceptor);
    expect(await DB.prepare().bind().all()).toEqual({ results: [1] });
    expect(await DB.batch([])).toEqual(["answer"]);
    expect(await VIDEOS.get("a")).toBe("file a");
    expect(await (await VIDEOS.createMultipartUpload()).uploadPart()).toBe("part");
    expect(await VIDEOS.resumeMultipartUpload().complete()).toBe("whole");
    expect(await INBOXES.getByName("b").tell()).toBe("told b");
    expect(calls).toEqual([
      "all",
      "batch",
      "get",
      "createMultipartUpload",
      "uploadPart",
      "complete",
      "tell",
    ]);
  });

  it("leave all others unchanged", async () => {
    const { calls, interceptor } = noting();
    const near = bindings();
    const { ASSETS, LIMIT, ENVIRONMENT } = distantBindings(near, interceptor);
    expect(ASSETS).toBe(near.ASSETS);
    expect(LIMIT).toBe(near.LIMIT);
    expect(ENVIRONMENT).toBe("development");
    expect(calls).toEqual([]);
  });

  it("are the same objects for every request, because caches depend on them", () => {
    const { interceptor } = noting();
    const near = bindings();
    expect(distantBindings(near, interceptor).DB).toBe(distantBindings(near, interceptor).DB);
  });
});

it("a trip takes its time, and simultaneous trips overlap", async () => {
  vi.useFakeTimers();
  try {
    const arrived: string[] = [];
    const far = delayedBy(120);
    const send = (name: string) => far(async () => arrived.push(name), { name, statements: 0 });
    const both = [send("first"), send("second")];
    await vi.advanceTimersByTimeAsync(119);
    expect(arrived).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toEqual(["first", "second"]);
    await Promise.all(both);
  } finally {
    vi.useRealTimers();
  }
});

it("a distant Worker gives distant bindings to its handlers and objects", async () => {
  class Inbox {
    readonly env: ReturnType<typeof bindings>;
    constructor(_context: unknown, env: ReturnType<typeof bindings>) {
      this.env = env;
    }
  }
  const near = bindings();
  const handler = (_request: unknown, env: unknown) => (env as typeof near).DB === near.DB;
  const worker = distantWorker({ default: { fetch: handler as never }, Inbox }, 1);
  expect(worker.handlers.fetch?.({}, near, {})).toBe(false);
  const DistantInbox = worker.objectClass("Inbox");
  const inbox = new DistantInbox({}, near) as Inbox;
  expect(inbox).toBeInstanceOf(Inbox);
  expect(inbox.env.DB).not.toBe(near.DB);
});
