import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { ConversationEvent } from "../../domain/contract/conversations/conversation.ts";
import { maxWaitMs, messageTextBytes } from "../../domain/conversations/conversation.ts";
import {
  closeCodes,
  frameBytes,
  frameRate,
  refusalsInARow,
} from "../../domain/conversations/live.ts";
import { newId } from "../../domain/id.ts";
import { conversationOf, openBoth, textBody, textRequest } from "../support/conversation.ts";

describe("bad frames", () => {
  const long = "م".repeat(messageTextBytes / 2 + 1);
  const clientId = newId();
  const bad: [string, string | ArrayBuffer, ConversationEvent][] = [
    ["a text other than JSON", "{", { type: "refused", reason: "malformed" }],
    [
      "binary garbage",
      new Uint8Array([0, 255, 3]).buffer,
      { type: "refused", reason: "malformed" },
    ],
    ["JSON without an object", "null", { type: "refused", reason: "malformed" }],
    ["an unknown type", '{"type":"delete"}', { type: "refused", reason: "malformed" }],
    [
      "a message with an unknown field",
      JSON.stringify({ type: "send", clientId, body: textBody("x"), from: "trainer" }),
      { type: "refused", reason: "malformed", clientId },
    ],
    [
      "a negative wait",
      JSON.stringify({ type: "send", clientId, body: textBody("x"), waited: -1 }),
      { type: "refused", reason: "malformed", clientId },
    ],
    [
      "a wait of longer than a month",
      JSON.stringify({ type: "send", clientId, body: textBody("x"), waited: maxWaitMs + 1 }),
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
      "a picture without its upload",
      JSON.stringify({
        type: "send",
        clientId,
        body: { kind: "image", fileId: newId(), width: 1, height: 1, caption: null },
      }),
      { type: "refused", reason: "no_such_file", clientId },
    ],
  ];

  it.each(bad)("are answered, and the socket stays open: %s", async (_, frame, answer) => {
    const { trainer, trainee } = await openBoth();
    trainee.socket.send(frame);
    expect(await trainee.until("refused")).toEqual(answer);
    expect(await trainee.write("بخير")).toMatchObject({ seq: 1 });
    expect((await trainer.until("message")).message.seq).toBe(1);
  });

  it("too large to read close their socket, and no other", async () => {
    const { trainer, trainee } = await openBoth();
    trainee.socket.send("م".repeat(frameBytes / 2 + 1));
    expect(await trainee.closed).toBe(closeCodes.tooLarge);
    expect(await trainer.write("أنا هنا")).toMatchObject({ seq: 1 });
  });

  it("alone close the socket", async () => {
    const { trainer, trainee } = await openBoth();
    for (let i = 0; i < refusalsInARow; i++) trainee.socket.send("?");
    expect(await trainee.closed).toBe(closeCodes.malformed);
    expect(await trainer.write("أنا هنا")).toMatchObject({ seq: 1 });
  });
});

/** Stops the refilling, so that the machine's speed does not matter. */
const stopRefilling = (traineeId: string) =>
  runInDurableObject(conversationOf(traineeId), (conversation) => {
    Object.assign(conversation, { frameRate: () => ({ burst: frameRate.burst, perSecond: 0 }) });
  });

describe("frames sent too fast", () => {
  it("are refused by id without being stored, and the other side is unaffected", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    await stopRefilling(traineeId);
    const ids = Array.from({ length: frameRate.burst + refusalsInARow - 5 }, () => newId());
    for (const clientId of ids) trainee.say(textRequest("بسرعة", clientId));
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

  it("close the socket if they continue", async () => {
    const { traineeId, trainer, trainee } = await openBoth();
    await stopRefilling(traineeId);
    const flood = setInterval(() => trainee.say({ type: "typing" }), 10);
    for (let i = 0; i < frameRate.burst; i++) trainee.say({ type: "typing" });
    expect(await trainee.closed).toBe(closeCodes.tooFast);
    clearInterval(flood);
    expect(await trainer.write("أنا هنا")).toMatchObject({ seq: 1 });
  });
});
