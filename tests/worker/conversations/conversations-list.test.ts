import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ConversationsPage } from "../../../domain/contract/conversations/conversation.ts";
import { conversationsPerPage } from "../../../domain/conversations/conversation.ts";
import { newId } from "../../../domain/id.ts";
import { listConversations } from "../../../worker/data/conversations/conversations.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from accounts");
  trainer = await makeTrainer();
});

async function makeTalk(traineeId: string, at: number, overrides = {}): Promise<void> {
  const talk = { text: "تمام", from: "trainee", unread: 0, ...overrides };
  await env.DB.prepare(
    `insert into conversations (trainee_id, last_seq, last_message_at, last_message_kind,
       last_message_text, last_message_from, unread_by_trainer, trainee_seen_at, created_at)
     values (?1, 3, ?2, 'text', ?3, ?4, ?5, ?2, 1)`,
  )
    .bind(traineeId, at, talk.text, talk.from, talk.unread)
    .run();
}

async function list(query = ""): Promise<ConversationsPage> {
  const response = await call(`/api/admin/conversations${query}`, { token: trainer.token });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

const names = ({ conversations }: ConversationsPage) => conversations.map(({ name }) => name);

describe("the trainer's conversations", () => {
  it("start with the latest conversation and end with the newest trainees without one", async () => {
    const people = ["أحمد", "هالة", "رنا", "سامي"];
    const ids: string[] = [];
    // Ids of one millisecond have no order.
    for (const [ms, name] of people.entries()) {
      ids.push((await makeTrainee({ id: newId(ms), name })).id);
    }
    await makeTalk(ids[0] ?? "", 1000);
    await makeTalk(ids[2] ?? "", 2000, { text: "كيف القياسات؟", from: "trainer", unread: 2 });
    const page = await list();
    expect(names(page)).toEqual(["رنا", "أحمد", "سامي", "هالة"]);
    expect(page.conversations[0]).toEqual({
      traineeId: ids[2],
      name: "رنا",
      gender: "female",
      photo: null,
      online: false,
      lastActiveAt: 2000,
      isMuted: false,
      unread: 2,
      last: { kind: "text", text: "كيف القياسات؟", from: "trainer", at: 2000 },
    });
    expect(page.conversations[3]).toMatchObject({ unread: 0, last: null, lastActiveAt: null });
    expect(page.next).toBeNull();
  });

  it("are searched by names in any spelling", async () => {
    for (const name of ["احمد", "هاله"]) await makeTrainee({ name });
    const { id } = await makeTrainee({ name: "احمد الثاني" });
    await makeTalk(id, 1000);
    const search = (text: string) => list(`?search=${encodeURIComponent(text)}`);
    expect(names(await search("أحمد"))).toEqual(["احمد الثاني", "احمد"]);
    expect(names(await search("هالة"))).toEqual(["هاله"]);
    expect(names(await search("%"))).toEqual([]);
  });

  it("are only unread ones on request", async () => {
    const talks = { احمد: 0, هاله: 2, رنا: 1 };
    for (const [index, [name, unread]] of Object.entries(talks).entries()) {
      await makeTalk((await makeTrainee({ name })).id, 1000 + index, { unread });
    }
    await makeTrainee({ name: "سامي" });
    expect(names(await list("?show=unread"))).toEqual(["رنا", "هاله"]);
    expect(names(await list(`?show=unread&search=${encodeURIComponent("هالة")}`))).toEqual([
      "هاله",
    ]);
    expect(
      (await call("/api/admin/conversations?show=read", { token: trainer.token })).status,
    ).toBe(400);
  });

  it("come page by page, each once, even with equal instants", async () => {
    const ids: string[] = [];
    for (let i = 0; i < conversationsPerPage * 2 + 5; i++) {
      ids.push((await makeTrainee({ name: `متدرب ${i}` })).id);
    }
    for (const [index, id] of ids.slice(0, conversationsPerPage + 3).entries()) {
      await makeTalk(id, index < 10 ? 5000 : 1000 + index);
    }
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: ConversationsPage = await list(cursor ? `?cursor=${cursor}` : "");
      expect(page.conversations.length).toBeLessThanOrEqual(conversationsPerPage);
      seen.push(...page.conversations.map(({ traineeId }) => traineeId));
      cursor = page.next;
    }
    expect(seen).toHaveLength(ids.length);
    expect(new Set(seen)).toEqual(new Set(ids));
  });

  it("refuse an invalid cursor", async () => {
    for (const cursor of ["x", "1.2", "'--", "0".repeat(70)]) {
      const path = `/api/admin/conversations?cursor=${encodeURIComponent(cursor)}`;
      expect((await call(path, { token: trainer.token })).status).toBe(400);
    }
  });

  it("cost the same with more conversations than a page", async () => {
    const rowsOf = async (search = "") => {
      const { database, counts } = countingDatabase();
      await listConversations(trainerScope(database, trainer.actor, Date.now()), { search });
      return counts.rows;
    };
    await makeTalk((await makeTrainee({ name: "هاله" })).id, 500);
    for (let i = 0; i < conversationsPerPage + 10; i++) {
      await makeTalk((await makeTrainee()).id, 1000 + i);
    }
    const before = await rowsOf();
    const searched = await rowsOf("هالة");
    for (let i = 0; i < 60; i++) await makeTalk((await makeTrainee()).id, 9000 + i);
    expect(await rowsOf()).toBe(before);
    expect(await rowsOf("هالة")).toBe(searched);
    expect(before).toBeLessThan(conversationsPerPage * 4);
  });
});
