import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { createTraineeJob } from "../../../worker/data/jobs/trainee-jobs.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import type { Product } from "../../support/access.ts";
import { emptyJobs, jobDesk } from "../../support/job-desk.ts";
import { chosen, greeting, makeJob } from "../../support/jobs.ts";
import { makeListed, rows } from "../../support/trainees.ts";
import type { SignedInTrainee } from "../../support/worker.ts";

const { send, run, preview } = jobDesk(() => ({ product, trainer }));

let trainer: SignedInTrainee;
let product: Product;
beforeEach(async () => {
  ({ trainer, product } = await emptyJobs());
});

const matching = (filter: object = {}, except: string[] = []) => ({
  kind: "matching" as const,
  filter: { search: "", ...filter },
  except,
});

describe("the preview of a job", () => {
  it("lists its people, and those left out with a reason", async () => {
    const [hind, adam] = [await makeListed({ name: "هند" }), await makeListed({ name: "آدم" })];
    const gone = { id: newId() };
    const away = await makeListed({ name: "سلمى", status: "inactive" });
    const asked = { audience: chosen(hind, adam, away, gone), aim: { kind: "notify" } };
    expect(await preview(asked)).toEqual({
      total: 2,
      fingerprint: expect.any(String),
      people: [
        { id: adam.id, name: "آدم", gender: "female" },
        { id: hind.id, name: "هند", gender: "female" },
      ],
      leftOut: [
        { reason: "inactive", count: 1, names: ["سلمى"] },
        { reason: "gone", count: 1, names: [] },
      ],
    });
    const asking = await makeListed({ name: "نور", status: "pending" });
    const ofStatus = { ...asked, aim: { kind: "status", status: "inactive" } };
    expect(
      await preview({ ...ofStatus, audience: chosen(hind, adam, away, gone, asking) }),
    ).toMatchObject({
      total: 2,
      leftOut: [
        { reason: "unchanged", names: ["سلمى"] },
        { reason: "undecided", names: ["نور"] },
        { reason: "gone" },
      ],
    });
  });

  it("finds the people of a filter as the list does, within words too, except the unselected", async () => {
    await makeListed({ name: "ليلى حمدان" });
    const other = await makeListed({ name: "علي حمدان" });
    const aim = { kind: "message" };
    const count = async (search: string, except: string[] = []) =>
      (await preview({ audience: matching({ search }, except), aim })).total;
    expect(await count("حمدان")).toBe(2);
    expect(await count("مدان")).toBe(2);
    expect(await count("حمدان", [other.id])).toBe(1);
    expect(await count("غيرهم")).toBe(0);
    expect((await preview({ audience: matching({ status: "pending" }), aim })).total).toBe(0);
  });
});

describe("a job", () => {
  it("notifies each person once, for any number of simultaneous requests", async () => {
    const people = [await makeListed(), await makeListed(), await makeListed()];
    await makeListed();
    const job = makeJob(greeting, chosen(...people), 3);
    const answers = await Promise.all([run(job), run(job), run(job)]);
    for (const answer of answers) {
      expect(answer).toEqual({
        outcome: "done",
        job: { id: job.id, kind: "notify", total: 3, undoableUntil: null },
      });
    }
    const delivered = await rows(
      "select recipient_id from notification_deliveries where notification_id = ? and recipient_id <> ?",
      job.id,
      trainer.id,
    );
    expect(delivered.map((row) => row.recipient_id).sort()).toEqual(
      people.map(({ id }) => id).sort(),
    );
    expect(await rows("select total from trainee_jobs where id = ?", job.id)).toEqual([
      { total: 3 },
    ]);
    expect((await send({ ...job, action: { ...greeting, title: "غيره" } })).status).toBe(409);
    const other = chosen(...people.slice(1), await makeListed());
    expect((await send({ ...job, audience: other })).status).toBe(409);
    const turned = { ...job, audience: chosen(...people.toReversed()), total: 2 };
    expect(await run(turned)).toMatchObject({ outcome: "done", job: { total: 3 } });
  });

  it("changes nothing if its people differ from the preview, and returns the new preview", async () => {
    await makeListed({ name: "هند" });
    await makeListed({ name: "سارة" });
    const job = makeJob({ kind: "status", status: "inactive" }, matching(), 1);
    expect(await run(job)).toMatchObject({ outcome: "changed", preview: { total: 2 } });
    expect(await rows("select * from trainee_jobs where id = ?", job.id)).toEqual([]);
    expect(await rows("select * from trainee_profiles where status <> 'active'")).toEqual([]);
    expect(await run({ ...job, total: 2 })).toMatchObject({ outcome: "done" });
  });

  it.each([
    { kind: "status", status: "inactive" },
    { kind: "plan", plan: "basic", change: "renewal" },
  ] as const)(
    "of kind $kind changes nothing for the same number of other people",
    async (action) => {
      const gone = await makeListed({ name: "هند" });
      await makeListed({ name: "سارة" });
      const asked = { audience: matching({ search: "" }), aim: action };
      const { fingerprint } = await preview(asked);
      await env.DB.prepare("delete from accounts where id = ?").bind(gone.id).run();
      const come = await makeListed({ name: "هند" });
      const job = { ...makeJob(action, asked.audience, 2), fingerprint };
      const outcome = await run(job);
      expect(outcome).toMatchObject({ outcome: "changed", preview: { total: 2 } });
      expect(await rows("select * from trainee_jobs where id = ?", job.id)).toEqual([]);
      if (outcome.outcome !== "changed") return;
      expect(outcome.preview.people.map(({ id }) => id)).toContain(come.id);
      const seen = { ...job, fingerprint: outcome.preview.fingerprint };
      expect(await run(seen)).toMatchObject({ outcome: "done", job: { total: 2 } });
    },
  );

  it("changes nothing if its people change between reading and writing", async () => {
    const [one, two] = [await makeListed({ name: "هند" }), await makeListed({ name: "هند" })];
    const scope = trainerScope(env.DB, trainer.actor, Date.now());
    const action = { kind: "mute", muted: true } as const;
    const written = await createTraineeJob(
      scope,
      { id: newId(), action, body: {}, ids: [one.id] },
      { audience: chosen(two), reading: "words" },
      [],
    );
    expect(written).toBe("changed");
  });

  it("is refused for an unknown plan and an unknown field, and reports an empty audience", async () => {
    const person = await makeListed();
    const unknown = makeJob(
      { kind: "plan", plan: "nothing", change: "renewal" },
      chosen(person),
      1,
    );
    expect((await send(unknown)).status).toBe(400);
    expect((await send({ ...unknown, total: 0 })).status).toBe(400);
    expect((await send({ ...unknown, more: 1 })).status).toBe(400);
    const empty = makeJob(greeting, chosen({ id: newId() }), 1);
    expect(await run(empty)).toMatchObject({ outcome: "changed", preview: { total: 0 } });
  });

  it("ends the sessions of deactivated accounts, and activates others", async () => {
    const [one, two] = [await makeListed(), await makeListed({ status: "inactive" })];
    await run(makeJob({ kind: "status", status: "inactive" }, chosen(one, two), 1));
    expect((await product.call("/api/trainee/profile", { token: one.token })).status).toBe(401);
    await run(makeJob({ kind: "status", status: "active" }, chosen(one, two), 2));
    expect(await rows("select status, count(*) as n from trainee_profiles group by 1")).toEqual([
      { status: "active", n: 2 },
    ]);
  });

  it("writes nothing if its effect fails", async () => {
    const person = await makeListed();
    await env.DB.exec(
      "create trigger refuse_mute before insert on conversations begin select raise(abort, 'no'); end",
    );
    try {
      const job = makeJob({ kind: "mute", muted: true }, chosen(person), 1);
      expect((await send(job)).status).toBe(500);
      expect(await rows("select * from trainee_jobs where id = ?", job.id)).toEqual([]);
      expect(await rows("select * from trainee_job_members where job_id = ?", job.id)).toEqual([]);
    } finally {
      await env.DB.exec("drop trigger refuse_mute");
    }
  });
});
