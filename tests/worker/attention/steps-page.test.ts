import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { StepsPage } from "../../../domain/contract/activity/steps.ts";
import { stepsPageQuery } from "../../../domain/contract/activity/steps.ts";
import { listSteps } from "../../../worker/data/attention/steps-page.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makeSteps } from "../../support/steps.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");

async function read(query = ""): Promise<StepsPage> {
  const { token } = await makeTrainer();
  const answer = await call(`/api/admin/steps?date=${today}${query}`, { token });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

beforeEach(async () => {
  await env.DB.exec("delete from accounts where role = 'trainee'");
});

describe("GET /api/admin/steps", () => {
  it("lists everyone's steps and target of the day, by name, also without a row", async () => {
    const walker = await makeTrainee({ name: "باسل" });
    const idle = await makeTrainee({ name: "أمل" });
    await makeSteps(walker.id, [
      { date: addDays(today, -1), steps: 1 },
      { date: today, steps: 4444, target: 8000 },
    ]);
    expect((await read()).rows).toEqual([
      { id: idle.id, name: "أمل", gender: "female", photo: null, steps: 0, target: 3000 },
      { id: walker.id, name: "باسل", gender: "female", photo: null, steps: 4444, target: 8000 },
    ]);
    const { rows } = await read(
      `&search=${encodeURIComponent("باسل")}&date=`.replace("&date=", ""),
    );
    expect(rows).toHaveLength(1);
  });

  it("includes a trainee's photo", async () => {
    const { id } = await makeTrainee();
    await env.DB.prepare("update trainee_profiles set photo_key = ?2 where id = ?1")
      .bind(id, `trainees/${id}/photo/face`)
      .run();
    const [row] = (await read()).rows;
    expect(row?.photo).toMatch(new RegExp(`^/api/media/photos/${id}/face\\?ticket=.+`));
  });

  it("answers an earlier day with its own target", async () => {
    const { id } = await makeTrainee();
    await makeSteps(id, [
      { date: addDays(today, -3), steps: 10, target: 5000 },
      { date: today, steps: 20, target: 9000 },
    ]);
    const { token } = await makeTrainer();
    const path = `/api/admin/steps?date=${addDays(today, -2)}`;
    const page: StepsPage = await (await call(path, { token })).json();
    expect(page.rows).toMatchObject([{ steps: 0, target: 5000 }]);
  });

  it("refuses an unknown sort and an invalid day", async () => {
    const { token } = await makeTrainer();
    for (const query of ["date=today", `date=${today}&sort=count`, ""]) {
      expect((await call(`/api/admin/steps?${query}`, { token })).status).toBe(400);
    }
  });

  it("reads one page, for any number of people and steps", async () => {
    const trainer = await makeTrainer();
    const rowsRead = async () => {
      const { database, counts } = countingDatabase();
      const query = stepsPageQuery.parse({ date: today });
      await listSteps(trainerScope(database, trainer.actor, Date.now()), query);
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    await makePeople(30);
    const few = await rowsRead();
    await makePeople(300);
    expect(await rowsRead()).toBeLessThanOrEqual(few + 5);
  });
});

async function makePeople(count: number): Promise<void> {
  const people = await Promise.all(Array.from({ length: count }, () => makeTrainee()));
  for (const { id } of people) {
    await makeSteps(
      id,
      Array.from({ length: 3 }, (_, n) => ({ date: addDays(today, -n), steps: n })),
    );
  }
}
