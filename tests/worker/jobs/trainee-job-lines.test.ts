import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { maxPeople } from "../../../domain/jobs/jobs.ts";
import type { Term } from "../../../domain/memberships/subscriptions.ts";
import { planJobLines } from "../../../worker/actions/jobs/plan-job-lines.ts";
import { linesStatements } from "../../../worker/data/memberships/subscription-lines.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { connect, type DatabaseClient } from "../../../worker/db/client.ts";
import type { Product } from "../../support/access.ts";
import { emptyJobs, jobDesk } from "../../support/job-desk.ts";
import { chosen, makeJob } from "../../support/jobs.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { rows } from "../../support/trainees.ts";
import type { SignedInTrainee } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
let trainer: SignedInTrainee;
let product: Product;
beforeEach(async () => {
  ({ trainer, product } = await emptyJobs());
});

/** Many people with the same name, too many for a statement each. */
async function makeMany(count: number): Promise<{ id: string }[]> {
  const people = Array.from({ length: count }, () => ({ id: newId() }));
  const ids = JSON.stringify(people.map(({ id }) => id));
  await env.DB.batch([
    env.DB.prepare(
      `insert into accounts (id, email, role, created_at, updated_at)
       select value, value || '@example.com', 'trainee', 1, 1 from json_each(?1)`,
    ).bind(ids),
    env.DB.prepare(
      `insert into trainee_profiles (id, name, search, subscription_plan, status, created_at, updated_at)
       select value, 'متدرب', 'متدرب', 'basic', 'active', 1, 1 from json_each(?1)`,
    ).bind(ids),
  ]);
  return people;
}

/** Consecutive terms of ten days; the last ends in five days. */
const buyTerms = (people: readonly { id: string }[], count: number) =>
  env.DB.prepare(
    `insert into subscriptions
       (id, trainee_id, plan_id, plan_name, price_agorot, months, starts_on, ends_on, created_at)
     with recursive n(n) as (select 1 union all select n + 1 from n where n < ?2)
     select value || '-' || n, value, 'basic', ?3, 9900, 1,
       date(?4, (5 - 10 * n) || ' days'), date(?4, (15 - 10 * n) || ' days'), n
     from json_each(?1), n`,
  )
    .bind(JSON.stringify(people.map(({ id }) => id)), count, "خ".repeat(80), today)
    .run();

const { run, preview, undo } = jobDesk(() => ({ product, trainer }));
const storedTerms = () => rows("select * from subscriptions order by id");

describe("the subscriptions changed by a job", () => {
  it("are previewed with the same rows read for long histories", async () => {
    const [fresh, old] = [await makeMany(20), await makeMany(20)];
    await buyTerms(fresh, 1);
    await buyTerms(old, 70);
    const cost = async (people: { id: string }[], line: "late" | "whole") => {
      const { database, counts } = countingDatabase();
      const scope = trainerScope(database, trainer.actor, Date.now());
      const aim = { kind: "plan", plan: "premium", change: "renewal" } as const;
      const question = { audience: chosen(...people), aim };
      const { preview } = await planJobLines(scope, question, { reading: "words", line });
      expect(preview.total).toBe(20);
      return counts.rows;
    };
    // The end of an index range may read one row more or less.
    expect(await cost(old, "late")).toBeLessThanOrEqual((await cost(fresh, "late")) + 20);
    expect(await cost(old, "whole")).toBeGreaterThan(20 * 69);
  });

  it.each(["correction", "from_today", "renewal"] as const)(
    "are changed as previewed, and restored field by field, by %s of years",
    async (change) => {
      const people = await makeMany(150);
      await buyTerms(people, 70);
      const before = await storedTerms();
      expect(before).toHaveLength(150 * 70);
      const aim = { kind: "plan", plan: "premium", change } as const;
      const audience = chosen(...people);
      const told = await preview({ audience, aim });
      const job = { ...makeJob(aim, audience, 150), fingerprint: told.fingerprint };
      expect(await run(job)).toMatchObject({ outcome: "done" });
      expect(await storedTerms()).not.toEqual(before);
      const undone = await undo(job.id);
      expect(await undone.json()).toEqual({ restored: 150, total: 150 });
      expect(await storedTerms()).toEqual(before);
    },
  );

  it("fit into the database's statements with the most people and terms", () => {
    const name = "خ".repeat(80);
    const termOf = (place: number): Term => ({
      id: newId(),
      planId: newId(),
      planName: name,
      englishPlanName: name,
      priceAgorot: 9900,
      months: 1,
      billed: true,
      createdAt: 1,
      startsOn: addDays(today, 10 * place),
      endsOn: addDays(today, 10 * place + 10),
      pauses: [{ from: today, until: addDays(today, 1) }],
    });
    const terms = Array.from({ length: 70 }, (_, place) => termOf(place - 69));
    const steps = Array.from({ length: maxPeople.plan }, () => ({
      traineeId: newId(),
      today,
      before: terms,
      after: [...terms, termOf(1)],
      change: { id: newId(), kind: "renewal" as const },
    }));
    const database = connect(env.DB as unknown as DatabaseClient);
    const statements = linesStatements(database, steps, 1) as unknown as {
      toSQL(): { sql: string; params: unknown[] };
    }[];
    const bytes = (text: unknown) => new TextEncoder().encode(String(text)).length;
    const sent = statements.map((statement) => statement.toSQL());
    expect(Math.max(...sent.map(({ sql }) => bytes(sql)))).toBeLessThan(100_000);
    expect(Math.max(...sent.map(({ params }) => params.length))).toBeLessThanOrEqual(100);
    const values = sent.flatMap(({ params }) => params.map(bytes));
    expect(Math.max(...values)).toBeLessThan(2_000_000);
  });
});
