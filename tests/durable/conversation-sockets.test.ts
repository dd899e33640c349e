import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type {
  ConversationEvent,
  ConversationRequest,
} from "../../domain/contract/conversations/conversation.ts";
import { longestWaitMs, messageTextBytes } from "../../domain/conversations/conversation.ts";
import {
  closeCodes,
  frameBytes,
  frameRate,
  refusalsInARow,
  socketsPerSide,
} from "../../domain/conversations/live.ts";
import { newId } from "../../domain/id.ts";
import {
  type ChatSocket,
  conversationOf,
  makeMessage,
  openChat,
  textBody,
} from "../support/conversation.ts";
import { endProofs } from "../support/live.ts";

async function openBoth(traineeId = newId()) {
  const trainer = await openChat(traineeId, "trainer");
  const trainee = await openChat(traineeId, "trainee");
  await trainer.until("presence");
  await trainee.until("hello");
  return { traineeId, trainer, trainee };
}

const sent = (text: string, clientId = newId()): ConversationRequest => ({
  type: "send",
  clientId,
  body: textBody(text),
});

/** Everything that came before an event that was caused now. */
async function upToNow(socket: ChatSocket): Promise<ConversationEvent[]> {
  const clientId = newId();
  socket.say(sent("حتى الآن", clientId));
  const events: ConversationEvent[] = [];
  for (;;) {
    const event = await socket.next();
    if (event.type === "stored" && event.clientId === clientId) return events;
    events.push(event);
  }
}

describe("a message over a socket", () => {
  it("that waited says so to its writer and to whoever sees it", async () => {
    const { trainer, trainee } = await openBoth();
    const waited = 40 * 60_000;
    trainee.say({ type: "send", clientId: newId(), body: textBody("من الطريق"), waited });
    const stored = await trainee.until("stored");
    const shown = await trainer.until("message");
    expect(stored.writtenAt).toBe(stored.at - waited);
    expect(shown.message).toMatchObject({ at: stored.at, writtenAt: stored.writtenAt });
  });

  it("is acknowledged to its sender and shown in every other window of both sides", async () => {
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

  it("that comes again is acknowledged again and shown to nobody", async () => {
    const { trainer, trainee } = await openBoth();
    const clientId = newId();
    const first = await trainee.write("مرة", clientId);
    expect(await trainee.write("مرة", clientId)).toEqual(first);
    expect((await upToNow(trainer)).filter(({ type }) => type === "message")).toHaveLength(1);
  });

  it("is shown in open windows when it came over HTTP", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    await conversationOf(traineeId).append({ traineeId, side: "trainer" }, makeMessage("من بعيد"));
    for (const window of [trainer, trainee]) {
      expect((await window.until("message")).message.body).toEqual(textBody("من بعيد"));
    }
  });

  it("goes on over the same socket after the object slept in mid-conversation", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    await trainee.write("قبل النوم");
    await evictDurableObject(conversationOf(traineeId), { webSockets: "hibernate" });
    expect(await trainee.write("بعد النوم")).toMatchObject({ seq: 2 });
    const texts = [await trainer.until("message"), await trainer.until("message")];
    expect(texts.map(({ message }) => message.seq)).toEqual([1, 2]);
  });
});

describe("a socket that opens", () => {
  it("gets what came after the number it knows, before anything else", async () => {
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

  it("without a number gets none, and says when the other side is away", async () => {
    const window = await openChat(newId(), "trainee");
    expect(await window.next()).toEqual({
      type: "hello",
      messages: [],
      more: false,
      online: false,
      readThrough: { trainer: 0, trainee: 0 },
    });
  });

  it("lets the oldest window of its side make room, and no other", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    const more: ChatSocket[] = [];
    for (let i = 0; i < socketsPerSide; i++) more.push(await openChat(traineeId, "trainee"));
    expect(await trainee.closed).toBe(closeCodes.replaced);
    expect(await trainer.write("ما زلت هنا")).toMatchObject({ seq: 1 });
    for (const window of more) expect(await window.until("message")).toBeDefined();
  });
});

describe("presence, typing and reading", () => {
  it("are shown to the other side", async () => {
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

  it("do not repeat themselves: typing is throttled, a lower mark says nothing", async () => {
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

  it("of a socket whose proof is over end: it is closed and shown nothing more", async () => {
    const traineeId = newId();
    const trainee = await openChat(traineeId, "trainee");
    const trainer = await openChat(traineeId, "trainer");
    await endProofs(conversationOf(traineeId), ({ side }) => side === "trainee");
    await trainer.write("سر");
    expect(await trainee.closed).toBe(closeCodes.expired);
    expect(trainee.rest().map(({ type }) => type)).not.toContain("message");
  });

  it("nor can it say anything", async () => {
    const traineeId = newId();
    const trainee = await openChat(traineeId, "trainee");
    await endProofs(conversationOf(traineeId), ({ side }) => side === "trainee");
    trainee.say(sent("متأخر"));
    expect(await trainee.closed).toBe(closeCodes.expired);
    expect((await conversationOf(traineeId).list({ limit: 10 })).messages).toEqual([]);
  });
});

describe("bad frames", () => {
  const long = "م".repeat(messageTextBytes / 2 + 1);
  const clientId = newId();
  const bad: [string, string | ArrayBuffer, ConversationEvent][] = [
    ["what is no JSON", "{", { type: "refused", reason: "malformed" }],
    [
      "binary garbage",
      new Uint8Array([0, 255, 3]).buffer,
      { type: "refused", reason: "malformed" },
    ],
    ["JSON that is no object", "null", { type: "refused", reason: "malformed" }],
    ["an unknown type", '{"type":"delete"}', { type: "refused", reason: "malformed" }],
    [
      "a message with more than it may have",
      JSON.stringify({ type: "send", clientId, body: textBody("x"), from: "trainer" }),
      { type: "refused", reason: "malformed", clientId },
    ],
    [
      "a wait that has not begun",
      JSON.stringify({ type: "send", clientId, body: textBody("x"), waited: -1 }),
      { type: "refused", reason: "malformed", clientId },
    ],
    [
      "a wait of longer than a month",
      JSON.stringify({ type: "send", clientId, body: textBody("x"), waited: longestWaitMs + 1 }),
      { type: "refused", reason: "malformed", clientId },
    ],
    [
      "a blank text",
      JSON.stringify({ type: "send", clientId, body: textBody("  \n") }),
      { type: "refused", reason: "malformed", clientId },
    ],
    [
      "a text over 4 KiB",
      JSON.stringify({ type: "send", clientId, body: textBody(long) }),
      { type: "refused", reason: "too_long", clientId },
    ],
    [
      "a picture that nobody uploaded",
      JSON.stringify({
        type: "send",
        clientId,
        body: { kind: "image", fileId: newId(), width: 1, height: 1, caption: null },
      }),
      { type: "refused", reason: "no_such_file", clientId },
    ],
  ];

  it.each(bad)("are answered, and the socket goes on: %s", async (_, frame, answer) => {
    const { trainer, trainee } = await openBoth();
    trainee.socket.send(frame);
    expect(await trainee.until("refused")).toEqual(answer);
    expect(await trainee.write("بخير")).toMatchObject({ seq: 1 });
    expect((await trainer.until("message")).message.seq).toBe(1);
  });

  it("too large to be read end the socket, and no other", async () => {
    const { trainer, trainee } = await openBoth();
    trainee.socket.send("م".repeat(frameBytes / 2 + 1));
    expect(await trainee.closed).toBe(closeCodes.tooLarge);
    expect(await trainer.write("أنا هنا")).toMatchObject({ seq: 1 });
  });

  it("and nothing else end the socket", async () => {
    const { trainer, trainee } = await openBoth();
    for (let i = 0; i < refusalsInARow; i++) trainee.socket.send("?");
    expect(await trainee.closed).toBe(closeCodes.malformed);
    expect(await trainer.write("أنا هنا")).toMatchObject({ seq: 1 });
  });
});

/** So that how fast this machine sends decides nothing. */
const stopRefilling = (traineeId: string) =>
  runInDurableObject(conversationOf(traineeId), (conversation) => {
    Object.assign(conversation, { frameRate: () => ({ burst: frameRate.burst, perSecond: 0 }) });
  });

describe("frames that come too fast", () => {
  it("are refused by name, nothing of them is stored, and the other side goes on", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    await stopRefilling(traineeId);
    const ids = Array.from({ length: frameRate.burst + refusalsInARow - 5 }, () => newId());
    for (const clientId of ids) trainee.say(sent("بسرعة", clientId));
    const answers = new Map<string, string>();
    while (answers.size < ids.length) {
      const event = await trainee.next();
      if (event.type === "stored") answers.set(event.clientId, "stored");
      if (event.type === "refused") answers.set(event.clientId ?? "", event.reason);
    }
    const stored = ids.filter((id) => answers.get(id) === "stored");
    expect(new Set(answers.values())).toEqual(new Set(["stored", "too_fast"]));
    expect(stored).toHaveLength(frameRate.burst);
    expect(await trainer.write("بهدوء")).toMatchObject({ seq: stored.length + 1 });
    const { messages } = await conversationOf(traineeId).list({ limit: 200 });
    expect(messages.slice(0, -1).map((message) => message.clientId)).toEqual(stored);
  });

  it("and do not stop end the socket", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    await stopRefilling(traineeId);
    const flood = setInterval(() => trainee.say({ type: "typing" }), 10);
    for (let i = 0; i < frameRate.burst; i++) trainee.say({ type: "typing" });
    expect(await trainee.closed).toBe(closeCodes.tooFast);
    clearInterval(flood);
    expect(await trainer.write("أنا هنا")).toMatchObject({ seq: 1 });
  });
});

describe("erasing a conversation", () => {
  it("ends its sockets for good, and those that come later", async () => {
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
