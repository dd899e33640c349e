import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { localDateAt } from "../../../domain/calendar.ts";
import type { LiveTicket } from "../../../domain/contract/conversations/live.ts";
import type { InboxEvent, InboxFrame } from "../../../domain/contract/inbox.ts";
import { liveTicketSeconds, windowHeader } from "../../../domain/conversations/live.ts";
import { newId } from "../../../domain/id.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { outboxEntry } from "../../../worker/data/plumbing/outbox.ts";
import { connect, type DatabaseClient } from "../../../worker/db/client.ts";
import { makeProduct, problemOf } from "../../support/access.ts";
import { readSocket } from "../../support/live.ts";
import {
  call,
  endSession,
  makePlatform,
  makeTrainee,
  makeTrainer,
  origin,
  type SignedInTrainee,
} from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const event: InboxEvent = { type: "conversation", traineeId: newId(), unread: 2 };

async function ticketOf(area: "trainee" | "admin", token: string): Promise<LiveTicket> {
  const response = await call(`/api/${area}/live-ticket`, { body: {}, token });
  expect(response.status).toBe(200);
  return response.json();
}

/** Opens a socket as a page of this origin does. */
const open = (url: string, headers: Record<string, string> = {}) =>
  exports.default.fetch(
    new Request(new URL(url, origin), { headers: { upgrade: "websocket", origin, ...headers } }),
  );

let trainee: SignedInTrainee;
beforeEach(async () => {
  trainee = await makeTrainee();
});

describe("a socket of one's inbox", () => {
  it.each(["trainee", "admin"] as const)("opens for the %s with a ticket", async (area) => {
    const who = area === "trainee" ? trainee : await makeTrainer();
    const { url, expiresAt } = await ticketOf(area, who.token);
    expect(expiresAt).toBeGreaterThan(Date.now() + (liveTicketSeconds - 5) * 1000);
    const response = await open(url);
    expect(response.status).toBe(101);
    const { next } = readSocket<InboxFrame>(response);
    expect((await next()).type).toBe("hello");
    await env.INBOXES.getByName(who.id).tell(event);
    // The trainer also receives presence events, at any moment.
    let heard = await next();
    while (heard.type === "event" && heard.event.type === "presence") heard = await next();
    expect(heard).toMatchObject({ type: "event", event });
  });

  it("opens once by a ticket, also for two at the same time", async () => {
    const { url } = await ticketOf("trainee", trainee.token);
    const both = await Promise.all([open(url), open(url)]);
    expect(both.map(({ status }) => status).sort()).toEqual([101, 401]);
    expect((await open(`${url}&since=0`)).status).toBe(401);
    const again = await ticketOf("trainee", trainee.token);
    expect((await open(again.url)).status).toBe(101);
  });

  it("resumes at the client's position", async () => {
    await env.INBOXES.getByName(trainee.id).tell({ ...event, traineeId: newId() });
    await env.INBOXES.getByName(trainee.id).tell(event);
    const { url } = await ticketOf("trainee", trainee.token);
    const { next } = readSocket<InboxFrame>(await open(`${url}&since=1`));
    expect(await next()).toMatchObject({ type: "hello", seq: 2, missed: [event] });
  });

  it("receives events of another window of its session, and not its own", async () => {
    const heard = async (name: string) => {
      const response = await call("/api/trainee/live-ticket", {
        token: trainee.token,
        body: {},
        headers: { [windowHeader]: name },
      });
      const { url } = await response.json<LiveTicket>();
      return readSocket<InboxFrame>(await open(url));
    };
    const windows = { one: await heard("one"), other: await heard("other") };
    for (const { next } of Object.values(windows)) await next();
    const product = makeProduct();
    const weight = { id: newId(), date: today, weight: 71.5, source: "sent" };
    const response = await product.call("/api/trainee/weight", {
      token: trainee.token,
      body: weight,
      headers: { [windowHeader]: "one" },
    });
    expect(response.status).toBe(200);
    await product.settle();
    expect(await windows.other.next()).toMatchObject({
      event: { type: "trainee", what: "weight" },
    });
    await env.INBOXES.getByName(trainee.id).tell(event);
    expect(await windows.one.next()).toMatchObject({ type: "event", event });
  });

  it("receives no events of other people", async () => {
    const other = await makeTrainee();
    const { url } = await ticketOf("trainee", other.token);
    const { next, rest } = readSocket<InboxFrame>(await open(url));
    await next();
    await env.INBOXES.getByName(trainee.id).tell(event);
    await env.INBOXES.getByName(other.id).presence();
    expect(rest()).toEqual([]);
  });

  it.each([
    ["no ticket", (url: string) => url.split("?")[0] ?? "", 400],
    ["a changed ticket", (url: string) => `${url.slice(0, -3)}abc`, 401],
    ["a ticket to an inbox", (url: string) => url.replace("inbox", "conversation"), 401],
    ["an invalid number", (url: string) => `${url}&since=-1`, 400],
  ])("is refused with %s", async (_, change, status) => {
    const { url } = await ticketOf("trainee", trainee.token);
    const response = await open(change(url));
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  it("is refused to another site, and without an upgrade", async () => {
    const { url } = await ticketOf("trainee", trainee.token);
    expect(await problemOf(await open(url, { origin: "https://evil.test" }))).toMatchObject({
      code: "cross_site",
    });
    expect(await problemOf(await open(url, { upgrade: "" }))).toMatchObject({
      code: "invalid_request",
    });
  });

  it("is refused a minute later, and for an ended session", async () => {
    const product = makeProduct();
    const { url } = await ticketOf("trainee", trainee.token);
    product.pass((liveTicketSeconds + 1) * 1000);
    expect((await product.call(url, { headers: { upgrade: "websocket" } })).status).toBe(401);
    await endSession(trainee.actor.sessionId);
    expect(await problemOf(await open(url))).toMatchObject({ code: "session_ended" });
  });
});

describe("telling inboxes through the outbox", () => {
  it("reaches every inbox, and is retried after a failure", async () => {
    const [one, other] = [newId(), newId()];
    const db = connect(env.DB as unknown as DatabaseClient);
    const payload = { accountIds: [one, other], event };
    await db.batch([outboxEntry(db, { topic: "tell_inboxes", payload, now: 1 })]);
    const told: string[] = [];
    let away = true;
    const platform = makePlatform({
      live: {
        ...makePlatform().live,
        tell: async (id) => {
          if (id === one && away) throw new Error("not reached");
          told.push(id);
        },
      },
      log: () => {},
    });
    expect(await drainOutbox(platform)).toEqual({ done: 0, failed: 1 });
    expect(told).toEqual([other]);
    away = false;
    const later = { ...platform, now: () => Date.now() + 86_400_000 };
    expect(await drainOutbox(later)).toEqual({ done: 1, failed: 0 });
    expect(told).toEqual([other, one, other]);
  });
});
