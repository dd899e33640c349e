import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { measurementId, measurementsPerPage } from "../../../domain/body/measurements.ts";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type {
  MeasurementsPage,
  StoredMeasurements,
} from "../../../domain/contract/body/measurements.ts";
import { newId } from "../../../domain/id.ts";
import { listMeasurements } from "../../../worker/data/body/measurements.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { problemOf } from "../../support/access.ts";
import { makeMeasured } from "../../support/history.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/trainee/measurements";
const today = localDateAt(Date.now(), "Asia/Hebron");

let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
beforeEach(async () => {
  trainee = await makeTrainee();
  trainer = await makeTrainer();
});

const makeBody = (overrides: object = {}) => ({
  id: newId(),
  date: today,
  values: { waist: 82.5 },
  ...overrides,
});
const adminPath = (rest = "measurements") => `/api/admin/trainees/${trainee.id}/${rest}`;
const send = (body: unknown, { token } = trainee) => call(path, { token, body });
const sendAsTrainer = (body: unknown) => call(adminPath(), { token: trainer.token, body });
const remove = (id: string, { token } = trainee) =>
  call(`${path}/${id}`, { token, method: "DELETE", body: {} });

async function read(kind: string, query = "", { token } = trainee): Promise<MeasurementsPage> {
  const response = await call(`${path}?kind=${kind}${query}`, { token });
  expect(response.status).toBe(200);
  return response.json();
}

const count = () =>
  env.DB.prepare("select count(*) as n from body_measurements where trainee_id = ?")
    .bind(trainee.id)
    .first<number>("n");

describe("POST /api/trainee/measurements", () => {
  it("records every value of the day under the writer's role", async () => {
    const body = makeBody({ values: { waist: 82.46, fatPercentage: 21 } });
    const { measurements } = (await (await send(body)).json()) as StoredMeasurements;
    expect(measurements.sort((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      {
        id: measurementId(body.id, "fatPercentage"),
        kind: "fatPercentage",
        date: today,
        value: 21,
        writtenBy: "trainee",
      },
      {
        id: measurementId(body.id, "waist"),
        kind: "waist",
        date: today,
        value: 82.5,
        writtenBy: "trainee",
      },
    ]);
    expect((await read("waist")).measurements.map(({ value }) => value)).toEqual([82.5]);
  });

  it("answers a repetition alike and stores one row a kind", async () => {
    const body = makeBody({ values: { waist: 80, chest: 100 } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    const again = await send({ ...body, values: { waist: 99, chest: 101 } });
    expect(await again.text()).toBe(texts[0]);
    expect(await count()).toBe(2);
  });

  it.each([
    [{ waist: 0 }, "values.waist", "out_of_range"],
    [{ waist: 900 }, "values.waist", "out_of_range"],
    [{ waist: 80, neck: 900 }, "values.neck", "out_of_range"],
    [{ fatPercentage: 71 }, "values.fatPercentage", "out_of_range"],
    [{ waist: "80" }, "values.waist", "not_a_number"],
    [{}, "values", "required"],
  ])("refuses %j and stores nothing", async (values, field, code) => {
    const response = await send(makeBody({ values }));
    expect(response.status).toBe(400);
    expect((await problemOf(response)).fields).toMatchObject({ [field]: { code } });
    expect(await count()).toBe(0);
  });

  it.each([
    ["an unknown kind", { values: { head: 50 } }],
    ["another writer", { writtenBy: "trainer" }],
    ["an invalid day", { date: "2026-02-30" }],
    ["an invalid id", { id: "1" }],
  ])("refuses %s", async (_name, overrides) => {
    expect((await send(makeBody(overrides))).status).toBe(400);
    expect(await count()).toBe(0);
  });

  it.each(["Asia/Hebron", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
    "uses the trainee's own day in %s",
    async (timeZone) => {
      const there = await makeTrainee({ timeZone });
      const date = localDateAt(Date.now(), timeZone);
      expect((await send(makeBody({ date }), there)).status).toBe(200);
      const response = await send(makeBody({ date: addDays(date, 1) }), there);
      expect(await problemOf(response)).toMatchObject({ code: "date_in_future" });
      expect((await read("waist", "", there)).measurements).toHaveLength(1);
    },
  );

  it("neither shows nor overwrites another trainee's records", async () => {
    const theirs = makeBody({ values: { waist: 61 } });
    const other = await makeTrainee();
    await send(theirs, other);
    expect((await send({ ...theirs, values: { waist: 99 } })).status).toBe(409);
    expect((await read("waist")).measurements).toEqual([]);
    expect((await read("waist", "", other)).measurements[0]?.value).toBe(61);
  });
});

describe("GET /api/trainee/measurements", () => {
  it("pages back through the years, each record once, at the same cost", async () => {
    const records = measurementsPerPage * 2 + 40;
    await makeMeasured(trainee.id, today, records);
    const { database, counts } = countingDatabase();
    const scope = traineeScope(database, trainee.actor, Date.now());
    const seen: string[] = [];
    const costs: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const before = counts.rows;
      const page = await listMeasurements(scope, {
        kind: "waist",
        ...(cursor && { cursor }),
      });
      costs.push(counts.rows - before);
      seen.push(...page.measurements.map(({ id }) => id));
      cursor = page.next;
    }
    expect(new Set(seen).size).toBe(records);
    expect(seen).toHaveLength(records);
    expect(Math.max(...costs)).toBeLessThanOrEqual(measurementsPerPage * 2 + 10);
  });

  it.each(["", "?kind=head", "?kind=waist&cursor=x", "?kind=waist&traineeId=1"])(
    "refuses %s",
    async (query) => {
      expect((await call(`${path}${query}`, { token: trainee.token })).status).toBe(400);
    },
  );
});

describe("DELETE /api/trainee/measurements/:id", () => {
  it("deletes an own record, once", async () => {
    const body = makeBody({ values: { waist: 80, neck: 34 } });
    await send(body);
    expect((await remove(measurementId(body.id, "waist"))).status).toBe(200);
    expect((await remove(measurementId(body.id, "waist"))).status).toBe(404);
    expect((await read("waist")).measurements).toEqual([]);
    expect((await read("neck")).measurements).toHaveLength(1);
  });

  it("keeps the trainer's records, and other trainees'", async () => {
    const body = makeBody();
    await sendAsTrainer(body);
    const id = measurementId(body.id, "waist");
    expect((await remove(id)).status).toBe(404);
    expect((await remove(id, await makeTrainee())).status).toBe(404);
    expect((await read("waist")).measurements).toMatchObject([{ id, writtenBy: "trainer" }]);
  });
});

describe("the trainer's measurements", () => {
  it("are in the trainee's history, and deletable by the trainer", async () => {
    const theirs = makeBody({ date: addDays(today, -1), values: { waist: 84 } });
    await sendAsTrainer(theirs);
    const own = makeBody();
    await send(own);
    const answer = await call(`${adminPath()}?kind=waist`, { token: trainer.token });
    expect(await answer.json<MeasurementsPage>()).toEqual(await read("waist"));
    expect((await read("waist")).measurements.map(({ writtenBy }) => writtenBy)).toEqual([
      "trainee",
      "trainer",
    ]);
    const removed = async ({ id }: { id: string }) => {
      const rest = `measurements/${measurementId(id, "waist")}`;
      const request = { token: trainer.token, method: "DELETE", body: {} };
      return (await call(adminPath(rest), request)).status;
    };
    expect(await removed(own)).toBe(404);
    expect(await removed(theirs)).toBe(200);
    expect(await removed(theirs)).toBe(404);
    expect((await read("waist")).measurements).toMatchObject([{ writtenBy: "trainee" }]);
  });

  it("are refused for a later day, and for an unknown trainee", async () => {
    const late = await sendAsTrainer(makeBody({ date: addDays(today, 1) }));
    expect(await problemOf(late)).toMatchObject({ code: "date_in_future" });
    const unknownPath = `/api/admin/trainees/${newId()}/measurements`;
    expect((await call(unknownPath, { token: trainer.token, body: makeBody() })).status).toBe(404);
    expect(await count()).toBe(0);
  });

  it("include the weight, which the trainee cannot delete", async () => {
    const weight = { id: newId(), date: today, weight: 71.4 };
    const sent = await call(adminPath("weight"), { token: trainer.token, body: weight });
    expect(await sent.json()).toEqual({ ...weight, source: "trainer" });
    const again = await call(adminPath("weight"), { token: trainer.token, body: weight });
    expect(await again.json()).toEqual({ ...weight, source: "trainer" });
    const gone = await call(`/api/trainee/weight/${weight.id}`, {
      token: trainee.token,
      method: "DELETE",
      body: {},
    });
    expect(gone.status).toBe(404);
  });
});
