import { describe, expect, it, vi } from "vitest";
import { shiftClock } from "../../../demo/clock.ts";
import type { Side } from "../../../demo/protocol.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import type { ConversationEvent } from "../../../domain/contract/conversations/conversation.ts";
import type { CronRunsList } from "../../../domain/contract/operations/cron-runs.ts";
import { newId } from "../../../domain/id.ts";
import { hijriOf } from "../../../domain/prayers/hijri.ts";
import { begunDemo } from "../../support/demo/begun-demo.ts";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
const replies = ["one", "two"];
const demo = begunDemo(replies);

const sides = { trainee: "/api/trainee/home", trainer: "/api/admin/trainees" };
const today = () => new Date(Date.now()).toISOString().slice(0, 10);

describe("the demo's sign-in", () => {
  it.each(["trainee", "trainer"] as const)("opens only the %s's own area", async (side) => {
    const other = side === "trainee" ? "trainer" : "trainee";
    const token = await demo.tokenOf(side);
    const query = side === "trainee" ? `?date=${today()}` : "";
    expect((await demo.ask(side, sides[side] + query, token)).status).toBe(200);
    expect((await demo.ask(side, sides[other], token)).status).toBe(403);
    expect((await demo.ask(side, sides[side])).status).toBe(401);
  });

  it("keeps both sides signed in, each by separate cookies that no answer shows", async () => {
    const people = {
      trainee: await demo.server.enter("trainee"),
      trainer: await demo.server.enter("trainer"),
    };
    for (const side of ["trainee", "trainer"] as const) {
      const again = await demo.ask(side, "/api/access/refresh", undefined, {});
      expect(again.status).toBe(200);
      expect(again.json.who).toEqual(people[side].who);
      expect(again.headers.map(([name]) => name)).not.toContain("set-cookie");
    }
  });

  it("accepts no password", async () => {
    const email = "layan@miran.example";
    const body = { email, password: "Layan@2026", area: "trainee" };
    expect((await demo.ask("trainee", "/api/access/sign-in", undefined, body)).status).toBe(401);
  });
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A window of the conversation, with its received frames. */
async function openChat(side: Side = "trainee") {
  const token = await demo.tokenOf(side);
  const path = "/api/trainee/conversation/live-ticket";
  const { json } = await demo.ask(side, path, token, {});
  const heard: string[] = [];
  const socket = await demo.server.openSocket(json.url, side, {
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
    const token = await demo.tokenOf("trainer");
    const { json } = await demo.ask("trainer", "/api/admin/live-ticket", token, {});
    const far = { hear: () => {}, closed: () => {} };
    const panel = await demo.server.openSocket(json.url, "trainer", far);
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
    const token = await demo.tokenOf("trainee");
    const { json } = await demo.ask("trainee", "/api/trainee/live-ticket", token, {});
    const far = { hear: () => {}, closed: () => {} };
    expect(await demo.server.openSocket(json.url, "trainee", far)).toBeDefined();
    expect(await demo.server.openSocket(json.url, "trainee", far)).toBeUndefined();
    expect(await demo.server.openSocket("/api/live?ticket=x", "trainee", far)).toBeUndefined();
  });
});

describe("a move by one week", () => {
  it("changes the date everywhere, and runs the crons", async () => {
    const before = Date.now();
    await demo.server.laterByAWeek();
    expect(demo.server.standing.aheadMs).toBe(weekMs);
    expect(Date.now()).toBeGreaterThanOrEqual(before + weekMs);
    const token = await demo.tokenOf("trainer");
    const { json } = await demo.ask("trainer", "/api/admin/cron-runs", token);
    expect(JSON.stringify(json)).toContain("drain_outbox");
  });

  it("persists when the demo is opened again", async () => {
    await demo.server.laterByAWeek();
    await demo.server.end();
    shiftClock(0);
    const before = Date.now();
    await demo.open();
    expect(demo.server.standing.aheadMs).toBe(weekMs);
    expect(Date.now()).toBeGreaterThanOrEqual(before + weekMs);
  });
});

it("a demo begins anew on the third day of Ramadan, and from there in the next year's, with everything of a first day", async () => {
  const years: (number | undefined)[] = [];
  for (let turn = 0; turn < 2; turn++) {
    await demo.beginAnew(demo.server.aheadToRamadan);
    const date = localDateAt(Date.now(), "Asia/Hebron");
    const { year, month, day } = hijriOf(date) ?? {};
    expect({ month, day }).toEqual({ month: 9, day: 3 });
    years.push(year);
    const token = await demo.tokenOf("trainee");
    const { status, json } = await demo.ask("trainee", `/api/trainee/home?date=${date}`, token);
    expect(status).toBe(200);
    expect(json.ramadan).toMatchObject({ year, view: null });
    expect(json.day.meals.length).toBeGreaterThan(0);
  }
  expect((years[1] ?? 0) - (years[0] ?? 0)).toBe(1);
}, 60_000);

describe("a persisted demo", () => {
  it("catches up on the crons of unopened days", async () => {
    const daysRun = async () => {
      const token = await demo.tokenOf("trainer");
      const { json } = await demo.ask("trainer", "/api/admin/cron-runs", token);
      const { runs } = json as CronRunsList;
      return runs
        .filter(({ job }) => job === "drain_outbox")
        .map(({ startedAt }) => Math.round((Date.now() - startedAt) / dayMs));
    };
    await demo.server.end();
    await demo.open();
    expect(await daysRun()).toEqual([]);
    await demo.server.end();
    const notes = demo.store.parts.get("notes") as { ranAt: number };
    notes.ranAt -= 3 * dayMs;
    await demo.open();
    expect(await daysRun()).toEqual([0, 1, 2]);
  });

  it("continues with its messages and sessions", async () => {
    const chat = await openChat();
    chat.say(send("remember"));
    await later(10_000);
    await demo.server.flush();
    await demo.server.end();
    await demo.open();
    const refreshed = await demo.ask("trainee", "/api/access/refresh", undefined, {});
    expect(refreshed.status).toBe(200);
    const { json } = await demo.ask(
      "trainee",
      "/api/trainee/conversation?limit=5",
      refreshed.json.accessToken,
    );
    const texts = json.messages.map(({ body }: { body: { text?: string } }) => body.text);
    expect(texts).toContain("remember");
    expect(replies.some((reply) => texts.includes(reply))).toBe(true);
  });

  it("writes nothing after its end", async () => {
    await demo.server.flush();
    await demo.server.end();
    const writes = demo.store.writes.length;
    await later(600_000);
    expect(demo.store.writes).toHaveLength(writes);
  });
});

describe("an answer", () => {
  const note = () => ({ id: newId(), type: "general", text: "kept before it is answered" });

  it("to a write arrives after it is persisted, because a page may end next", async () => {
    const token = await demo.tokenOf("trainee");
    const { status } = await demo.ask("trainee", "/api/trainee/notes", token, note());
    expect(status).toBe(200);
    await demo.server.end();
    await demo.open();
    const { json } = await demo.ask("trainee", "/api/trainee/notes", await demo.tokenOf("trainee"));
    expect(JSON.stringify(json)).toContain("kept before it is answered");
  });

  it("does not wait if the browser refuses storage", async () => {
    const token = await demo.tokenOf("trainee");
    demo.store.refuses = true;
    const { status } = await demo.ask("trainee", "/api/trainee/notes", token, note());
    expect(status).toBe(200);
    expect(demo.server.standing.keeps).toBe(false);
  });
});
