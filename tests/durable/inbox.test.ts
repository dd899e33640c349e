import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import {
  closeCodes,
  frameBytes,
  maxInbox,
  refusalsInARow,
  socketsPerSide,
} from "../../domain/conversations/live.ts";
import { newId } from "../../domain/id.ts";
import { hibernate, makeEvent, makeInbox } from "../support/inbox.ts";
import { endProofs } from "../support/live.ts";

describe("an inbox", () => {
  it("numbers its events and sends them to every open window", async () => {
    const { inbox, open } = makeInbox();
    const windows = [await open(), await open()];
    const [first, second] = [makeEvent(), makeEvent()];
    await inbox.tell(first);
    await inbox.tell(second);
    for (const window of windows) {
      expect(await window.next()).toEqual({ type: "hello", seq: 0, missed: null, age: null });
      expect(await window.next()).toEqual({ type: "event", seq: 1, event: first });
      expect(await window.next()).toEqual({ type: "event", seq: 2, event: second });
    }
  });

  it("sends to the session's other windows only, and stores the event for all", async () => {
    const { identity, inbox, open } = makeInbox();
    const [own, other] = [await open(), await open(undefined, { windowId: newId() })];
    const [first, second] = [makeEvent(), makeEvent()];
    await inbox.tell(first, identity.windowId);
    await inbox.tell(second);
    for (const window of [own, other]) await window.next();
    expect(await own.next()).toEqual({ type: "event", seq: 2, event: second });
    expect(await other.next()).toEqual({ type: "event", seq: 1, event: first });
    expect(await (await open(0)).next()).toMatchObject({ seq: 2, missed: [first, second] });
  });

  it("keeps only the deletion of a deleted trainee", async () => {
    const { inbox, open } = makeInbox({ side: "trainer" });
    const [gone, other] = [newId(), newId()];
    for (const traineeId of [gone, other]) {
      await inbox.tell(makeEvent({ traineeId }));
      await inbox.tell({ type: "presence", traineeId, online: true, at: 1 });
      await inbox.tell({ type: "schedule", traineeId, kinds: ["meals"] });
    }
    const deleted = { type: "trainee", traineeId: gone, what: "deleted" } as const;
    await inbox.tell(deleted);
    expect(await inbox.presentTrainees()).toEqual([other]);
    const hello = await (await open(0)).next();
    const missed = hello.type === "hello" ? (hello.missed ?? []) : [];
    expect(missed.filter((event) => "traineeId" in event && event.traineeId === gone)).toEqual([
      deleted,
    ]);
    expect(missed).toHaveLength(4);
  });

  it("sends missed events on return, oldest first", async () => {
    const { inbox, open } = makeInbox();
    const events = [makeEvent(), makeEvent(), makeEvent()];
    for (const event of events) await inbox.tell(event);
    const hello = await (await open(1)).next();
    expect(hello).toMatchObject({ type: "hello", seq: 3, missed: events.slice(1) });
  });

  it("has the age of the newest event", async () => {
    const { inbox, open } = makeInbox();
    await inbox.tell(makeEvent());
    await runInDurableObject(inbox, (_, { storage }) => {
      storage.sql.exec("update events set at = at - 60000");
    });
    const hello = await (await open()).next();
    expect(hello.type === "hello" && hello.age).toBeGreaterThanOrEqual(60_000);
    expect(hello.type === "hello" && hello.age).toBeLessThan(90_000);
  });

  it("keeps the newest event of each subject, and continues its numbers", async () => {
    const { inbox, open } = makeInbox();
    const traineeId = newId();
    for (const unread of [1, 2, 3]) await inbox.tell(makeEvent({ traineeId, unread }));
    const hello = await (await open(0)).next();
    expect(hello).toMatchObject({ seq: 3, missed: [makeEvent({ traineeId, unread: 3 })] });
  });

  it("reports missed events that it no longer has", async () => {
    const { inbox, open } = makeInbox();
    for (let count = 0; count < maxInbox.events + 3; count++) await inbox.tell(makeEvent());
    expect(await (await open(2)).next()).toMatchObject({ missed: null });
    const known = await (await open(3)).next();
    expect(known.type === "hello" && known.missed?.length).toBe(maxInbox.events);
    const rows = await runInDurableObject(inbox, (_, { storage }) =>
      storage.sql.exec("select count(*) as count from events").one(),
    );
    expect(rows).toEqual({ count: maxInbox.events });
  });

  it("deletes events of a week ago with the next one", async () => {
    const { inbox, open } = makeInbox();
    await inbox.tell(makeEvent());
    await runInDurableObject(inbox, (_, { storage }) => {
      storage.sql.exec("update events set at = at - ?", maxInbox.days * 86_400_000 + 1);
    });
    const event = makeEvent();
    await inbox.tell(event);
    expect(await (await open(0)).next()).toMatchObject({ seq: 2, missed: null });
    expect(await (await open(1)).next()).toMatchObject({ seq: 2, missed: [event] });
  });

  it("treats an unknown number as missed events", async () => {
    const { inbox, open } = makeInbox();
    await inbox.tell(makeEvent());
    expect(await (await open(7)).next()).toMatchObject({ seq: 1, missed: null });
  });

  it("continues its numbers and windows after hibernation", async () => {
    const { inbox, open } = makeInbox();
    const window = await open();
    await inbox.tell(makeEvent());
    await evictDurableObject(inbox, hibernate);
    const event = makeEvent();
    await inbox.tell(event);
    expect((await window.next()).type).toBe("hello");
    expect((await window.next()).type).toBe("event");
    expect(await window.next()).toEqual({ type: "event", seq: 2, event });
  });

  it("closes windows of ended sessions, also after hibernation, and no others", async () => {
    const { identity, inbox, open } = makeInbox();
    const [own, other] = [await open(), await open(undefined, { sessionId: newId() })];
    await evictDurableObject(inbox, hibernate);
    await inbox.endSessions([identity.sessionId]);
    expect(await own.closed).toBe(closeCodes.ended);
    await other.next();
    await inbox.tell(makeEvent());
    expect(await other.next()).toMatchObject({ type: "event" });
  });

  it("refuses later windows of an ended session", async () => {
    const { identity, inbox, open } = makeInbox();
    await inbox.endSessions([newId(), identity.sessionId]);
    await inbox.endSessions([newId()]);
    await evictDurableObject(inbox);
    const late = await open();
    expect(await late.closed).toBe(closeCodes.ended);
    expect(late.rest()).toEqual([]);
    expect(await inbox.presence()).toMatchObject({ online: false });
  });

  it("knows the open conversations of sessions, until their proof expires", async () => {
    const { inbox } = makeInbox();
    const [one, other] = [newId(), newId()];
    const until = Date.now() + 60_000;
    await inbox.noteOpenConversation({ sessionId: one, traineeId: "a", until: Date.now() - 1 });
    for (const traineeId of ["b", "c", "b"]) {
      await inbox.noteOpenConversation({ sessionId: one, traineeId, until });
    }
    await inbox.noteOpenConversation({ sessionId: other, traineeId: "d", until });
    await evictDurableObject(inbox);
    expect(await inbox.endSessions([one])).toEqual(["b", "c"]);
    expect((await inbox.endSessions([one, other])).toSorted()).toEqual(["b", "c", "d"]);
    const { n } = await runInDurableObject(inbox, (_, { storage }) =>
      storage.sql.exec<{ n: number }>("select count(*) as n from open_conversations").one(),
    );
    expect(n).toBe(3);
    await inbox.erase();
    expect(await inbox.endSessions([one])).toEqual([]);
  });

  it("answers a ping without waking", async () => {
    const { open } = makeInbox();
    const window = await open();
    await window.next();
    window.socket.send("ping");
    expect(await window.next()).toBe("pong");
  });
});

describe("a window", () => {
  it("is told that frames are refused, and closed if it continues", async () => {
    const { open } = makeInbox();
    const window = await open();
    await window.next();
    for (const frame of ["{}", "gibberish", new Uint8Array([1, 2, 3])]) {
      window.socket.send(frame);
      expect(await window.next()).toEqual({ type: "refused", reason: "malformed" });
    }
    for (let count = 3; count <= refusalsInARow; count++) window.socket.send("again");
    expect(await window.closed).toBe(closeCodes.malformed);
  });

  it("is closed by an oversized frame; others stay", async () => {
    const { inbox, open } = makeInbox();
    const [one, other] = [await open(), await open()];
    one.socket.send("ش".repeat(frameBytes / 2 + 1));
    expect(await one.closed).toBe(closeCodes.tooLarge);
    await inbox.tell(makeEvent());
    await other.next();
    expect((await other.next()).type).toBe("event");
  });

  it("gets nothing after its session's proof", async () => {
    const { inbox, open } = makeInbox();
    const sessionId = newId();
    const [over, living] = [await open(undefined, { sessionId }), await open()];
    await endProofs(inbox, (identity) => identity.sessionId === sessionId);
    await inbox.tell(makeEvent());
    expect(await over.closed).toBe(closeCodes.expired);
    expect(over.rest().map(({ type }) => type)).toEqual(["hello"]);
    await living.next();
    expect((await living.next()).type).toBe("event");
  });

  it("is closed if it is the oldest beyond the limit", async () => {
    const { open } = makeInbox();
    const windows = [];
    for (let count = 0; count < socketsPerSide; count++) windows.push(await open());
    await open();
    expect(await windows[0]?.closed).toBe(closeCodes.replaced);
    expect(windows[1]?.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe("an erased inbox", () => {
  it("closes its windows for good and stores nothing, also of later events", async () => {
    const { inbox, open } = makeInbox();
    const window = await open();
    await inbox.tell(makeEvent());
    await inbox.erase();
    expect(await window.closed).toBe(closeCodes.gone);
    await inbox.tell(makeEvent());
    await evictDurableObject(inbox);
    const left = await runInDurableObject(inbox, async (_, { storage }) => ({
      keys: [...(await storage.list()).keys()],
      tables: storage.sql.exec("select name from sqlite_master where name = 'events'").toArray(),
      alarm: await storage.getAlarm(),
    }));
    expect(left).toEqual({ keys: ["erased"], tables: [], alarm: null });
  });

  it("refuses every window", async () => {
    const { inbox, open } = makeInbox();
    await inbox.erase();
    expect(await (await open()).closed).toBe(closeCodes.gone);
  });
});
