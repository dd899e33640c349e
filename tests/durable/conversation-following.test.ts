import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import type { InboxFrame } from "../../domain/contract/inbox.ts";
import { followPace } from "../../domain/conversations/live.ts";
import { newId } from "../../domain/id.ts";
import { followAt } from "../../durable/conversation-summary.ts";
import { conversationOf, makeMessage, openChat, textBody } from "../support/conversation.ts";
import { openObject } from "../support/live.ts";
import { makeTrainee, makeTrainer } from "../support/worker.ts";

interface SummaryRow {
  revision: number;
  last_seq: number;
  last_message_text: string | null;
  last_message_kind: string | null;
  last_message_from: string | null;
  trainer_message_text: string | null;
  unread_by_trainer: number;
  unread_by_trainee: number;
}

const summaryOf = (traineeId: string) =>
  env.DB.prepare("select * from conversations where trainee_id = ?")
    .bind(traineeId)
    .first<SummaryRow>();

async function follow(traineeId: string): Promise<void> {
  await runDurableObjectAlarm(conversationOf(traineeId));
}

const alarmOf = (traineeId: string) =>
  runInDurableObject(conversationOf(traineeId), (_, { storage }) => storage.getAlarm());

const followedRevisionOf = (traineeId: string) =>
  runInDurableObject(
    conversationOf(traineeId),
    (_, { storage }) =>
      storage.sql.exec("select followed_revision as revision from standing").one().revision,
  );

const openBothChats = async (traineeId: string) => ({
  trainee: await openChat(traineeId, "trainee"),
  trainer: await openChat(traineeId, "trainer"),
});

async function untilFollowed(traineeId: string, lastSeq: number): Promise<SummaryRow> {
  for (const end = Date.now() + 5000; Date.now() < end; ) {
    const row = await summaryOf(traineeId);
    if (row?.last_seq === lastSeq) return row;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the summary did not get to ${lastSeq}`);
}

const breakSummaries = () =>
  env.DB.batch(
    ["insert", "update"].map((event) =>
      env.DB.prepare(
        `create trigger broken_${event} before ${event} on conversations
         begin select raise(abort, 'injected'); end`,
      ),
    ),
  );
const mendSummaries = () =>
  env.DB.batch(
    ["insert", "update"].map((event) => env.DB.prepare(`drop trigger if exists broken_${event}`)),
  );
afterEach(mendSummaries);

const inboxOf = (accountId: string, side: "trainer" | "trainee") =>
  openObject<InboxFrame>(env.INBOXES.getByName(accountId), {
    object: "inbox",
    ownerId: accountId,
    side,
    accountId,
    sessionId: newId(),
    windowId: newId(),
    ticketId: newId(),
    provenUntil: Date.now() + 60_000,
  });

describe("the summary in the database", () => {
  it("follows by itself, soon after a message", async () => {
    const { id: traineeId } = await makeTrainee();
    const trainee = await openChat(traineeId, "trainee");
    for (const text of ["1", "2"]) await trainee.write(text);
    const long = "سطر\n".repeat(100);
    await trainee.write(long);
    const row = await untilFollowed(traineeId, 3);
    expect(row).toMatchObject({
      last_message_kind: "text",
      last_message_from: "trainee",
      unread_by_trainer: 3,
      unread_by_trainee: 0,
    });
    expect(row.last_message_text).toMatch(/^سطر سطر .*…$/);
  });

  it("follows reading too, and the last message stays", async () => {
    const { id: traineeId } = await makeTrainee();
    const conversation = conversationOf(traineeId);
    for (const text of ["1", "2", "3"]) {
      await conversation.append({ traineeId, side: "trainee" }, makeMessage(text));
    }
    await follow(traineeId);
    await conversation.markRead({ traineeId, side: "trainer" }, 2);
    await follow(traineeId);
    expect(await summaryOf(traineeId)).toMatchObject({ unread_by_trainer: 1, last_seq: 3 });
  });

  it("keeps the trainer's last message after the trainee's answer, unless it is unknown", async () => {
    const { id: traineeId } = await makeTrainee();
    const conversation = conversationOf(traineeId);
    const write = (side: "trainer" | "trainee", text: string) =>
      conversation.append({ traineeId, side }, makeMessage(text));
    const trainerText = async () => {
      await follow(traineeId);
      return (await summaryOf(traineeId))?.trainer_message_text;
    };
    await write("trainer", "كيف كان التمرين؟");
    expect(await trainerText()).toBeNull();
    await write("trainee", "ممتاز");
    expect(await trainerText()).toBe("كيف كان التمرين؟");
    await write("trainee", "شكراً");
    expect(await trainerText()).toBe("كيف كان التمرين؟");
    await write("trainer", "أحسنتِ");
    await write("trainee", "إلى الغد");
    expect(await trainerText()).toBeNull();
  });

  it("is retried after a failure, with everything since", async () => {
    const { id: traineeId } = await makeTrainee();
    const conversation = conversationOf(traineeId);
    const author = { traineeId, side: "trainee" as const };
    await breakSummaries();
    await conversation.append(author, makeMessage("قبل العطل"));
    await follow(traineeId);
    expect(await summaryOf(traineeId)).toBeNull();
    const retryAt = await alarmOf(traineeId);
    expect(retryAt).toBeGreaterThan(Date.now() + 10_000);
    await conversation.append(author, makeMessage("أثناء العطل"));
    expect(await alarmOf(traineeId)).toBe(retryAt);
    await mendSummaries();
    await follow(traineeId);
    expect(await summaryOf(traineeId)).toMatchObject({
      last_seq: 2,
      last_message_text: "أثناء العطل",
      unread_by_trainer: 2,
    });
    expect(await alarmOf(traineeId)).toBeNull();
    await conversation.append(author, makeMessage("بعده"));
    expect(await alarmOf(traineeId)).toBeLessThan(Date.now() + 1000);
  });

  it("waits longer after each failure", async () => {
    const { id: traineeId } = await makeTrainee();
    await breakSummaries();
    await conversationOf(traineeId).append({ traineeId, side: "trainee" }, makeMessage());
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      await follow(traineeId);
      waits.push(((await alarmOf(traineeId)) ?? 0) - Date.now());
    }
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(30_000 * 2 ** index * 0.5 - 2000);
      expect(wait).toBeLessThanOrEqual(30_000 * 2 ** index);
    }
  });

  it("waits longer while both sides look, until one looks away", async () => {
    const { id: traineeId } = await makeTrainee();
    const { trainee, trainer } = await openBothChats(traineeId);
    await trainee.write("1");
    await untilFollowed(traineeId, 1);
    await trainee.write("2");
    expect(await alarmOf(traineeId)).toBeGreaterThan(Date.now() + followPace.restMs);
    trainer.socket.close();
    await expect
      .poll(() => alarmOf(traineeId))
      .toSatisfy((at) => at === null || at <= Date.now() + followPace.restMs);
    expect(await untilFollowed(traineeId, 2)).toMatchObject({ unread_by_trainer: 2 });
  });

  it("follows reading at once if it changes a count, even while both sides look", async () => {
    const { id: traineeId } = await makeTrainee();
    const { trainee, trainer } = await openBothChats(traineeId);
    await trainee.write("1");
    expect(await untilFollowed(traineeId, 1)).toMatchObject({ unread_by_trainer: 1 });
    trainer.say({ type: "read", through: 1 });
    await trainee.until("read");
    const soon = () => Date.now() + followPace.restMs;
    expect(await alarmOf(traineeId)).toSatisfy((at) => at === null || at <= soon());
    await expect.poll(() => followedRevisionOf(traineeId), { timeout: 5000 }).toBe(2);
    expect(await summaryOf(traineeId)).toMatchObject({ unread_by_trainer: 0 });
    // An unchanged count is not followed at once.
    await trainee.write("2");
    trainer.say({ type: "read", through: 2 });
    await trainee.until("read");
    expect(await alarmOf(traineeId)).toBeGreaterThan(soon());
  });

  it("of many conversations is spread over time while both sides look", () => {
    const both = { trainer: true, trainee: true };
    const times = Array.from({ length: 200 }, (_, i) => followAt(0, 0, both, i / 200));
    const within = (from: number) => times.filter((at) => at >= from && at < from + 100).length;
    expect(Math.max(...times.map(within))).toBeLessThanOrEqual(5);
    expect(Math.max(...times)).toBeLessThan(followPace.bothLookingMs * 1.5);
    expect(followAt(0, 0, { ...both, trainee: false }, 0.9)).toBe(followPace.restMs);
  });

  it("continues from the revision of the version before", async () => {
    const { id: traineeId } = await makeTrainee();
    const conversation = conversationOf(traineeId);
    const author = { traineeId, side: "trainee" as const };
    await conversation.append(author, makeMessage("1"));
    await conversation.append(author, makeMessage("2"));
    await conversation.markRead({ traineeId, side: "trainer" }, 2);
    await follow(traineeId);
    await runInDurableObject(conversation, (_, { storage }) => {
      storage.sql.exec("update standing set revision = 3, followed_revision = 3");
      storage.sql.exec("alter table messages drop column written_at");
      storage.sql.exec("alter table messages drop column folded");
      storage.kv.put("version", 3);
    });
    await evictDurableObject(conversation);
    await conversation.append(author, makeMessage("3"));
    // On a slow machine the alarm has run already; its result is checked below.
    expect((await alarmOf(traineeId)) ?? 0).toBeLessThan(Date.now() + 1000);
    await follow(traineeId);
    expect(await summaryOf(traineeId)).toMatchObject({ last_seq: 3, unread_by_trainer: 1 });
    expect(await alarmOf(traineeId)).toBeNull();
  });

  it("never returns to an older one", async () => {
    const { id: traineeId } = await makeTrainee();
    await conversationOf(traineeId).append({ traineeId, side: "trainee" }, makeMessage("قديم"));
    await env.DB.prepare(
      `insert into conversations (trainee_id, revision, last_seq, last_message_text, created_at)
       values (?, 99, 7, 'أحدث', 1) on conflict (trainee_id)
       do update set revision = 99, last_seq = 7, last_message_text = 'أحدث'`,
    )
      .bind(traineeId)
      .run();
    await follow(traineeId);
    expect(await summaryOf(traineeId)).toMatchObject({ revision: 99, last_message_text: "أحدث" });
  });

  it("of a deleted trainee is not written again", async () => {
    const traineeId = newId();
    await conversationOf(traineeId).append({ traineeId, side: "trainee" }, makeMessage());
    await follow(traineeId);
    expect(await summaryOf(traineeId)).toBeNull();
    expect(await alarmOf(traineeId)).toBeNull();
  });
});

describe("both inboxes", () => {
  it("get a message with their own unread count, and reading", async () => {
    const { id: traineeId } = await makeTrainee({ name: "ليان حداد" });
    const { id: trainerId } = await makeTrainer();
    const [trainer, trainee] = [
      await inboxOf(trainerId, "trainer"),
      await inboxOf(traineeId, "trainee"),
    ];
    const told = async (inbox: typeof trainer) => {
      for (;;) {
        const frame = await inbox.next();
        if (frame.type !== "event" || frame.event.type !== "conversation") continue;
        if (frame.event.traineeId === traineeId) return frame.event;
      }
    };
    const conversation = conversationOf(traineeId);
    const body = textBody("هل أستبدل الأرز بالبرغل؟");
    const author = { traineeId, side: "trainee" as const };
    await conversation.append(author, { clientId: newId(), body });
    const message = {
      seq: 1,
      kind: "text",
      from: "trainee",
      name: "ليان حداد",
      text: "هل أستبدل الأرز بالبرغل؟",
    };
    expect(await told(trainer)).toMatchObject({ unread: 1, message });
    expect(await told(trainee)).toMatchObject({ unread: 0, message });
    await conversation.markRead({ traineeId, side: "trainer" }, 1);
    const read = await told(trainer);
    expect(read.unread).toBe(0);
    expect(read.message).toBeUndefined();
  });
});
