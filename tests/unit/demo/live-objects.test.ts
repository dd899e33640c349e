import { beforeEach, describe, expect, it, vi } from "vitest";
import { LiveObjects, type PersistedObject } from "../../../demo/server/live-objects.ts";
import type { FarEnd } from "../../../demo/server/object-socket.ts";
import { Sqlite } from "../../../demo/server/sqlite.ts";
import type { ConversationEvent } from "../../../domain/contract/conversations/conversation.ts";
import type { InboxFrame } from "../../../domain/contract/inbox.ts";
import { closeCodes, type LiveIdentity } from "../../../domain/conversations/live.ts";
import { newId } from "../../../domain/id.ts";
import type { Platform } from "../../../worker/platform.ts";
import { sql } from "../../support/demo/sql.ts";

const trainee = newId();
const changed = new Set<string>();
let objects: LiveObjects;
beforeEach(() => {
  vi.useFakeTimers();
  changed.clear();
  objects = open();
});

function open(persisted: ReadonlyMap<string, PersistedObject> = new Map()): LiveObjects {
  const platform = () => {
    throw new Error("nobody follows here");
  };
  return new LiveObjects(
    {
      platform: platform as () => Platform,
      openSqlite: (content, onWrite) => new Sqlite(sql, content, onWrite),
      changed: (name) => changed.add(name),
    },
    persisted,
  );
}

const identityOf = (overrides: Partial<LiveIdentity> = {}): LiveIdentity => ({
  object: "conversation",
  ownerId: trainee,
  side: "trainee",
  accountId: trainee,
  sessionId: newId(),
  windowId: newId(),
  provenUntil: Date.now() + 600_000,
  ticketId: newId(),
  ...overrides,
});

/** A window of a live object, with its received frames. */
async function enter<Frame extends { type: string }>(identity: LiveIdentity, since?: number) {
  const heard: Frame[] = [];
  const closed: number[] = [];
  const far: FarEnd = {
    hear: (data) => heard.push(JSON.parse(data)),
    closed: (code) => closed.push(code),
  };
  const socket = await objects.openSocket(identity, since, far);
  const say = (frame: object) => socket?.receive(JSON.stringify(frame));
  const heardOf = (type: string) => heard.filter((frame) => frame.type === type);
  return { socket, say, heard, heardOf, closed };
}
const chat = (side: LiveIdentity["side"], since?: number) =>
  enter<ConversationEvent>(identityOf({ side }), since);

const text = (text: string) => ({ kind: "text", text }) as const;
const persistedObjects = () =>
  new Map(
    [...changed].map((name) => [name, structuredClone(objects.copy(name)) as PersistedObject]),
  );

describe("a conversation", () => {
  it("stores a message, acknowledges it and shows it to the other side", async () => {
    const [own, other] = [await chat("trainee"), await chat("trainer")];
    const clientId = newId();
    own.say({ type: "send", clientId, body: text("hello") });
    expect(own.heardOf("stored")).toMatchObject([{ clientId, seq: 1 }]);
    expect(other.heardOf("message")).toMatchObject([
      { message: { from: "trainee", seq: 1, body: text("hello") } },
    ]);
    own.say({ type: "send", clientId, body: text("hello") });
    const { messages } = await objects.conversation(trainee).list({ limit: 10 });
    expect(messages).toHaveLength(1);
  });

  it("accepts each ticket once", async () => {
    const identity = identityOf();
    expect((await enter(identity)).socket).toBeDefined();
    expect((await enter(identity)).socket).toBeUndefined();
  });

  it("closes its windows when it is erased, and accepts no new ones", async () => {
    const own = await chat("trainee");
    await objects.conversation(trainee).erase();
    expect(own.closed).toEqual([closeCodes.gone]);
    expect((await chat("trainee")).closed).toEqual([closeCodes.gone]);
  });

  it("forgets a closed window", async () => {
    const [own, other] = [await chat("trainee"), await chat("trainer")];
    other.socket?.hangUp();
    await vi.advanceTimersByTimeAsync(0);
    own.say({ type: "send", clientId: newId(), body: text("hello") });
    expect(other.heardOf("message")).toEqual([]);
  });
});

describe("a persisted object", () => {
  it("opens again with its whole state", async () => {
    const own = await chat("trainee");
    own.say({ type: "send", clientId: newId(), body: text("one") });
    own.say({ type: "send", clientId: newId(), body: text("two") });
    (await chat("trainer")).say({ type: "read", through: 1 });
    const ticket = identityOf();
    await enter(ticket);
    const persisted = persistedObjects();
    objects.close();
    objects = open(persisted);
    const page = await objects.conversation(trainee).list({ limit: 10 });
    expect(page.messages.map(({ seq, body }) => [seq, body])).toEqual([
      [1, text("one")],
      [2, text("two")],
    ]);
    expect(page.readThrough.trainer).toBe(1);
    expect((await enter(ticket)).socket).toBeUndefined();
    (await chat("trainee")).say({ type: "send", clientId: newId(), body: text("three") });
    const again = await objects.conversation(trainee).list({ limit: 10 });
    expect(again.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it("wakes by itself for pending work", async () => {
    await objects
      .conversation(trainee)
      .append({ traineeId: trainee, side: "trainee" }, { clientId: newId(), body: text("hello") });
    const persisted = persistedObjects();
    objects.close();
    expect(persisted.get(`conversation:${trainee}`)?.alarmAt).not.toBeNull();
    objects = open(persisted);
    changed.clear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...changed]).toEqual([`conversation:${trainee}`]);
  });

  it("of an inbox sends missed events", async () => {
    const identity = () => identityOf({ object: "inbox" });
    const event = { type: "conversation", traineeId: trainee, unread: 1 } as const;
    await objects.inbox(trainee).tell(event);
    const persisted = persistedObjects();
    objects.close();
    objects = open(persisted);
    const { heard } = await enter<InboxFrame>(identity(), 0);
    expect(heard[0]).toMatchObject({ type: "hello", seq: 1, missed: [event] });
  });
});

it("closed objects close their sockets, and have no more alarms", async () => {
  const own = await chat("trainee");
  own.say({ type: "send", clientId: newId(), body: text("hello") });
  objects.close();
  changed.clear();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(own.socket?.readyState).not.toBe(1);
  expect([...changed]).toEqual([]);
});
