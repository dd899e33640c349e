import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { shiftClock } from "../../../demo/clock.ts";
import type { Side, WireRequest } from "../../../demo/protocol.ts";
import { readPersisted } from "../../../demo/server/persisted-state.ts";
import { DemoServer } from "../../../demo/server/server.ts";
import { photoPoses } from "../../../domain/check-ins/progress-photos.ts";
import type { PhotoAddresses } from "../../../domain/contract/check-ins/progress-photos.ts";
import type { CheckInListPage, CheckInReview } from "../../../domain/contract/check-ins/review.ts";
import type { ConversationEvent } from "../../../domain/contract/conversations/conversation.ts";
import type { CronRunsList } from "../../../domain/contract/operations/cron-runs.ts";
import { pictureType } from "../../../domain/first-bytes.ts";
import { newId } from "../../../domain/id.ts";
import { makeStore } from "../../support/demo/browser.ts";
import { starterLibrary, wasm } from "../../support/demo/sql.ts";

const version = "1";
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
const replies = ["one", "two"];

let library: Uint8Array;
let store: ReturnType<typeof makeStore>;
let server: DemoServer;
const onProgress = vi.fn();

async function open(): Promise<DemoServer> {
  return DemoServer.open({
    wasm,
    library,
    version,
    origin: "https://demo.test",
    replies,
    store,
    kept: await readPersisted(store, version),
    onProgress,
    onKeeps: () => {},
    log: () => {},
  });
}

/** A begun and persisted demo, the start of every test. */
let begun: Map<string, unknown>;
beforeAll(async () => {
  library = await starterLibrary();
  store = makeStore();
  const first = await open();
  await first.flush();
  await first.end();
  begun = store.parts;
  expect(onProgress.mock.calls.map(([share]) => share).at(-1)).toBe(1);
}, 60_000);

beforeEach(async () => {
  store = makeStore();
  for (const [key, part] of begun) store.parts.set(key, structuredClone(part));
  server = await open();
  // Date stays real, because the demo itself shifts it.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});

afterEach(async () => {
  await server.end();
  shiftClock(0);
});

async function ask(side: Side, path: string, token?: string, body?: unknown) {
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
  return { status: answer.status, headers: answer.headers, json: text ? JSON.parse(text) : null };
}

const sides = { trainee: "/api/trainee/home", trainer: "/api/admin/trainees" };
const tokenOf = async (side: Side) => (await server.enter(side)).accessToken;
const today = () => new Date(Date.now()).toISOString().slice(0, 10);

describe("the demo's sign-in", () => {
  it.each(["trainee", "trainer"] as const)("opens only the %s's own area", async (side) => {
    const other = side === "trainee" ? "trainer" : "trainee";
    const token = await tokenOf(side);
    const query = side === "trainee" ? `?date=${today()}` : "";
    expect((await ask(side, sides[side] + query, token)).status).toBe(200);
    expect((await ask(side, sides[other], token)).status).toBe(403);
    expect((await ask(side, sides[side])).status).toBe(401);
  });

  it("keeps both sides signed in, each by separate cookies that no answer shows", async () => {
    const people = {
      trainee: await server.enter("trainee"),
      trainer: await server.enter("trainer"),
    };
    for (const side of ["trainee", "trainer"] as const) {
      const again = await ask(side, "/api/access/refresh", undefined, {});
      expect(again.status).toBe(200);
      expect(again.json.who).toEqual(people[side].who);
      expect(again.headers.map(([name]) => name)).not.toContain("set-cookie");
    }
  });

  it("accepts no password", async () => {
    const email = "layan@miran.example";
    const body = { email, password: "Layan@2026", area: "trainee" };
    expect((await ask("trainee", "/api/access/sign-in", undefined, body)).status).toBe(401);
  });
});

describe("the demo's check-ins", () => {
  it("are three that wait, with silhouettes that open by their tickets", async () => {
    const token = await tokenOf("trainer");
    const { json: list } = await ask("trainer", "/api/admin/check-ins", token);
    const { counts, rows } = list as CheckInListPage;
    expect(counts).toMatchObject({ waiting: 3 });
    const ids = rows.flatMap((row) => (row.kind === "sent" ? [row.id] : []));
    const reviews = await Promise.all(
      ids.map(
        async (id) =>
          (await ask("trainer", `/api/admin/check-ins/${id}`, token)).json as CheckInReview,
      ),
    );
    const photographed = reviews.filter(({ photos }) => photos.length > 0);
    expect(photographed).toHaveLength(2);
    for (const { person, photos } of photographed) {
      expect(photos.map(({ pose, last }) => [pose, last !== null])).toEqual(
        photoPoses.map((pose) => [pose, true]),
      );
      const path = `/api/admin/trainees/${person.traineeId}/progress-photos/tickets`;
      const { json } = await ask("trainer", path, token, { ids: photos.map(({ now }) => now.id) });
      for (const { address } of (json as PhotoAddresses).photos) {
        const asked: WireRequest = {
          method: "GET",
          url: address,
          headers: [],
          body: null,
          side: "trainer",
        };
        const answer = await server.answer(asked);
        expect([answer.status, pictureType(new Uint8Array(answer.body))]).toEqual([
          200,
          "image/jpeg",
        ]);
      }
    }
  });
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A window of the conversation, with its received frames. */
async function openChat(side: Side = "trainee") {
  const token = await tokenOf(side);
  const path = "/api/trainee/conversation/live-ticket";
  const { json } = await ask(side, path, token, {});
  const heard: string[] = [];
  const socket = await server.openSocket(json.url, side, {
    hear: (data) => heard.push((JSON.parse(data) as ConversationEvent).type),
    closed: () => {},
  });
  const say = (frame: object) => socket?.receive(JSON.stringify(frame));
  // The stand-in joins.
  await later(0);
  return { say, heardSince: () => heard.splice(0) };
}
const send = (text: string) => ({ type: "send", clientId: newId(), body: { kind: "text", text } });

describe("a message without an open panel", () => {
  it("arrives after a second, is answered after 2.5 s, and read half a second later", async () => {
    const chat = await openChat();
    chat.heardSince();
    chat.say(send("hello"));
    for (const [ms, heard] of [
      [999, []],
      [1, ["stored"]],
      [1_499, ["typing"]],
      [1, ["message"]],
      [499, []],
      [1, ["read"]],
      [30_000, []],
    ] as const) {
      await later(ms);
      expect(chat.heardSince()).toEqual(heard);
    }
  });

  it("waits for the trainer while the panel is open", async () => {
    const token = await tokenOf("trainer");
    const { json } = await ask("trainer", "/api/admin/live-ticket", token, {});
    const far = { hear: () => {}, closed: () => {} };
    const panel = await server.openSocket(json.url, "trainer", far);
    const chat = await openChat();
    chat.heardSince();
    chat.say(send("hello"));
    await later(10_000);
    expect(chat.heardSince()).toEqual(["stored"]);
    panel?.hangUp();
    await later(0);
    chat.say(send("is somebody there?"));
    await later(10_000);
    expect(chat.heardSince()).toContain("message");
  });

  it("uses a socket that each ticket opens once", async () => {
    const token = await tokenOf("trainee");
    const { json } = await ask("trainee", "/api/trainee/live-ticket", token, {});
    const far = { hear: () => {}, closed: () => {} };
    expect(await server.openSocket(json.url, "trainee", far)).toBeDefined();
    expect(await server.openSocket(json.url, "trainee", far)).toBeUndefined();
    expect(await server.openSocket("/api/live?ticket=x", "trainee", far)).toBeUndefined();
  });
});

describe("a move by one week", () => {
  it("changes the date everywhere, and runs the crons", async () => {
    const before = Date.now();
    await server.laterByAWeek();
    expect(server.standing.aheadMs).toBe(weekMs);
    expect(Date.now()).toBeGreaterThanOrEqual(before + weekMs);
    const token = await tokenOf("trainer");
    const { json } = await ask("trainer", "/api/admin/cron-runs", token);
    expect(JSON.stringify(json)).toContain("drain_outbox");
  });

  it("persists when the demo is opened again", async () => {
    await server.laterByAWeek();
    await server.end();
    shiftClock(0);
    const before = Date.now();
    server = await open();
    expect(server.standing.aheadMs).toBe(weekMs);
    expect(Date.now()).toBeGreaterThanOrEqual(before + weekMs);
  });
});

describe("a persisted demo", () => {
  it("catches up on the crons of unopened days", async () => {
    const daysRun = async () => {
      const token = await tokenOf("trainer");
      const { json } = await ask("trainer", "/api/admin/cron-runs", token);
      const { runs } = json as CronRunsList;
      return runs
        .filter(({ job }) => job === "drain_outbox")
        .map(({ startedAt }) => Math.round((Date.now() - startedAt) / dayMs));
    };
    await server.end();
    server = await open();
    expect(await daysRun()).toEqual([]);
    await server.end();
    const notes = store.parts.get("notes") as { ranAt: number };
    notes.ranAt -= 3 * dayMs;
    server = await open();
    expect(await daysRun()).toEqual([0, 1, 2]);
  });

  it("continues with its messages and sessions", async () => {
    const chat = await openChat();
    chat.say(send("remember"));
    await later(10_000);
    await server.flush();
    await server.end();
    server = await open();
    const refreshed = await ask("trainee", "/api/access/refresh", undefined, {});
    expect(refreshed.status).toBe(200);
    const { json } = await ask(
      "trainee",
      "/api/trainee/conversation?limit=5",
      refreshed.json.accessToken,
    );
    const texts = json.messages.map(({ body }: { body: { text?: string } }) => body.text);
    expect(texts).toContain("remember");
    expect(replies.some((reply) => texts.includes(reply))).toBe(true);
  });

  it("writes nothing after its end", async () => {
    await server.flush();
    await server.end();
    const writes = store.writes.length;
    await later(600_000);
    expect(store.writes).toHaveLength(writes);
  });
});

describe("an answer", () => {
  const note = () => ({ id: newId(), type: "general", text: "kept before it is answered" });

  it("to a write arrives after it is persisted, because a page may end next", async () => {
    const token = await tokenOf("trainee");
    const { status } = await ask("trainee", "/api/trainee/notes", token, note());
    expect(status).toBe(200);
    await server.end();
    server = await open();
    const { json } = await ask("trainee", "/api/trainee/notes", await tokenOf("trainee"));
    expect(JSON.stringify(json)).toContain("kept before it is answered");
  });

  it("does not wait if the browser refuses storage", async () => {
    const token = await tokenOf("trainee");
    store.refuses = true;
    const { status } = await ask("trainee", "/api/trainee/notes", token, note());
    expect(status).toBe(200);
    expect(server.standing.keeps).toBe(false);
  });
});
