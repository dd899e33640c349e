import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NewMessage } from "../../domain/contract/conversations/conversation.ts";
import { unsentFileMs, unsentFiles, uploadMs } from "../../domain/conversations/attachments.ts";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import { newId } from "../../domain/id.ts";
import { attachmentKey } from "../../worker/data/conversations/attachments.ts";
import { conversationOf, makeMessage } from "../support/conversation.ts";

let traineeId: string;
let conversation: ReturnType<typeof conversationOf>;
beforeEach(() => {
  traineeId = newId();
  conversation = conversationOf(traineeId);
});

const keyOf = (fileId: string) => attachmentKey(traineeId, fileId);
const isStored = async (fileId: string) => (await env.VIDEOS.head(keyOf(fileId))) !== null;

const expectFile = (id = newId(), { side = "trainee" as ConversationSide, bytes = 5 } = {}) =>
  conversation.expectFile({ traineeId, side }, { id, kind: "image", bytes });

/** Uploads a file, which no message shows yet. */
async function upload(fileId = newId()): Promise<string> {
  expect(await expectFile(fileId)).toBe("free");
  await env.VIDEOS.put(keyOf(fileId), "bytes");
  expect(await conversation.noteFile(fileId)).toBe(true);
  return fileId;
}

const showing = (fileId: string): NewMessage => ({
  clientId: newId(),
  body: { kind: "image", fileId, width: 10, height: 10, caption: null },
});
const send = (fileId: string) =>
  conversation.append({ traineeId, side: "trainee" }, showing(fileId));

/** Makes every file older. */
const pass = (ms: number) =>
  runInDurableObject(conversation, (_, { storage }) => {
    storage.sql.exec("update files set at = at - ?", ms);
  });

const filesOf = () =>
  runInDurableObject(conversation, (_, { storage }) =>
    storage.sql.exec<{ id: string; state: string }>("select id, state from files").toArray(),
  );

const alarmIn = () =>
  runInDurableObject(conversation, async (_, { storage }) => {
    const at = await storage.getAlarm();
    return at === null ? null : at - Date.now();
  });

/** Replaces the object's erasure of files until its eviction. */
const eraseBy = (erase: (storage: DurableObjectStorage) => Promise<void>) =>
  runInDurableObject(conversation, (instance, { storage }) => {
    Object.assign(instance, { eraseFiles: () => erase(storage) });
  });

describe("an unsent file", () => {
  it("is erased from the store and the conversation a day after its upload", async () => {
    const fileId = await upload();
    const due = (await alarmIn()) ?? 0;
    expect(due).toBeGreaterThan(unsentFileMs - 10_000);
    expect(due).toBeLessThanOrEqual(unsentFileMs);
    await pass(unsentFileMs);
    await evictDurableObject(conversation);
    expect(await runDurableObjectAlarm(conversation)).toBe(true);
    expect(await isStored(fileId)).toBe(false);
    expect(await filesOf()).toEqual([]);
    expect(await alarmIn()).toBeNull();
  });

  it("is erased too if its upload was interrupted", async () => {
    const fileId = newId();
    await expectFile(fileId);
    await env.VIDEOS.put(keyOf(fileId), "bytes");
    await pass(unsentFileMs);
    await runDurableObjectAlarm(conversation);
    expect(await isStored(fileId)).toBe(false);
    expect(await filesOf()).toEqual([]);
  });

  it("stays for a day, and a later one for its own day", async () => {
    const [older, newer] = [await upload(), newId()];
    await pass(unsentFileMs - 60_000);
    await upload(newer);
    await runDurableObjectAlarm(conversation);
    expect(await filesOf()).toHaveLength(2);
    await pass(60_000);
    await runDurableObjectAlarm(conversation);
    expect([await isStored(older), await isStored(newer)]).toEqual([false, true]);
    expect(await alarmIn()).toBeGreaterThan(unsentFileMs - 120_000);
  });

  it("stays a day longer when uploaded again", async () => {
    const fileId = await upload();
    await pass(unsentFileMs);
    await upload(fileId);
    await runDurableObjectAlarm(conversation);
    expect(await isStored(fileId)).toBe(true);
    expect(await send(fileId)).toMatchObject({ message: { seq: 1 } });
  });

  it("does not delay the following of a message", async () => {
    await upload();
    await conversation.append({ traineeId, side: "trainee" }, makeMessage());
    expect(await alarmIn()).toBeLessThan(5_000);
    await runDurableObjectAlarm(conversation);
    expect(await alarmIn()).toBeGreaterThan(unsentFileMs - 60_000);
  });
});

describe("a file in a message", () => {
  it("is never erased, however old", async () => {
    const fileId = await upload();
    await send(fileId);
    await pass(unsentFileMs * 400);
    await runDurableObjectAlarm(conversation);
    await runDurableObjectAlarm(conversation);
    expect(await isStored(fileId)).toBe(true);
    expect(await filesOf()).toEqual([{ id: fileId, state: "shown" }]);
  });

  it("is never erased, even if sent during the sweep", async () => {
    const fileIds = await Promise.all(Array.from({ length: 12 }, () => upload()));
    await pass(unsentFileMs);
    const alarm = runDurableObjectAlarm(conversation);
    const sent = await Promise.all(fileIds.map((fileId) => send(fileId)));
    await alarm;
    for (const [index, fileId] of fileIds.entries()) {
      expect(await isStored(fileId)).toBe("message" in (sent[index] ?? {}));
    }
  });

  it("cannot be one during its erasure, until it is uploaded again", async () => {
    const fileId = await upload();
    await pass(unsentFileMs);
    await eraseBy(async ({ kv }) => {
      while (!kv.get("go on")) await new Promise((resolve) => setTimeout(resolve, 2));
      await env.VIDEOS.delete(keyOf(fileId));
    });
    const alarm = runDurableObjectAlarm(conversation);
    await vi.waitUntil(async () => (await filesOf())[0]?.state === "leaving");
    expect(await send(fileId)).toEqual({ refusal: "no_such_file" });
    expect(await expectFile(fileId)).toBe("leaving");
    expect(await conversation.noteFile(fileId)).toBe(false);
    await runInDurableObject(conversation, (_, { storage }) => storage.kv.put("go on", true));
    await alarm;
    await upload(fileId);
    expect(await send(fileId)).toMatchObject({ message: { seq: 1 } });
    expect(await isStored(fileId)).toBe(true);
  });
});

describe("a failing sweep", () => {
  it("is retried later, and the file cannot return meanwhile", async () => {
    const fileId = await upload();
    await pass(unsentFileMs);
    await eraseBy(() => Promise.reject(new Error("not now")));
    await runDurableObjectAlarm(conversation);
    expect(await alarmIn()).toBeGreaterThan(60_000);
    expect(await send(fileId)).toEqual({ refusal: "no_such_file" });
    await evictDurableObject(conversation);
    await runDurableObjectAlarm(conversation);
    expect(await isStored(fileId)).toBe(false);
    expect(await filesOf()).toEqual([]);
  });
});

describe("the room for unsent files", () => {
  it("is a limited number for each side, and sending makes room again", async () => {
    const fileIds: string[] = [];
    for (let count = 0; count < unsentFiles.count; count++) fileIds.push(await upload());
    expect(await expectFile()).toBe("full");
    expect(await expectFile(fileIds[0])).toBe("free");
    expect(await expectFile(newId(), { side: "trainer" })).toBe("free");
    await send(fileIds[0] ?? "");
    expect(await expectFile()).toBe("free");
    expect(await expectFile()).toBe("full");
  });

  it("is a limited number of bytes", async () => {
    const half = unsentFiles.bytes / 2;
    expect(await expectFile(newId(), { bytes: half })).toBe("free");
    expect(await expectFile(newId(), { bytes: half + 1 })).toBe("full");
    expect(await expectFile(newId(), { bytes: half })).toBe("free");
    expect(await expectFile(newId(), { bytes: 1 })).toBe("full");
  });

  it("is not used by uploads interrupted a while ago", async () => {
    for (let count = 0; count < unsentFiles.count; count++) await expectFile();
    expect(await expectFile()).toBe("full");
    await pass(uploadMs);
    expect(await expectFile()).toBe("free");
  });

  it("is refused to another file with a known id", async () => {
    const fileId = await upload();
    expect(await expectFile(fileId, { bytes: 6 })).toBe("taken");
  });
});

describe("a file from before sweeps", () => {
  it("stays if a message shows it, and is erased otherwise", async () => {
    const [shown, unsent] = [newId(), newId()];
    await upload(shown);
    await send(shown);
    await upload(unsent);
    await runInDurableObject(conversation, (_, { storage }) => {
      storage.sql.exec(`drop index files_unshown;
        alter table files drop column state;
        alter table files drop column side`);
      storage.sql.exec("alter table messages drop column written_at");
      storage.sql.exec("alter table messages drop column folded");
      storage.kv.put("version", 2);
    });
    await evictDurableObject(conversation);
    expect(await conversation.list({ limit: 1 })).toMatchObject({ messages: [{ seq: 1 }] });
    expect((await filesOf()).toSorted((a, b) => (a.state < b.state ? -1 : 1))).toEqual([
      { id: shown, state: "shown" },
      { id: unsent, state: "stored" },
    ]);
  });
});

describe("erasing a conversation", () => {
  it("erases an upload still running, later", async () => {
    const [fileId, refused] = [newId(), newId()];
    await expectFile(fileId);
    await conversation.erase();
    expect(await expectFile(refused)).toBe("gone");
    await env.VIDEOS.put(keyOf(fileId), "bytes");
    expect(await alarmIn()).toBeGreaterThan(uploadMs - 10_000);
    await conversation.erase();
    await runDurableObjectAlarm(conversation);
    expect(await isStored(fileId)).toBe(false);
    expect(await alarmIn()).toBeNull();
  });
});
