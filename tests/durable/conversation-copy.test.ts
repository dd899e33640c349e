import { describe, expect, it } from "vitest";
import type { Message } from "../../domain/contract/conversations/conversation.ts";
import { numbersLeftOut } from "../../domain/copies/backups.ts";
import { newId } from "../../domain/id.ts";
import { conversationOf, makeMessage, openChat, textBody } from "../support/conversation.ts";
import { Device } from "../support/device.ts";

const beginning = { seq: 0, fileId: "" };
const backup = "2026-11-25T01-30-00.000Z";
const marks = { trainer: 1, trainee: 0 };

const message = (seq: number): Message => ({
  seq,
  clientId: newId(),
  from: seq % 2 ? "trainee" : "trainer",
  body: textBody(`رسالة ${seq}`),
  at: 1_770_000_000_000 + seq,
});

async function restored(count: number, traineeId = newId()) {
  const conversation = conversationOf(traineeId);
  const messages = Array.from({ length: count }, (_, at) => message(at + 1));
  const standing = { readThrough: marks, gaps: [] };
  await conversation.takeOver({ traineeId, backup, messages, files: [], standing });
  return { traineeId, conversation, messages };
}

describe("a copy of a conversation", () => {
  it("comes in pages, messages first and then files", async () => {
    const traineeId = newId();
    const conversation = conversationOf(traineeId);
    const author = { traineeId, side: "trainee" } as const;
    for (let at = 0; at < 5; at++) await conversation.append(author, makeMessage(`رسالة ${at}`));
    const files = [newId(), newId()].sort();
    for (const id of files) {
      await conversation.expectFile(author, { id, kind: "file", bytes: 10 });
      await conversation.noteFile(id);
    }
    await conversation.expectFile(author, { id: newId(), kind: "file", bytes: 10 });
    const pages = [];
    for (let place: typeof beginning | null | undefined = beginning; place; ) {
      const page = await conversation.copy(place, 2);
      pages.push([page?.messages.map(({ seq }) => seq), page?.files.map(({ id }) => id)]);
      place = page?.next;
    }
    expect(pages).toEqual([
      [[1, 2], []],
      [[3, 4], []],
      [[5], files],
      [[], []],
    ]);
  });

  it("is undefined for an unused conversation, and does not create it", async () => {
    const conversation = conversationOf(newId());
    expect(await conversation.copy(beginning, 10)).toBeUndefined();
    expect(await conversation.isFree(backup)).toBe(true);
  });

  it("is undefined for an erased one, which cannot be filled again", async () => {
    const traineeId = newId();
    const conversation = conversationOf(traineeId);
    await conversation.append({ traineeId, side: "trainee" }, makeMessage());
    await conversation.erase();
    expect(await conversation.copy(beginning, 10)).toBeUndefined();
    expect(await conversation.isFree(backup)).toBe(false);
  });
});

describe("a conversation restored from a backup", () => {
  it("has every message with its number, and the same page again changes nothing", async () => {
    const { traineeId, conversation, messages } = await restored(3);
    await conversation.takeOver({ traineeId, backup, messages, files: [] });
    const page = await conversation.copy(beginning, 10);
    expect(page?.messages).toEqual(messages);
    expect(page?.readThrough).toEqual(marks);
  });

  it("can be searched again", async () => {
    const { conversation } = await restored(3);
    expect((await conversation.search({ text: "رساله 2" })).found).toEqual([2]);
  });

  it("accepts no backup after its first message", async () => {
    const { traineeId, conversation, messages } = await restored(2);
    await conversation.append({ traineeId, side: "trainee" }, makeMessage());
    expect(await conversation.isFree(backup)).toBe(false);
    expect(await conversation.isFree("2026-11-24T01-30-00.000Z")).toBe(false);
    const again = { traineeId, backup, messages, files: [] };
    expect(await conversation.takeOver(again)).toBe(false);
    expect((await conversation.list({ limit: 10 })).messages).toHaveLength(3);
  });

  it("numbers its next messages beyond any that a device can have", async () => {
    const { traineeId, conversation } = await restored(3);
    const author = { traineeId, side: "trainee" } as const;
    const said = [];
    for (const text of ["أولاً", "ثانياً"]) {
      const stored = await conversation.append(author, makeMessage(text));
      said.push("message" in stored ? stored.message.seq : stored.refusal);
    }
    expect(said).toEqual([3 + numbersLeftOut + 1, 3 + numbersLeftOut + 2]);
  });

  it("leaves another gap when restored again before its first message", async () => {
    const first = await restored(3);
    const copy = await first.conversation.copy(beginning, 10);
    const traineeId = newId();
    const second = conversationOf(traineeId);
    await second.takeOver({
      traineeId,
      backup,
      messages: copy?.messages ?? [],
      files: [],
      standing: { readThrough: marks, gaps: copy?.gaps ?? [] },
    });
    expect((await second.list({ limit: 1 })).gaps).toEqual([
      { after: 3, through: 3 + 2 * numbersLeftOut },
    ]);
  });
});

describe("a device with messages lost by a restore", () => {
  it("gets the gap in the hello, and shows the conversation's messages", async () => {
    const { traineeId, messages } = await restored(3);
    const phone = new Device(traineeId, "trainee");
    // The device had five messages; the backup has three.
    const lost = [4, 5].map(message);
    phone.log = { ...phone.log, stored: [...messages, ...lost] };
    await phone.connect();
    const trainer = await openChat(traineeId, "trainer");
    await trainer.write("عدنا");
    await expect
      .poll(() => phone.log.stored.map(({ seq }) => seq))
      .toEqual([1, 2, 3, 3 + numbersLeftOut + 1]);
  });

  it("gets the gap from a page too, without sockets", async () => {
    const { conversation } = await restored(3);
    const page = await conversation.list({ since: 5, limit: 10 });
    expect(page.messages).toEqual([]);
    expect(page.gaps).toEqual([{ after: 3, through: 3 + numbersLeftOut }]);
  });

  it("gets no gaps without a restore", async () => {
    const traineeId = newId();
    const conversation = conversationOf(traineeId);
    await conversation.append({ traineeId, side: "trainee" }, makeMessage());
    expect(await conversation.list({ limit: 10 })).not.toHaveProperty("gaps");
  });
});
