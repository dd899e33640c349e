import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { getOverview } from "../../../worker/data/attention/overview.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import {
  day,
  emptyQueue,
  hour,
  makeDay,
  makeSettledTrainee,
  now,
  readOverview,
  run,
  today,
} from "../../support/overview.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

beforeEach(emptyQueue);

describe("the figures of GET /api/admin/overview", () => {
  it("are computed from the rows", async () => {
    await env.DB.exec("delete from ledger_months");
    const [one, other] = [await makeSettledTrainee(), await makeSettledTrainee()];
    await makeTrainee({ status: "pending" });
    await run(
      "update trainee_profiles set initial_weight = 90, current_weight = 80, target_weight = 70 where id = ?",
      one.id,
    );
    await run("update trainee_profiles set current_weight = 60 where id = ?", other.id);
    await run(
      `insert into subscriptions (id, trainee_id, plan_id, price_agorot, starts_on, ends_on, created_at)
       values (?1, ?2, 'basic', 9900, ?3, ?4, ?5)`,
      newId(),
      one.id,
      today,
      day(60),
      now - 36 * hour,
    );
    await run(
      `insert into trainee_performance (trainee_id, date, assigned_meals, completed_meals, steps, target_steps, updated_at)
       values (?1, ?2, 4, 3, 6000, 5000, 1), (?1, ?3, 0, 0, 4000, 5000, 1)`,
      one.id,
      day(-1),
      day(-2),
    );
    const figures = await readOverview();
    expect(figures).toMatchObject({
      statuses: { active: 2, pending: 1, inactive: 0 },
      revenue: { expected: 9900, received: 0 },
      lately: {
        exercises: { assigned: 0, done: 0 },
        meals: { assigned: 4, done: 3 },
        steps: { total: 10_000, days: 2, reached: 1 },
      },
      body: { weight: 70, weighed: 2, progress: 50, losing: 1 },
    });
    expect(figures.plans.find(({ id }) => id === "basic")?.trainees).toBe(3);
    expect(figures.newSubscriptions.slice(-3)).toEqual([0, 0, 1]);
    expect(figures.revenue.months).toHaveLength(12);
    expect(figures.revenue.months.at(-1)).toEqual({
      month: today.slice(0, 7),
      expected: 9900,
      received: 0,
      began: 1,
    });
  });

  it("read rows by trainees, not by their logs", async () => {
    const person = await makeSettledTrainee();
    const rowsOf = async () => {
      const { database, counts } = countingDatabase();
      const { actor } = await makeTrainer();
      await getOverview(trainerScope(database, actor, now), { date: today });
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    const before = await rowsOf();
    for (let ago = 40; ago < 240; ago++) await makeDay(person.id, day(-ago), [5, 5]);
    for (let ago = 1; ago < 60; ago++) {
      await run(
        `insert into weight_records (id, trainee_id, date, weight, source, created_at)
         values (?1, ?2, ?3, 70, 'sent', 1)`,
        newId(),
        person.id,
        day(-ago),
      );
    }
    expect((await rowsOf()) - before).toBeLessThanOrEqual(1);
  });
});
