import { evictDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { ConversationEvent } from "../../domain/contract/conversations/conversation.ts";
import { closeCodes, socketsPerSide } from "../../domain/conversations/live.ts";
import { newId } from "../../domain/id.ts";
import {
  type ChatSocket,
  conversationOf,
  makeMessage,
  openBoth,
  openChat,
  textBody,
  textRequest,
} from "../support/conversation.ts";
import { endProofs } from "../support/live.ts";

/** All events before one caused now. */
async function upToNow(socket: ChatSocket): Promise<ConversationEvent[]> {
  const clientId = newId();
  socket.say(textRequest("حتى الآن", clientId));
  const events: ConversationEvent[] = [];
  for (;;) {
    const event = await socket.next();
    if (event.type === "stored" && event.clientId === clientId) return events;
    events.push(event);
  }
}

describe("a message over a socket", () => {
  it("has its waiting time for its writer and the other side", async () => {
    const { trainer, trainee } = await openBoth();
    const waited = 40 * 60_000;
    trainee.say({ type: "send", clientId: newId(), body: textBody("من الطريق"), waited });
    const stored = await trainee.until("stored");
    const shown = await trainer.until("message");
    expect(stored.writtenAt).toBe(stored.at - waited);
    expect(shown.message).toMatchObject({ at: stored.at, writtenAt: stored.writtenAt });
  });

  it("is acknowledged to its sender and shown in all other windows of both sides", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    const second = await openChat(traineeId, "trainee");
    const clientId = newId();
    const stored = await trainee.write("صباح الخير", clientId);
    expect(stored).toMatchObject({ clientId, seq: 1 });
    const shown = {
      type: "message",
      message: { seq: 1, clientId, from: "trainee", body: textBody("صباح الخير"), at: stored.at },
    };
    expect(await trainer.until("message")).toEqual(shown);
    expect(await second.until("message")).toEqual(shown);
    expect((await upToNow(trainee)).filter(({ type }) => type === "message")).toEqual([]);
  });

  it("is acknowledged again when repeated, and shown once", async () => {
    const { trainer, trainee } = await openBoth();
    const clientId = newId();
    const first = await trainee.write("مرة", clientId);
    expect(await trainee.write("مرة", clientId)).toEqual(first);
    expect((await upToNow(trainer)).filter(({ type }) => type === "message")).toHaveLength(1);
  });

  it("is shown in open windows after arriving over HTTP", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    await conversationOf(traineeId).append({ traineeId, side: "trainer" }, makeMessage("من بعيد"));
    for (const window of [trainer, trainee]) {
      expect((await window.until("message")).message.body).toEqual(textBody("من بعيد"));
    }
  });

  it("is accepted on the same socket after the object hibernated", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    await trainee.write("قبل النوم");
    await evictDurableObject(conversationOf(traineeId), { webSockets: "hibernate" });
    expect(await trainee.write("بعد النوم")).toMatchObject({ seq: 2 });
    const texts = [await trainer.until("message"), await trainer.until("message")];
    expect(texts.map(({ message }) => message.seq)).toEqual([1, 2]);
  });
});

describe("an opening socket", () => {
  it("first gets all messages after its number", async () => {
    const { traineeId, trainee } = await openBoth();
    for (const text of ["1", "2", "3"]) await trainee.write(text);
    const late = await openChat(traineeId, "trainer", { since: 1 });
    expect(await late.next()).toMatchObject({
      type: "hello",
      messages: [{ seq: 2 }, { seq: 3 }],
      more: false,
      online: true,
      readThrough: { trainer: 0, trainee: 0 },
    });
  });

  it("without a number gets none, and the other side's presence", async () => {
    const window = await openChat(newId(), "trainee");
    expect(await window.next()).toEqual({
      type: "hello",
      messages: [],
      more: false,
      online: false,
      readThrough: { trainer: 0, trainee: 0 },
    });
  });

  it("closes its side's oldest window beyond the limit, and no other", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    const more: ChatSocket[] = [];
    for (let i = 0; i < socketsPerSide; i++) more.push(await openChat(traineeId, "trainee"));
    expect(await trainee.closed).toBe(closeCodes.replaced);
    expect(await trainer.write("ما زلت هنا")).toMatchObject({ seq: 1 });
    for (const window of more) expect(await window.until("message")).toBeDefined();
  });
});

describe("presence, typing and reading", () => {
  it("are visible to the other side", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    trainee.say({ type: "typing" });
    expect(await trainer.until("typing")).toEqual({ type: "typing" });
    await trainee.write("اقرأني");
    trainer.say({ type: "read", through: 1 });
    expect(await trainee.until("read")).toEqual({ type: "read", by: "trainer", through: 1 });
    const second = await openChat(traineeId, "trainee");
    await second.until("hello");
    trainee.socket.close(1000);
    second.socket.close(1000);
    expect(await trainer.until("presence")).toEqual({ type: "presence", online: false });
  });

  it("do not repeat: typing is throttled, and a lower mark is ignored", async () => {
    const { trainer, trainee } = await openBoth();
    for (let i = 0; i < 10; i++) trainee.say({ type: "typing" });
    await trainee.write("1");
    trainer.say({ type: "read", through: 1 });
    expect(await trainee.until("read")).toEqual({ type: "read", by: "trainer", through: 1 });
    trainer.say({ type: "read", through: 0 });
    trainer.say({ type: "read", through: 1 });
    const seen = [...(await upToNow(trainer)), ...(await upToNow(trainer))];
    expect(seen.filter(({ type }) => type === "typing")).toHaveLength(1);
    expect((await upToNow(trainee)).filter(({ type }) => type === "read")).toEqual([]);
  });

  it("end with the socket's proof: it is closed and gets nothing more", async () => {
    const traineeId = newId();
    const trainee = await openChat(traineeId, "trainee");
    const trainer = await openChat(traineeId, "trainer");
    await endProofs(conversationOf(traineeId), ({ side }) => side === "trainee");
    await trainer.write("سر");
    expect(await trainee.closed).toBe(closeCodes.expired);
    expect(trainee.rest().map(({ type }) => type)).not.toContain("message");
  });

  it("are refused without a valid proof", async () => {
    const traineeId = newId();
    const trainee = await openChat(traineeId, "trainee");
    await endProofs(conversationOf(traineeId), ({ side }) => side === "trainee");
    trainee.say(textRequest("متأخر"));
    expect(await trainee.closed).toBe(closeCodes.expired);
    expect((await conversationOf(traineeId).list({ limit: 10 })).messages).toEqual([]);
  });
});

describe("erasing a conversation", () => {
  it("closes its sockets for good, and later ones", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    await trainee.write("سر");
    await conversationOf(traineeId).erase();
    expect(await trainer.closed).toBe(closeCodes.gone);
    expect(await trainee.closed).toBe(closeCodes.gone);
    const late = await openChat(traineeId, "trainer", { since: 0 });
    expect(await late.closed).toBe(closeCodes.gone);
    expect(late.rest()).toEqual([]);
  });
});
