import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { newId } from "../../domain/id.ts";
import { conversationOf, makeMessage, textBody } from "../support/conversation.ts";

const trainee = (traineeId: string) => ({ traineeId, side: "trainee" as const });
const trainer = (traineeId: string) => ({ traineeId, side: "trainer" as const });
const text = ({ body }: { body: unknown }) => (body as { text: string }).text;

function newConversation() {
  const traineeId = newId();
  return { traineeId, conversation: conversationOf(traineeId) };
}

async function conversationWith(texts: string[]) {
  const { traineeId, conversation } = newConversation();
  for (const each of texts) await conversation.append(trainee(traineeId), makeMessage(each));
  return { traineeId, conversation };
}

describe("the messages of a conversation", () => {
  it("are numbered in order of arrival", async () => {
    const { traineeId, conversation } = newConversation();
    await conversation.append(trainee(traineeId), makeMessage("أولاً"));
    await conversation.append(trainer(traineeId), makeMessage("ثانياً"));
    const { messages, more } = await conversation.list({ limit: 10 });
    expect(messages.map((each) => [each.seq, each.from, text(each)])).toEqual([
      [1, "trainee", "أولاً"],
      [2, "trainer", "ثانياً"],
    ]);
    expect(more).toBe(false);
  });

  it("are stored once when repeated, and answered alike", async () => {
    const { traineeId, conversation } = newConversation();
    const message = makeMessage();
    const first = await conversation.append(trainee(traineeId), message);
    const again = { ...message, body: textBody("أخرى") };
    expect(await conversation.append(trainee(traineeId), again)).toEqual(first);
    expect((await conversation.list({ limit: 10 })).messages).toHaveLength(1);
  });

  it("are stored once for simultaneous copies, without a gap after them", async () => {
    const { traineeId, conversation } = newConversation();
    const message = makeMessage();
    const copies = Array.from({ length: 10 }, () =>
      conversation.append(trainee(traineeId), message),
    );
    const [first, ...others] = await Promise.all(copies);
    expect(first).toMatchObject({ message: { seq: 1 } });
    for (const other of others) expect(other).toEqual(first);
    expect(await conversation.append(trainee(traineeId), makeMessage())).toMatchObject({
      message: { seq: 2 },
    });
  });

  it("have the time of writing if they waited, and stay in order of arrival", async () => {
    const { traineeId, conversation } = newConversation();
    const minutes = (count: number) => count * 60_000;
    await conversation.append(trainer(traineeId), makeMessage("وصلت أولاً"));
    const late = { ...makeMessage("كُتبت قبلها"), waited: minutes(40) };
    const answer = await conversation.append(trainee(traineeId), late);
    await conversation.append(trainee(traineeId), { ...makeMessage(), waited: minutes(1) });
    await evictDurableObject(conversation);
    const { messages } = await conversation.list({ limit: 10 });
    expect(messages.map(({ at, writtenAt }) => writtenAt && at - writtenAt)).toEqual([
      undefined,
      minutes(40),
      undefined,
    ]);
    expect(messages.map(({ at }) => at)).toEqual(messages.map(({ at }) => at).toSorted());
    expect(answer).toEqual({ message: messages[1] });
    expect(await conversation.append(trainee(traineeId), { ...late, waited: 0 })).toEqual(answer);
  });

  it("cannot have the id of the other side's message", async () => {
    const { traineeId, conversation } = newConversation();
    const message = makeMessage("سر");
    await conversation.append(trainee(traineeId), message);
    const answer = await conversation.append(trainer(traineeId), message);
    expect(answer).toEqual({ refusal: "malformed" });
  });

  it("continue after an eviction", async () => {
    const { traineeId, conversation } = newConversation();
    const before = makeMessage("قبل");
    await conversation.append(trainee(traineeId), before);
    await evictDurableObject(conversation);
    expect(await conversation.append(trainee(traineeId), before)).toMatchObject({
      message: { seq: 1 },
    });
    await conversation.append(trainer(traineeId), makeMessage("بعد"));
    const { messages } = await conversation.list({ limit: 10 });
    expect(messages.map(text)).toEqual(["قبل", "بعد"]);
  });

  it("are listed as the latest, as those before a number, and since a number", async () => {
    const { conversation } = await conversationWith(["1", "2", "3", "4", "5"]);
    const page = async (query: { since?: number; before?: number }) => {
      const { messages, more } = await conversation.list({ ...query, limit: 2 });
      return [...messages.map(text), more];
    };
    expect(await page({})).toEqual(["4", "5", true]);
    expect(await page({ before: 4 })).toEqual(["2", "3", true]);
    expect(await page({ before: 3 })).toEqual(["1", "2", false]);
    expect(await page({ since: 2 })).toEqual(["3", "4", true]);
    expect(await page({ since: 3 })).toEqual(["4", "5", false]);
    expect(await page({ since: 5 })).toEqual([false]);
  });

  it("of two trainees are separate", async () => {
    const one = await conversationWith(["سر"]);
    const other = newConversation();
    expect((await other.conversation.list({ limit: 10 })).messages).toEqual([]);
    expect((await one.conversation.list({ limit: 10 })).messages).toHaveLength(1);
  });

  it("of the first version keep their order, authors and texts", async () => {
    const { traineeId, conversation } = newConversation();
    await runInDurableObject(conversation, async (_, { storage }) => {
      storage.sql.exec(`create table messages (seq integer primary key, client_id text not null unique,
        sender text not null, text text not null, created_at integer not null);
        insert into messages (seq, client_id, sender, text, created_at)
          values (1, 'a', 'trainee', 'سؤال "قديم"', 5), (2, 'b', 'trainer', 'جواب', 6)`);
      storage.kv.put("version", 1);
    });
    const { messages } = await conversation.list({ limit: 10 });
    expect(messages).toEqual([
      { seq: 1, clientId: "a", from: "trainee", body: textBody('سؤال "قديم"'), at: 5 },
      { seq: 2, clientId: "b", from: "trainer", body: textBody("جواب"), at: 6 },
    ]);
    expect(await conversation.append(trainee(traineeId), makeMessage())).toMatchObject({
      message: { seq: 3 },
    });
  });
});

describe("read marks", () => {
  it("rise up to the last message, and never fall", async () => {
    const { traineeId, conversation } = await conversationWith(["1", "2", "3"]);
    const marks = async () => (await conversation.list({ limit: 1 })).readThrough;
    await conversation.markRead(trainer(traineeId), 2);
    expect(await marks()).toEqual({ trainer: 2, trainee: 0 });
    await conversation.markRead(trainer(traineeId), 1);
    expect(await marks()).toEqual({ trainer: 2, trainee: 0 });
    await conversation.markRead(trainer(traineeId), 99);
    expect(await marks()).toEqual({ trainer: 3, trainee: 0 });
  });
});

describe("attachments", () => {
  const image = (fileId: string) => ({
    clientId: newId(),
    body: { kind: "image" as const, fileId, width: 10, height: 10, caption: null },
  });

  it("are accepted only if uploaded to this conversation, as their kind", async () => {
    const { traineeId, conversation } = newConversation();
    const fileId = newId();
    const refused = { refusal: "no_such_file" };
    expect(await conversation.append(trainee(traineeId), image(fileId))).toEqual(refused);
    const file = { id: fileId, kind: "image" as const, bytes: 5 };
    expect(await conversation.expectFile(trainee(traineeId), file)).toBe("free");
    expect(await conversation.append(trainee(traineeId), image(fileId))).toEqual(refused);
    for (let time = 0; time < 2; time++) expect(await conversation.noteFile(fileId)).toBe(true);
    const body = { kind: "file" as const, fileId, name: "x.pdf", bytes: 5 };
    expect(await conversation.append(trainee(traineeId), { clientId: newId(), body })).toEqual(
      refused,
    );
    expect(await conversation.append(trainee(traineeId), image(fileId))).toMatchObject({
      message: { seq: 1 },
    });
    const other = newConversation();
    expect(await other.conversation.append(trainee(other.traineeId), image(fileId))).toEqual(
      refused,
    );
  });
});

describe("an erased conversation", () => {
  it("is empty, also after an eviction", async () => {
    const { traineeId, conversation } = await conversationWith(["1", "2"]);
    await conversation.erase();
    await runInDurableObject(conversation, async (_, { storage }) => {
      const tables = storage.sql.exec("select name from sqlite_master where name = 'messages'");
      expect(tables.toArray()).toEqual([]);
      expect(await storage.getAlarm()).toBeNull();
    });
    await evictDurableObject(conversation);
    expect((await conversation.list({ limit: 10 })).messages).toEqual([]);
    await conversation.erase();
    expect(await conversation.append(trainee(traineeId), makeMessage())).toEqual({
      refusal: "gone",
    });
    const file = { id: newId(), kind: "file" as const, bytes: 1 };
    expect(await conversation.expectFile(trainee(traineeId), file)).toBe("gone");
    expect(await conversation.noteFile(file.id)).toBe(false);
  });
});
