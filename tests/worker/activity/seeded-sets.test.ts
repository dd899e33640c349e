import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { seed } from "../../../scripts/seed/index.ts";
import { scryptPasswords } from "../../../worker/edge/passwords.ts";

// A Wednesday, so that the current week is half done.
const now = Date.UTC(2026, 5, 17);

const all = async (query: string) => (await env.DB.prepare(query).all()).results;

beforeAll(async () => {
  await seed(env.DB, { trainees: 12, weeks: 4, now, hash: scryptPasswords.hash });
}, 60_000);

describe("the seeded sets", () => {
  const plank = "join exercises e on e.id = exercise_id where e.english_name = 'Plank'";

  it("of a plank are in seconds, and shorter for tired trainees", async () => {
    const [held] = await all(
      `select count(*) as sets, max(done.reps) as reps, min(done.seconds) as least,
         max(done.seconds) as most, max(done.metres) as metres
       from performed_sets done ${plank}`,
    );
    expect(held).toMatchObject({ reps: 0, most: 45, metres: null });
    expect(held?.sets).toBeGreaterThan(0);
    expect(held?.least).toBeGreaterThan(30);
    expect(held?.least).toBeLessThan(45);
    expect(await all(`select max(best_seconds) as longest from exercise_days ${plank}`)).toEqual([
      { longest: 45 },
    ]);
    const planned = `select distinct item.sets, item.seconds, item.metres
      from schedule_exercises item ${plank}`;
    expect(await all(planned)).toEqual([{ sets: 3, seconds: 45, metres: null }]);
  });

  it("have at least a second, a metre or a repetition, and only one of them", async () => {
    const wrong = `select id from performed_sets where coalesce(seconds, metres, reps) < 1
      or (coalesce(seconds, metres) is null) = (reps = 0) or (seconds + metres) is not null`;
    expect(await all(wrong)).toEqual([]);
  });
});
