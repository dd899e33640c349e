import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { StepsOverview } from "../../../domain/contract/activity/steps.ts";
import { getSteps } from "../../../worker/data/activity/steps.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makeSteps, stepRows } from "../../support/steps.ts";
import {
  call,
  endSession,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const ago = (days: number) => addDays(today, -days);

const write = ({ token }: SignedInTrainee, body: unknown) =>
  call("/api/trainee/steps", { method: "PUT", token, body });
const setTarget = ({ token }: SignedInTrainee, body: unknown) =>
  call("/api/trainee/steps-target", { method: "PUT", token, body });

async function read({ token }: SignedInTrainee, query = ""): Promise<StepsOverview> {
  const response = await call(`/api/trainee/steps?date=${today}${query}`, { token });
  expect(response.status).toBe(200);
  return response.json();
}

const scores = async (traineeId: string) =>
  (
    await env.DB.prepare(
      "select date, steps, target_steps as target from trainee_performance where trainee_id = ? order by date",
    )
      .bind(traineeId)
      .all()
  ).results;

describe("PUT /api/trainee/steps", () => {
  it("writes the day and its roll-up, and replaces the old count", async () => {
    const trainee = await makeTrainee();
    const first = await write(trainee, { date: today, steps: 4444 });
    expect(first.status).toBe(200);
    expect(await first.json()).toEqual({
      date: today,
      steps: 4444,
      targetSteps: 3000,
      source: "hand",
    });
    await write(trainee, { date: today, steps: 1200 });
    expect(await stepRows(trainee.id)).toEqual([
      { date: today, steps: 1200, target: 3000, source: "hand" },
    ]);
    expect(await scores(trainee.id)).toEqual([{ date: today, steps: 1200, target: 3000 }]);
  });

  it("makes one row of ten rapid taps, and a repeated total changes nothing", async () => {
    const trainee = await makeTrainee();
    const taps = Array.from({ length: 10 }, () => write(trainee, { date: today, steps: 700 }));
    for (const tap of await Promise.all(taps)) expect(tap.status).toBe(200);
    expect(await stepRows(trainee.id)).toHaveLength(1);
  });

  it("corrects the last seven days and no earlier one, even with a row", async () => {
    const trainee = await makeTrainee();
    await makeSteps(trainee.id, [{ date: ago(7), steps: 900 }]);
    expect((await write(trainee, { date: ago(6), steps: 5000 })).status).toBe(200);
    const refused = await write(trainee, { date: ago(7), steps: 5000 });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: { date: { code: "too_old" } } });
    expect((await stepRows(trainee.id)).map(({ steps }) => steps)).toEqual([900, 5000]);
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
    "uses the trainee's own day in %s and refuses the next one",
    async (timeZone) => {
      const trainee = await makeTrainee({ timeZone });
      const there = localDateAt(Date.now(), timeZone);
      expect((await write(trainee, { date: there, steps: 10 })).status).toBe(200);
      const tomorrow = await write(trainee, { date: addDays(there, 1), steps: 10 });
      expect(await tomorrow.json()).toMatchObject({ code: "date_in_future" });
      expect(await stepRows(trainee.id)).toHaveLength(1);
      expect(await scores(trainee.id)).toHaveLength(1);
    },
  );

  it.each([
    [200_000, "out_of_range"],
    [100_001, "out_of_range"],
    [-1, "out_of_range"],
    [10.5, "not_whole"],
    ["4444", "not_a_number"],
    [undefined, "required"],
  ])("refuses the steps %j and writes nothing", async (steps, code) => {
    const trainee = await makeTrainee();
    const response = await write(trainee, { date: today, steps });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { steps: { code } } });
    expect(await stepRows(trainee.id)).toEqual([]);
  });

  it("writes nothing for an ended session", async () => {
    const trainee = await makeTrainee();
    await endSession(trainee.actor.sessionId);
    expect((await write(trainee, { date: today, steps: 10 })).status).toBe(401);
    expect(await stepRows(trainee.id)).toEqual([]);
  });
});

describe("PUT /api/trainee/steps-target", () => {
  it("is valid for today and later, and leaves earlier days unchanged", async () => {
    const trainee = await makeTrainee({ createdAt: Date.now() - 30 * 86_400_000 });
    await makeSteps(trainee.id, [
      { date: ago(1), steps: 2000 },
      { date: today, steps: 2500 },
      { date: addDays(today, 1), steps: 0 },
    ]);
    const set = await setTarget(trainee, { target: 8000 });
    expect(await set.json()).toEqual({ date: today, target: 8000 });
    expect((await stepRows(trainee.id)).map(({ target }) => target)).toEqual([3000, 8000, 8000]);
    expect((await read(trainee)).target).toBe(8000);
    expect(await scores(trainee.id)).toContainEqual({ date: today, steps: 2500, target: 8000 });
  });

  it("gives a day written later the target of its date", async () => {
    const trainee = await makeTrainee({ createdAt: Date.now() - 30 * 86_400_000 });
    await setTarget(trainee, { target: 8000 });
    await write(trainee, { date: ago(3), steps: 100 });
    expect(await stepRows(trainee.id)).toEqual([
      { date: ago(3), steps: 100, target: 3000, source: "hand" },
      { date: today, steps: 0, target: 8000, source: "hand" },
    ]);
  });

  it("keeps the home's goals of this week's earlier days without rows", async () => {
    const trainee = await makeTrainee({ createdAt: Date.now() - 30 * 86_400_000 });
    await setTarget(trainee, { target: 8000 });
    const home = await call(`/api/trainee/home?date=${today}`, { token: trainee.token });
    const { week } = await home.json<{ week: { date: string; steps: { goal: number } }[] }>();
    for (const { date, steps } of week) expect(steps.goal).toBe(date < today ? 3000 : 8000);
  });

  it.each([1, 999, 20_001, 3000.5, "3000"])("refuses the target %j", async (target) => {
    const trainee = await makeTrainee();
    expect((await setTarget(trainee, { target })).status).toBe(400);
    expect((await read(trainee)).target).toBe(3000);
    expect(await stepRows(trainee.id)).toEqual([]);
  });
});

describe("GET /api/trainee/steps", () => {
  it("answers fourteen weeks up to today, and those before a Sunday", async () => {
    const trainee = await makeTrainee();
    const sunday = weekStart(today);
    const older = addDays(sunday, -14 * 7);
    await makeSteps(trainee.id, [
      { date: older, steps: 5, target: 9000 },
      { date: today, steps: 6, target: 4000 },
    ]);
    expect(await read(trainee)).toMatchObject({
      first: addDays(sunday, -91),
      last: today,
      before: 9000,
      since: older,
      records: [{ date: today, steps: 6 }],
    });
    expect(await read(trainee, `&until=${addDays(sunday, -91)}`)).toMatchObject({
      last: addDays(sunday, -92),
      records: [{ date: older, steps: 5 }],
    });
  });

  it("shows nothing of other people, and refuses a later day", async () => {
    const [mine, other] = [await makeTrainee(), await makeTrainee()];
    await makeSteps(other.id, [{ date: today, steps: 6 }]);
    expect((await read(mine)).records).toEqual([]);
    const path = `/api/trainee/steps?date=${addDays(today, 2)}`;
    expect((await call(path, { token: mine.token })).status).toBe(400);
  });

  it("reads as many rows after three years as after one week", async () => {
    const rowsRead = async (days: number) => {
      const trainee = await makeTrainee();
      const history = Array.from({ length: days }, (_, n) => ({ date: ago(n), steps: n }));
      for (let at = 0; at < days; at += 400) {
        await makeSteps(trainee.id, history.slice(at, at + 400));
      }
      const { database, counts } = countingDatabase();
      await getSteps(traineeScope(database, trainee.actor, Date.now()), { date: today });
      expect(counts.batches).toBe(1);
      return counts.rows - Math.min(days, 100);
    };
    expect(await rowsRead(1095)).toBeLessThanOrEqual((await rowsRead(7)) + 5);
  });
});

describe("the trainer", () => {
  it("reads and writes a trainee's days, and sets the target", async () => {
    const trainer = await makeTrainer();
    const trainee = await makeTrainee({ name: "رامي" });
    const path = `/api/admin/trainees/${trainee.id}/steps`;
    const put = (to: string, body: object) =>
      call(to, { method: "PUT", token: trainer.token, body });
    expect((await put(path, { date: today, steps: 5000 })).status).toBe(200);
    expect((await put(`${path}-target`, { target: 6500 })).status).toBe(200);
    const answer = await call(path, { token: trainer.token });
    expect(await answer.json()).toMatchObject({
      name: "رامي",
      date: today,
      target: 6500,
      records: [{ date: today, steps: 5000, targetSteps: 6500 }],
    });
  });

  it("gets 404 for an id of no trainee", async () => {
    const trainer = await makeTrainer();
    for (const [rest, body] of [
      ["steps", { date: today, steps: 1 }],
      ["steps-target", { target: 5000 }],
    ] as const) {
      const path = `/api/admin/trainees/${trainer.id}/${rest}`;
      expect((await call(path, { method: "PUT", token: trainer.token, body })).status).toBe(404);
    }
  });
});
