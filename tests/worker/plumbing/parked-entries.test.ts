import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { InboxEvent } from "../../../domain/contract/inbox.ts";
import type { ParkedEntries } from "../../../domain/contract/plumbing/outbox.ts";
import { newId } from "../../../domain/id.ts";
import { outboxTries } from "../../../domain/plumbing/outbox.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import type { OutboxEffect } from "../../../worker/data/plumbing/outbox.ts";
import { dropParked, retryParked } from "../../../worker/data/plumbing/parked-outbox.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { endBackground } from "../../support/background.ts";
import { effectsAt, makeMail, orderAt, outboxRows } from "../../support/outbox.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const start = Date.UTC(2026, 0, 4, 8);
const parkedAt = start + 60_000;

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.prepare("delete from outbox").run();
  trainer = await makeTrainer();
});

/** Stores effects that have failed for the last time. */
async function park(...effects: OutboxEffect[]): Promise<void> {
  await orderAt(start, ...effects);
  await env.DB.prepare(
    `update outbox set attempts = ?1, parked_at = ?2, available_at = ?2, last_error = 'Error: away'
     where parked_at is null`,
  )
    .bind(outboxTries, parkedAt)
    .run();
}

const listed = async () =>
  (await (await call("/api/admin/outbox", { token: trainer.token })).json()) as ParkedEntries;
const retry = (id: string) =>
  call(`/api/admin/outbox/${id}/retry`, { token: trainer.token, body: {} });
const drop = (id: string) =>
  call(`/api/admin/outbox/${id}`, { token: trainer.token, method: "DELETE" });
const onlyId = async () => (await outboxRows())[0]?.id ?? "";
const isErased = async (accountId: string) =>
  (await outboxRows()).every(({ id }) => id !== accountId);

describe("the list of parked entries", () => {
  it("has a mail's address, subject, tries and error, without its text", async () => {
    const secret = "https://miran.test/new#access_token=secret";
    await park({ topic: "send_mail", payload: { ...makeMail(), text: secret, html: secret } });
    const answer = await call("/api/admin/outbox", { token: trainer.token });
    const text = await answer.text();
    expect(text).not.toContain("secret");
    expect(text).not.toContain("<p>");
    expect(JSON.parse(text)).toEqual({
      entries: [
        {
          id: await onlyId(),
          topic: "send_mail",
          whom: "layan@example.com",
          people: 1,
          title: "رابط",
          createdAt: start,
          parkedAt,
          attempts: outboxTries,
          error: "Error: away",
        },
      ],
      more: false,
    });
  });

  it("names an existing person, and counts several", async () => {
    const { id } = await makeTrainee({ name: "سلمى" });
    const event: InboxEvent = { type: "schedule", kinds: ["meals"] };
    const sessionIds = [newId()];
    const of = async (effect: OutboxEffect) => {
      await env.DB.prepare("delete from outbox").run();
      await park(effect);
      const { whom, people, title } = (await listed()).entries[0] ?? {};
      return { whom, people, title };
    };
    const end = { topic: "end_live_sessions" } as const;
    expect(await of({ ...end, payload: { accountId: id, side: "trainee", sessionIds } })).toEqual({
      whom: "سلمى",
      people: 1,
      title: null,
    });
    expect(
      await of({ ...end, payload: { accountId: trainer.id, side: "trainer", sessionIds } }),
    ).toEqual({ whom: trainer.email, people: 1, title: null });
    expect(await of({ topic: "tell_inboxes", payload: { accountIds: [id], event } })).toEqual({
      whom: "سلمى",
      people: 1,
      title: null,
    });
    expect(
      await of({ topic: "tell_inboxes", payload: { accountIds: [id, trainer.id], event } }),
    ).toEqual({ whom: null, people: 2, title: null });
    expect(await of({ topic: "erase_conversation", payload: { traineeId: newId() } })).toEqual({
      whom: null,
      people: 1,
      title: null,
    });
    expect(await of({ topic: "erase_files", payload: { prefix: "trainees/x/" } })).toEqual({
      whom: null,
      people: 0,
      title: null,
    });
  });

  it("names the unsent notification", async () => {
    const sent = {
      id: newId(),
      type: "info",
      title: "عطلة",
      message: "غداً",
      audience: { kind: "all" },
    };
    await call("/api/admin/notifications", { token: trainer.token, body: sent });
    await endBackground();
    await env.DB.prepare("delete from outbox").run();
    await park({ topic: "fan_out_notification", payload: { notificationId: sent.id } });
    expect((await listed()).entries).toMatchObject([{ whom: null, people: 0, title: "عطلة" }]);
  });

  it("excludes entries with remaining tries", async () => {
    await orderAt(start, { topic: "send_mail", payload: makeMail() });
    expect(await listed()).toEqual({ entries: [], more: false });
  });

  it("has the latest hundred, reports further ones, and reads no more rows", async () => {
    await park(
      ...Array.from(
        { length: 103 },
        () => ({ topic: "erase_files", payload: { prefix: "x" } }) as const,
      ),
    );
    await env.DB.prepare("update outbox set parked_at = parked_at + 1 where id = ?1")
      .bind(await onlyId())
      .run();
    const { entries, more } = await listed();
    expect(entries).toHaveLength(100);
    expect(entries[0]?.id).toBe(await onlyId());
    expect(more).toBe(true);
  });
});

describe("retrying a parked entry", () => {
  it("starts from zero, immediately", async () => {
    await park({ topic: "erase_inbox", payload: { accountId: newId() } });
    const id = await onlyId();
    expect((await retry(id)).status).toBe(200);
    await expect.poll(() => isErased(id)).toBe(true);
  });

  it("counts its failures again", async () => {
    await park({ topic: "send_mail", payload: makeMail() });
    const now = Date.now();
    const scope = trainerScope(countingDatabase().database, trainer.actor, now);
    expect(await retryParked(scope, await onlyId())).toBe("done");
    await drainOutbox(effectsAt(now, { failures: 1 }).platform);
    expect(await outboxRows()).toMatchObject([{ attempts: 1, parked_at: null }]);
    expect(await retryParked(scope, await onlyId())).toBe("under_way");
    expect(await outboxRows()).toMatchObject([{ attempts: 1 }]);
  });

  it("happens once for two windows at once", async () => {
    await park({ topic: "send_mail", payload: makeMail() });
    const id = await onlyId();
    const scope = trainerScope(countingDatabase().database, trainer.actor, Date.now());
    const outcomes = await Promise.all([retryParked(scope, id), retryParked(scope, id)]);
    expect(outcomes.sort()).toEqual(["done", "under_way"]);
  });

  it("is 404 for a deleted entry", async () => {
    expect((await retry(newId())).status).toBe(404);
    expect((await retry("x".repeat(81))).status).toBe(400);
  });
});

describe("dropping a parked entry", () => {
  it("deletes it, once", async () => {
    await park({ topic: "send_mail", payload: makeMail() });
    const id = await onlyId();
    const [first, second] = await Promise.all([drop(id), drop(id)]);
    expect([first.status, second.status].sort()).toEqual([200, 404]);
    expect(await outboxRows()).toEqual([]);
  });

  it("is refused for an entry with remaining tries", async () => {
    await orderAt(start, { topic: "send_mail", payload: makeMail() });
    const id = await onlyId();
    const answer = await drop(id);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "conflict" });
    expect(await outboxRows()).toMatchObject([{ id, attempts: 0 }]);
  });

  it("accepts ids derived from the erased row", async () => {
    await park({ topic: "erase_files", payload: { prefix: "videos/x" } });
    await env.DB.prepare("update outbox set id = ?1").bind(`${newId()}:file`).run();
    expect((await drop(encodeURIComponent(await onlyId()))).status).toBe(200);
  });

  it("leaves other entries", async () => {
    await park({ topic: "erase_inbox", payload: { accountId: "a" } });
    await park({ topic: "erase_inbox", payload: { accountId: "b" } });
    expect((await drop(await onlyId())).status).toBe(200);
    expect(await outboxRows()).toHaveLength(1);
    await dropParked(trainerScope(countingDatabase().database, trainer.actor, Date.now()), "none");
    expect(await outboxRows()).toHaveLength(1);
  });
});
