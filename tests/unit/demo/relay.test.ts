import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { shiftClock } from "../../../demo/clock.ts";
import type { CallName, Calls, FromPage, ToPage } from "../../../demo/protocol.ts";
import { keyOf } from "../../../demo/server/persisted-state.ts";
import { ServerRelay } from "../../../demo/server/relay.ts";
import { Sqlite } from "../../../demo/server/sqlite.ts";
import { newId } from "../../../domain/id.ts";
import { makeBrowser } from "../../support/demo/browser.ts";
import { sql, starterLibrary, wasm } from "../../support/demo/sql.ts";

let library: ArrayBuffer;
let shared: ReturnType<typeof makeBrowser>;
let begun: Map<string, unknown>;

beforeAll(async () => {
  library = (await starterLibrary()).slice().buffer;
  shared = makeBrowser();
  const first = openWindow();
  await first.call("begin", {});
  await first.call("laterByAWeek", {});
  await first.call("startAgain", { side: "trainee" });
  begun = shared.store.parts;
  first.end();
}, 60_000);

beforeEach(() => {
  shared = makeBrowser();
  for (const [key, part] of begun) shared.store.parts.set(key, structuredClone(part));
});

afterEach(() => shiftClock(0));

/** The number of sessions in the persisted demo. */
function persistedSessions(): number {
  const database = shared.store.parts.get(keyOf.database) as Uint8Array;
  const sqlite = new Sqlite(sql, database);
  const [row] = sqlite.run("select count(*) from sessions").rows;
  sqlite.close();
  return Number(row?.[0]);
}

/** A window of the browser, with its page's end of the relay. */
function openWindow(files: { library?: ArrayBuffer } = {}) {
  const { browser, end } = shared.openWindow();
  const heard: ToPage[] = [];
  const waiting = new Set<() => void>();
  const relay = new ServerRelay((message) => {
    heard.push(message);
    for (const look of waiting) look();
  }, browser);
  const start = { wasm, library, version: "1", replies: [], ...files };
  relay.take({ kind: "start", files: start as never });

  const until = <Message extends ToPage>(isIt: (message: ToPage) => message is Message) =>
    new Promise<Message>((resolve) => {
      const look = () => {
        const found = heard.find(isIt);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });

  async function call<Name extends CallName>(name: Name, asks: Calls[Name]["asks"]) {
    const id = newId();
    relay.take({ kind: "call", id, name, asks } as FromPage);
    type Settled = Extract<ToPage, { kind: "answer" | "failure" }>;
    const settled = await until(
      (message): message is Settled => "id" in message && message.id === id,
    );
    if (settled.kind === "failure") throw new Error(settled.message);
    return settled.answers as Calls[Name]["answers"];
  }

  const heardOf = <Kind extends ToPage["kind"]>(kind: Kind) =>
    heard.filter((message): message is Extract<ToPage, { kind: Kind }> => message.kind === kind);
  const untilKind = <Kind extends ToPage["kind"]>(kind: Kind) =>
    until((message): message is Extract<ToPage, { kind: Kind }> => message.kind === kind);
  return { relay, heardOf, until, untilKind, call, end };
}
type Window = ReturnType<typeof openWindow>;

const post = (path: string, token: string, body: object) => ({
  method: "POST",
  url: path,
  headers: [
    ["content-type", "application/json"],
    ["authorization", `Bearer ${token}`],
  ] as [string, string][],
  body: Uint8Array.from(new TextEncoder().encode(JSON.stringify(body))).buffer,
  side: "trainee" as const,
});

const jsonOf = ({ body }: { body: ArrayBuffer }) => JSON.parse(new TextDecoder().decode(body));

async function openInbox(window: Window, token: string): Promise<string> {
  const ticket = await window.call("request", post("/api/trainee/live-ticket", token, {}));
  const socket = newId();
  await window.call("openSocket", { socket, url: jsonOf(ticket).url, side: "trainee" });
  return socket;
}

describe("two windows", () => {
  it("share one demo", async () => {
    const [one, other] = [openWindow(), openWindow()];
    const { who } = await one.call("enter", { side: "trainee" });
    const refreshed = await other.call("request", post("/api/access/refresh", "", {}));
    expect(jsonOf(refreshed).who).toEqual(who);
    expect(other.heardOf("hear")).toEqual([]);
  });

  it("each hear their own sockets while they are open", async () => {
    const [one, other] = [openWindow(), openWindow()];
    const { accessToken } = await one.call("enter", { side: "trainee" });
    const sockets = [await openInbox(one, accessToken), await openInbox(other, accessToken)];
    await Promise.all([one.untilKind("hear"), other.untilKind("hear")]);
    const heardBy = (window: Window) => [
      ...new Set(window.heardOf("hear").map(({ socket }) => socket)),
    ];
    expect([heardBy(one), heardBy(other)]).toEqual(sockets.map((socket) => [socket]));
    const [socket = ""] = sockets;
    one.relay.take({ kind: "say", socket, data: "ping" });
    expect(one.heardOf("hear").at(-1)?.data).toBe("pong");
    const before = one.heardOf("hear").length;
    one.relay.take({ kind: "hangUp", socket });
    one.relay.take({ kind: "say", socket, data: "ping" });
    expect(one.heardOf("hear")).toHaveLength(before);
    expect(one.heardOf("closed")).toEqual([]);
  });

  it("are both notified when the clock moves", async () => {
    const [one, other] = [openWindow(), openWindow()];
    await one.call("begin", {});
    const { aheadMs } = await other.call("laterByAWeek", {});
    expect(aheadMs).toBe(7 * 86_400_000);
    await Promise.all([one.untilKind("moved"), other.untilKind("moved")]);
    expect((await one.call("begin", {})).aheadMs).toBe(aheadMs);
  });

  it("restart together, with empty data", async () => {
    const [one, other] = [openWindow(), openWindow()];
    await one.call("laterByAWeek", {});
    const restarted = await other.call("startAgain", { side: "trainer" });
    expect(restarted.aheadMs).toBe(0);
    await one.untilKind("moved");
    const refreshed = await one.call("request", {
      ...post("/api/access/refresh", "", {}),
      side: "trainer",
    });
    expect(jsonOf(refreshed).who.kind).toBe("trainer");
  });
});

describe("after the leading window's end", () => {
  it("the next one continues from the persisted state", async () => {
    const [one, other] = [openWindow(), openWindow()];
    await one.call("laterByAWeek", {});
    one.end();
    expect((await other.call("begin", {})).aheadMs).toBe(7 * 86_400_000);
  });

  it("the next one answers open calls, once", async () => {
    const [one, other] = [openWindow(), openWindow()];
    await one.call("begin", {});
    const asked = other.call("enter", { side: "trainee" });
    one.end();
    expect((await asked).who.kind).toBe("trainee");
    expect(other.heardOf("answer")).toHaveLength(1);
  });

  it("unpersisted state is lost, and the other windows learn of the restart", async () => {
    const [first, second] = [openWindow(), openWindow()];
    await first.call("begin", {});
    await second.call("begin", {});
    shared.store.refuses = true;
    first.end();
    expect((await second.untilKind("moved")).anew).toBe(true);
  });

  it("an unreadable persisted state is replaced", async () => {
    shared.store.parts.set(keyOf.database, new Uint8Array(4096).fill(7));
    const window = openWindow();
    expect(await window.call("begin", {})).toMatchObject({ aheadMs: 0 });
    expect(await window.call("enter", { side: "trainee" })).toMatchObject({
      who: { kind: "trainee" },
    });
  });

  it("open sockets are closed for a retry, and one being opened opens", async () => {
    const [one, other] = [openWindow(), openWindow()];
    await one.call("begin", {});
    const before = persistedSessions();
    const { accessToken } = await other.call("enter", { side: "trainee" });
    const open = await openInbox(other, accessToken);
    const ticket = await other.call("request", post("/api/trainee/live-ticket", accessToken, {}));
    await vi.waitFor(() => expect(persistedSessions()).toBe(before + 1));
    one.end();
    const socket = newId();
    await other.call("openSocket", { socket, url: jsonOf(ticket).url, side: "trainee" });
    type Heard = Extract<ToPage, { kind: "hear" }>;
    await other.until(
      (message): message is Heard => message.kind === "hear" && message.socket === socket,
    );
    expect(other.heardOf("closed").map((each) => each.socket)).toEqual([open]);
  });
});

it("a failed start is reported", async () => {
  shared.store.parts.clear();
  const one = openWindow({ library: new Uint8Array(4096).fill(7).buffer });
  await expect(one.call("begin", {})).rejects.toThrow("not a database");
});
