import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { fillEverything, sharedTables, tables, traces } from "../../support/every-table.ts";
import { makeListed, makePlans } from "../../support/trainees.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  trainer = await makeTrainer();
});

const remove = (id: string, token = trainer.token) =>
  call(`/api/admin/trainees/${id}`, { method: "DELETE", token });

describe("deleting a trainee", () => {
  it("leaves no row of theirs in any table", async () => {
    const trainee = await makeListed();
    await fillEverything(trainee, trainer);
    const before = await traces(trainee.id, trainee.email, trainee.actor.sessionId);
    expect(Object.keys(before).length).toBeGreaterThan(18);

    const response = await remove(trainee.id);

    expect(response.status, await response.clone().text()).toBe(200);
    const { outbox, ...left } = await traces(trainee.id, trainee.email, trainee.actor.sessionId);
    expect(left).toEqual({});
    expect(outbox ?? 0).toBeLessThanOrEqual(4);
  });

  it("covers every table with a trainee's rows", async () => {
    const trainee = await makeListed();
    await fillEverything(trainee, trainer);
    const filled = new Set(
      Object.keys(await traces(trainee.id, trainee.email, trainee.actor.sessionId)),
    );
    const unfilled = (await tables()).filter(
      (table) => !filled.has(table) && !sharedTables.has(table),
    );
    expect(unfilled).toEqual([]);
  });

  it("changes nothing of another trainee", async () => {
    const [gone, other] = [await makeListed(), await makeListed()];
    await fillEverything(gone, trainer);
    await fillEverything(other, trainer);
    const before = await traces(other.id, other.email);
    await remove(gone.id);
    expect(await traces(other.id, other.email)).toEqual(before);
  });

  it("orders the erasure of conversation, inbox and files, and events for other windows", async () => {
    const { id } = await makeListed();
    // The drain claims them at once, so a trigger counts the orders.
    await env.DB.exec("create table ordered (topic text, payload text)");
    await env.DB.exec(
      "create trigger note_order after insert on outbox begin insert into ordered (topic, payload) values (new.topic, new.payload); end",
    );
    await remove(id);
    await remove(id);
    const { results } = await env.DB.prepare("select * from ordered order by topic").all();
    await env.DB.exec("drop trigger note_order");
    await env.DB.exec("drop table ordered");
    expect(results).toEqual([
      { topic: "erase_conversation", payload: JSON.stringify({ traineeId: id }) },
      { topic: "erase_files", payload: JSON.stringify({ prefix: `trainees/${id}/` }) },
      { topic: "erase_inbox", payload: JSON.stringify({ accountId: id }) },
      {
        topic: "tell_inboxes",
        payload: JSON.stringify({
          accountIds: [trainer.id],
          event: { type: "trainee", traineeId: id, what: "deleted" },
          except: trainer.actor.sessionId,
        }),
      },
    ]);
  });

  it("answers a repetition alike, later and at once", async () => {
    const { id } = await makeListed();
    const together = await Promise.all([remove(id), remove(id), remove(id)]);
    const after = await remove(id);
    for (const response of [...together, after]) {
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ done: true });
    }
    expect((await call(`/api/admin/trainees/${id}`, { token: trainer.token })).status).toBe(404);
  });

  it("ends the trainee's session", async () => {
    const trainee = await makeListed();
    await remove(trainee.id);
    const home = await call("/api/trainee/home?date=2026-01-05", { token: trainee.token });
    expect(home.status).toBe(401);
  });

  it("never deletes the trainer", async () => {
    expect((await remove(trainer.id)).status).toBe(404);
    expect((await call("/api/admin/trainees", { token: trainer.token })).status).toBe(200);
  });

  it("is refused to trainees, for others and for themselves", async () => {
    const [one, other] = [await makeListed(), await makeListed()];
    expect((await remove(one.id, other.token)).status).toBe(403);
    expect((await remove(one.id, one.token)).status).toBe(403);
    expect((await call(`/api/admin/trainees/${one.id}`, { token: trainer.token })).status).toBe(
      200,
    );
  });

  it("refuses an invalid id", async () => {
    const response = await remove("1 or 1=1");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { id: { code: "not_an_id" } } });
  });
});
