import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { StoredWeight, WeightOverview } from "../../../domain/contract/body/weight.ts";
import { newId } from "../../../domain/id.ts";
import { getWeightOverview } from "../../../worker/data/body/weight.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { makeHistory } from "../../support/history.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import {
  call,
  endSession,
  makeSession,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const path = "/api/trainee/weight";
const today = localDateAt(Date.now(), "Asia/Hebron");

const makeWeight = (overrides: object = {}) => ({
  id: newId(),
  date: today,
  weight: 78.5,
  source: "sent",
  ...overrides,
});

const send = ({ token }: SignedInTrainee, body: unknown) => call(path, { token, body });

async function read({ token }: SignedInTrainee, query = ""): Promise<WeightOverview> {
  const response = await call(`${path}?date=${today}${query}`, { token });
  expect(response.status).toBe(200);
  return response.json();
}

const countRecords = (traineeId: string) =>
  env.DB.prepare("select count(*) as n from weight_records where trainee_id = ?")
    .bind(traineeId)
    .first<number>("n");

const currentWeight = (traineeId: string) =>
  env.DB.prepare("select current_weight as kg from trainee_profiles where id = ?")
    .bind(traineeId)
    .first<number>("kg");

describe("POST /api/trainee/weight", () => {
  it("records the weight and moves the current weight", async () => {
    const trainee = await makeTrainee({ currentWeight: 80 });
    const weight = makeWeight();
    const response = await send(trainee, weight);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(weight);
    expect(await currentWeight(trainee.id)).toBe(78.5);
    expect((await read(trainee)).current).toEqual({ date: today, weight: 78.5, ownId: weight.id });
  });

  it("rounds to one decimal", async () => {
    const trainee = await makeTrainee();
    const stored: StoredWeight = await (await send(trainee, makeWeight({ weight: 78.46 }))).json();
    expect(stored.weight).toBe(78.5);
  });

  it("answers a repeated id alike and stores one row", async () => {
    const trainee = await makeTrainee();
    const weight = makeWeight();
    const first = await (await send(trainee, weight)).text();
    await send(trainee, makeWeight({ weight: 77 }));
    const again = await send(trainee, { ...weight, weight: 99 });
    expect(await again.text()).toBe(first);
    expect(await countRecords(trainee.id)).toBe(2);
    expect(await currentWeight(trainee.id)).toBe(77);
  });

  it("makes one row of ten rapid taps", async () => {
    const trainee = await makeTrainee();
    const weight = makeWeight();
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(trainee, weight)));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies)).toEqual(new Set([JSON.stringify(weight)]));
    expect(await countRecords(trainee.id)).toBe(1);
  });

  it("stores all of several concurrent weights, and one of them is current", async () => {
    const trainee = await makeTrainee();
    const weights = [70, 71, 72, 73, 74].map((weight) => makeWeight({ weight }));
    await Promise.all(weights.map((weight) => send(trainee, weight)));
    expect(await countRecords(trainee.id)).toBe(5);
    expect((await read(trainee)).current?.weight).toBe(await currentWeight(trainee.id));
  });

  it("leaves the current weight unchanged by a record of an older day", async () => {
    const trainee = await makeTrainee();
    await send(trainee, makeWeight({ weight: 78 }));
    await send(trainee, makeWeight({ weight: 90, date: addDays(today, -7) }));
    expect(await currentWeight(trainee.id)).toBe(78);
    expect(await read(trainee)).toMatchObject({
      current: { weight: 78 },
      previous: { weight: 90 },
      difference: -12,
    });
  });

  it("refuses a later day of the trainee's zone, and writes nothing", async () => {
    const trainee = await makeTrainee();
    const response = await send(trainee, makeWeight({ date: addDays(today, 1) }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "date_in_future",
      fields: { date: { code: "in_future" } },
    });
    expect(await countRecords(trainee.id)).toBe(0);
  });

  it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"])(
    "uses the trainee's own day in %s",
    async (timeZone) => {
      const trainee = await makeTrainee({ timeZone });
      const there = localDateAt(Date.now(), timeZone);
      expect((await send(trainee, makeWeight({ date: there }))).status).toBe(200);
      const tomorrow = await send(trainee, makeWeight({ date: addDays(there, 1) }));
      expect(await tomorrow.json()).toMatchObject({ code: "date_in_future" });
      expect(await countRecords(trainee.id)).toBe(1);
    },
  );
});

describe("POST /api/trainee/weight, input", () => {
  it.each([
    [29.9, "out_of_range"],
    [200.1, "out_of_range"],
    [785, "out_of_range"],
    ["78.5", "not_a_number"],
    [null, "not_a_number"],
    [[78], "not_a_number"],
    [undefined, "required"],
  ])("refuses the weight %j", async (weight, code) => {
    const trainee = await makeTrainee();
    const response = await send(trainee, makeWeight({ weight }));
    expect(response.status).toBe(400);
    const { fields } = await response.json<{ fields: Record<string, { code: string }> }>();
    expect(fields.weight?.code).toBe(code);
    expect(await countRecords(trainee.id)).toBe(0);
  });

  it.each([
    ["an unknown key", makeWeight({ traineeId: newId() })],
    ["another writer's source", makeWeight({ source: "trainer" })],
    ["no id", makeWeight({ id: undefined })],
    ["an invalid id", makeWeight({ id: "1 or 1=1" })],
    ["an invalid day", makeWeight({ date: "2026-02-30" })],
    ["NUL in the day", makeWeight({ date: "2026-01-01\u0000" })],
    ["a list", [makeWeight()]],
    ["a text", '"78.5"'],
    ["null", "null"],
    ["broken JSON", '{"weight":'],
    ["a prototype", '{"__proto__":{"weight":78.5}}'],
    ["a lone surrogate", '{"id":"\\ud800","date":"\\udfff","weight":78.5,"source":"sent"}'],
    ["a number too large", '{"weight":1e999}'],
    ["deep nesting", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
  ])("refuses %s with a problem", async (_name, body) => {
    const trainee = await makeTrainee();
    const response = await send(trainee, body);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await countRecords(trainee.id)).toBe(0);
  });

  it("refuses a body that is too large", async () => {
    const trainee = await makeTrainee();
    const response = await send(trainee, `{"x":"${"x".repeat(1_000_000)}"}`);
    expect(response.status).toBe(413);
  });
});

describe("GET /api/trainee/weight", () => {
  it("answers nulls without a record", async () => {
    const trainee = await makeTrainee({ gender: null, age: null, height: null });
    expect(await read(trainee)).toEqual({
      date: today,
      range: "90d",
      current: null,
      previous: null,
      difference: null,
      days: [],
      body: { gender: null, age: null, height: null, weight: null, targetWeight: null },
    });
  });

  it("shows one value a day, the last one of each", async () => {
    const trainee = await makeTrainee();
    const first = makeWeight({ date: addDays(today, -7), weight: 80 });
    const last = makeWeight({ weight: 78.2, source: "updated" });
    for (const weight of [first, makeWeight({ weight: 79 }), last]) await send(trainee, weight);
    const overview = await read(trainee);
    expect(overview.days).toEqual([
      { date: addDays(today, -7), weight: 80, ownId: first.id },
      { date: today, weight: 78.2, ownId: last.id },
    ]);
    expect(overview.difference).toBe(-1.8);
  });

  it("limits the history to the range, and always includes the two newest days", async () => {
    const trainee = await makeTrainee();
    await send(trainee, makeWeight({ date: addDays(today, -500), weight: 90 }));
    await send(trainee, makeWeight({ date: addDays(today, -200), weight: 85 }));
    expect(await read(trainee)).toMatchObject({
      current: { weight: 85 },
      previous: { weight: 90 },
      difference: -5,
    });
    await send(trainee, makeWeight({ weight: 80 }));
    expect((await read(trainee)).days.map(({ weight }) => weight)).toEqual([85, 80]);
    expect((await read(trainee, "&range=1y")).days).toHaveLength(2);
    expect((await read(trainee, "&range=all")).days).toHaveLength(3);
  });

  it("answers three years of daily weights, and 90 days then cost the same", async () => {
    const trainee = await makeTrainee();
    await makeHistory(trainee.id, today, 1095);
    expect((await read(trainee, "&range=all")).days).toHaveLength(1095);
    const { database, counts } = countingDatabase();
    const scope = traineeScope(database, trainee.actor, Date.now());
    await getWeightOverview(scope, { date: today, range: "90d" });
    expect(counts.batches).toBe(1);
    expect(counts.rows).toBeLessThanOrEqual(200);
  });

  it.each(["&range=2y", "&range=", "&range=90d&range=all"])("refuses %s", async (query) => {
    const trainee = await makeTrainee();
    const response = await call(`${path}?date=${today}${query}`, { token: trainee.token });
    expect(response.status).toBe(400);
  });

  it("refuses a later day", async () => {
    const trainee = await makeTrainee();
    const response = await call(`${path}?date=${addDays(today, 1)}`, { token: trainee.token });
    expect(await response.json()).toMatchObject({ code: "date_in_future" });
  });
});

describe("/api/trainee/weight, callers", () => {
  it("refuses visitors, the trainer and ended sessions", async () => {
    const trainee = await makeTrainee();
    const trainer = await makeTrainer();
    const ended = await makeSession("trainee", trainee.id);
    await endSession(ended.actor.sessionId);
    for (const [token, status] of [
      [undefined, 401],
      ["not.a.token", 401],
      [trainer.token, 403],
      [ended.token, 401],
    ] as const) {
      expect((await call(`${path}?date=${today}`, { token })).status).toBe(status);
      expect((await call(path, { token, body: makeWeight() })).status).toBe(status);
    }
    expect(await countRecords(trainee.id)).toBe(0);
  });

  it("refuses requests of another site", async () => {
    const { token, id } = await makeTrainee();
    const body = makeWeight();
    const crossSite = { "sec-fetch-site": "cross-site" };
    expect((await call(path, { token, body, headers: crossSite })).status).toBe(403);
    const form = { "content-type": "text/plain" };
    expect((await call(path, { token, body, headers: form })).status).toBe(415);
    expect(await countRecords(id)).toBe(0);
  });

  it("neither shows nor overwrites another trainee's records", async () => {
    const other = await makeTrainee();
    const theirs = makeWeight({ weight: 61 });
    await send(other, theirs);
    const trainee = await makeTrainee();
    const response = await send(trainee, { ...theirs, weight: 99 });
    expect(response.status).toBe(409);
    expect(Object.keys(await response.json<object>()).sort()).toEqual([
      "code",
      "requestId",
      "status",
      "title",
      "type",
    ]);
    expect((await read(trainee)).days).toEqual([]);
    expect((await read(other)).current?.weight).toBe(61);
    expect(await currentWeight(other.id)).toBe(61);
  });
});
