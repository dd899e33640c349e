import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { MessageBody } from "../../domain/contract/conversations/conversation.ts";
import { messageSearch } from "../../domain/conversations/message-search.ts";
import { newId } from "../../domain/id.ts";
import { conversationOf, textBody } from "../support/conversation.ts";

async function conversationWith(bodies: readonly (string | MessageBody)[]) {
  const traineeId = newId();
  const conversation = conversationOf(traineeId);
  for (const body of bodies) {
    const message = { clientId: newId(), body: typeof body === "string" ? textBody(body) : body };
    await conversation.append({ traineeId, side: "trainee" }, message);
  }
  return { traineeId, conversation };
}

type Conversation = ReturnType<typeof conversationOf>;

/** Inserts `count` messages directly. */
const fill = (conversation: Conversation, count: number, textOf: (seq: number) => string) =>
  runInDurableObject(conversation, async (_, { storage }) => {
    for (let seq = 1; seq <= count; seq++) {
      storage.sql.exec(
        "insert into messages (seq, client_id, sender, body, at) values (?, ?, 'trainee', ?, ?)",
        seq,
        `filled ${seq}`,
        JSON.stringify(textBody(textOf(seq))),
        seq,
      );
    }
  });

const unfolded = (conversation: Conversation) =>
  runInDurableObject(conversation, async (_, { storage }) =>
    storage.sql.exec("select count(*) as count from messages where folded is null").one(),
  );

describe("a search in a conversation", () => {
  it("finds words in any order and spelling, the newest message first", async () => {
    const { conversation } = await conversationWith([
      "شربتُ الماءَ قبل التمرين",
      "التمرينُ كان صعباً",
      "ماء وتمرين",
      "راحة",
    ]);
    expect(await conversation.search({ text: "تمرين ماء" })).toEqual({ found: [3, 1], next: null });
    expect(await conversation.search({ text: "التَّمرين" })).toEqual({ found: [2, 1], next: null });
    expect(await conversation.search({ text: "سباحة" })).toEqual({ found: [], next: null });
  });

  it("finds captions and names of files and contacts, without patterns", async () => {
    const { conversation } = await conversationWith([
      { kind: "contact", name: "د. هالة", phone: "0599123456" },
      "100% التزام",
      "1000 التزام",
    ]);
    expect((await conversation.search({ text: "هاله" })).found).toEqual([1]);
    expect((await conversation.search({ text: "0%" })).found).toEqual([2]);
    expect((await conversation.search({ text: "_" })).found).toEqual([]);
  });

  it("finds nothing for an empty query, or without messages", async () => {
    const { conversation } = await conversationWith(["كلام"]);
    expect(await conversation.search({ text: " \u064b " })).toEqual({ found: [], next: null });
    const silent = conversationOf(newId());
    expect(await silent.search({ text: "كلام" })).toEqual({ found: [], next: null });
  });

  it("folds a message in the first search, once", async () => {
    const { conversation } = await conversationWith(["كلام"]);
    expect(await unfolded(conversation)).toEqual({ count: 1 });
    expect((await conversation.search({ text: "كلام" })).found).toEqual([1]);
    expect(await unfolded(conversation)).toEqual({ count: 0 });
  });

  it("folds messages since the last search, and finds them after an eviction", async () => {
    const { conversation } = await conversationWith([]);
    await conversation.list({ limit: 1 });
    await fill(conversation, 30, (seq) => (seq % 10 === 0 ? "وجبةُ الإفطار" : "أخرى"));
    expect(await unfolded(conversation)).toEqual({ count: 30 });
    expect((await conversation.search({ text: "افطار" })).found).toEqual([30, 20, 10]);
    expect(await unfolded(conversation)).toEqual({ count: 0 });
    await evictDurableObject(conversation);
    expect((await conversation.search({ text: "وجبه" })).found).toEqual([30, 20, 10]);
  });

  it("scans a limited stretch at a time, and each message once over all pages", async () => {
    const { conversation } = await conversationWith([]);
    await conversation.list({ limit: 1 });
    const count = messageSearch.lookedThrough + 300;
    await fill(conversation, count, (seq) => (seq % 2 === 0 ? "تمرين" : "راحة"));
    const seen: number[] = [];
    let pages = 0;
    for (let before: number | null | undefined; before !== null; pages++) {
      const query = { text: "تمرين", ...(before === undefined ? {} : { before }) };
      const { found, next } = await conversation.search(query);
      expect(found.length).toBeLessThanOrEqual(messageSearch.found);
      seen.push(...found);
      before = next;
    }
    const even = Array.from({ length: count / 2 }, (_, i) => count - 2 * i);
    expect(seen).toEqual(even);
    expect(pages).toBeLessThanOrEqual(Math.ceil(count / 2 / messageSearch.found) + 2);
    const rare = await conversation.search({ text: "سباحة" });
    expect(rare).toEqual({ found: [], next: count - messageSearch.lookedThrough + 1 });
  });

  it("finds nothing in an erased conversation", async () => {
    const { conversation } = await conversationWith(["سر"]);
    await conversation.erase();
    expect(await conversation.search({ text: "سر" })).toEqual({ found: [], next: null });
  });
});
