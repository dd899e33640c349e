import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addMonths, localDateAt } from "../../../domain/calendar.ts";
import { undoableMs } from "../../../domain/changes/undo.ts";
import { newId } from "../../../domain/id.ts";
import type { Product } from "../../support/access.ts";
import { emptyJobs, jobDesk } from "../../support/job-desk.ts";
import { chosen, greeting, makeJob } from "../../support/jobs.ts";
import { lineOf } from "../../support/memberships.ts";
import { makeListed, readTrainee, rows } from "../../support/trainees.ts";
import type { SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let product: Product;
beforeEach(async () => {
  ({ trainer, product } = await emptyJobs());
});

const { run, preview, undo } = jobDesk(() => ({ product, trainer }));
const today = () => localDateAt(Date.now(), "Asia/Hebron");
const undone = async (id: string) => {
  const response = await undo(id);
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
};
const buy = async (trainee: SignedInTrainee, plan: string, kind = "renewal") =>
  lineOf(
    await product.call(`/api/admin/trainees/${trainee.id}/subscription-changes`, {
      token: trainer.token,
      body: { id: newId(), kind, plan },
    }),
  );
const lines = (ids: readonly SignedInTrainee[]) =>
  rows(
    `select trainee_id, plan_id, starts_on, ends_on, price_agorot from subscriptions
     where trainee_id in (select value from json_each(?)) order by trainee_id, starts_on, id`,
    JSON.stringify(ids.map(({ id }) => id)),
  );
/** A missing row counts as zeros. */
const balances = (of: readonly SignedInTrainee[]) =>
  rows(
    `select p.id, coalesce(b.charged, 0) as charged, coalesce(b.paid, 0) as paid
     from trainee_profiles p left join trainee_balances b on b.trainee_id = p.id
     where p.id in (select value from json_each(?)) order by p.id`,
    JSON.stringify(of.map(({ id }) => id)),
  );
const pay = async ({ id: traineeId }: SignedInTrainee, agorot: number) => {
  const response = await product.call("/api/admin/payments", {
    token: trainer.token,
    body: {
      payments: [{ id: newId(), traineeId, agorot }],
      method: "cash",
      paidOn: today(),
      note: null,
    },
  });
  if (response.status !== 200) throw new Error(await response.text());
};

describe("a job that changes the plan", () => {
  it("changes each person separately, and its undo restores them", async () => {
    const people = [await makeListed(), await makeListed(), await makeListed()];
    const [one, two, three] = people;
    if (!one || !two || !three) throw new Error("a trainee is missing");
    await buy(one, "basic");
    await buy(one, "premium");
    await buy(two, "basic");
    await pay(one, 5000);
    await pay(three, 7000);
    const before = [await lines(people), await balances(people)];
    const job = makeJob({ kind: "plan", plan: "pro", change: "from_today" }, chosen(...people), 3);
    expect(await run(job)).toMatchObject({ outcome: "done", job: { total: 3 } });
    expect(await run(job)).toMatchObject({ outcome: "done", job: { total: 3 } });
    for (const { id } of people) {
      expect(await readTrainee(trainer.token, id)).toMatchObject({
        plan: "pro",
        subscriptionStart: today(),
      });
    }
    expect(
      await rows("select kind from subscription_changes where kind = 'from_today'"),
    ).toHaveLength(3);
    expect(await undone(job.id)).toEqual({ restored: 3, total: 3 });
    expect(await undone(job.id)).toEqual({ restored: 3, total: 3 });
    expect([await lines(people), await balances(people)]).toEqual(before);
  });

  it("leaves out people without a subscription to correct, and its undo keeps later changes", async () => {
    const [one, two, none] = [await makeListed(), await makeListed(), await makeListed()];
    await buy(one, "basic");
    await buy(two, "basic");
    const audience = chosen(one, two, none);
    const action = { kind: "plan", plan: "premium", change: "correction" } as const;
    expect(await preview({ audience, aim: action })).toMatchObject({
      total: 2,
      leftOut: [{ reason: "no_subscription", count: 1 }],
    });
    const job = makeJob(action, audience, 2);
    await run(job);
    await buy(one, "pro");
    expect(await undone(job.id)).toEqual({ restored: 1, total: 2 });
    expect(await readTrainee(trainer.token, two.id)).toMatchObject({
      plan: "basic",
      subscriptionEnd: addMonths(today(), 1),
    });
    expect(await readTrainee(trainer.token, one.id)).toMatchObject({ plan: "premium" });
  });

  it("handles hundreds at once", async () => {
    const ids = Array.from({ length: 320 }, () => newId());
    await env.DB.batch([
      env.DB.prepare(
        `insert into accounts (id, email, role, created_at, updated_at)
         select value, value || '@example.com', 'trainee', 1, 1 from json_each(?1)`,
      ).bind(JSON.stringify(ids)),
      env.DB.prepare(
        `insert into trainee_profiles (id, name, search, subscription_plan, status, created_at, updated_at)
         select value, 'متدرب', 'متدرب', 'basic', 'active', 1, 1 from json_each(?1)`,
      ).bind(JSON.stringify(ids)),
    ]);
    const audience = { kind: "matching" as const, filter: { search: "متدرب" }, except: [] };
    const job = makeJob({ kind: "plan", plan: "premium", change: "renewal" }, audience, 320);
    expect(await run(job)).toMatchObject({ outcome: "done", job: { total: 320 } });
    expect(await rows("select count(*) as n from subscriptions")).toEqual([{ n: 320 }]);
    expect(await undone(job.id)).toEqual({ restored: 320, total: 320 });
    expect(await rows("select count(*) as n from subscriptions")).toEqual([{ n: 0 }]);
  });
});

describe("the undo of a job", () => {
  it("restores each status, except ones changed by hand since", async () => {
    const [active, pending, touched, inactive] = [
      await makeListed(),
      await makeListed({ status: "pending" }),
      await makeListed(),
      await makeListed({ status: "inactive" }),
    ];
    const audience = chosen(active, pending, touched, inactive);
    const job = makeJob({ kind: "status", status: "inactive" }, audience, 2);
    await run(job);
    await env.DB.prepare("update trainee_profiles set status = 'active' where id = ?")
      .bind(touched.id)
      .run();
    expect(await undone(job.id)).toEqual({ restored: 1, total: 2 });
    expect(
      await rows(
        "select status from trainee_profiles where id in (?, ?, ?, ?) order by status",
        active.id,
        pending.id,
        touched.id,
        inactive.id,
      ),
    ).toEqual(["active", "active", "inactive", "pending"].map((status) => ({ status })));
  });

  it("closes accounts again that the job opened", async () => {
    const person = await makeListed({ status: "inactive" });
    const job = makeJob({ kind: "status", status: "active" }, chosen(person), 1);
    await run(job);
    expect((await product.call("/api/trainee/profile", { token: person.token })).status).toBe(200);
    await undone(job.id);
    expect((await product.call("/api/trainee/profile", { token: person.token })).status).toBe(401);
  });

  it("mutes and unmutes", async () => {
    const [one, two] = [await makeListed(), await makeListed()];
    const muted = async () =>
      (await rows("select trainee_id from conversations where muted_at is not null")).length;
    const first = makeJob({ kind: "mute", muted: true }, chosen(one), 1);
    await run(first);
    const both = makeJob({ kind: "mute", muted: true }, chosen(one, two), 1);
    expect(await run(both)).toMatchObject({ outcome: "done", job: { total: 1 } });
    expect(await muted()).toBe(2);
    await undone(both.id);
    expect(await muted()).toBe(1);
    await run(makeJob({ kind: "mute", muted: false }, chosen(one), 1));
    expect(await muted()).toBe(0);
    expect(await undone(first.id)).toEqual({ restored: 0, total: 1 });
  });

  it("is refused for sent messages, for an unknown job, and too late", async () => {
    const person = await makeListed();
    const sent = makeJob(greeting, chosen(person), 1);
    await run(sent);
    expect((await undo(sent.id)).status).toBe(409);
    expect((await undo(newId())).status).toBe(404);
    const job = makeJob({ kind: "mute", muted: true }, chosen(person), 1);
    await run(job);
    await env.DB.prepare("update trainee_jobs set created_at = created_at - ? where id = ?")
      .bind(undoableMs.job + 60_000, job.id)
      .run();
    const late = await undo(job.id);
    expect([late.status, await late.json()]).toEqual([
      409,
      expect.objectContaining({ code: "undo_over" }),
    ]);
  });
});
