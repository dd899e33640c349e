import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { maxMeasuredDays, measurementKinds } from "../../../domain/body/measurements.ts";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { Profile } from "../../../domain/contract/people/profile.ts";
import { newId } from "../../../domain/id.ts";
import { initialPlans } from "../../../scripts/library/plans.ts";
import { getProfile } from "../../../worker/data/people/profile.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import { makeHistory, makeMeasured } from "../../support/history.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makePlans } from "../../support/trainees.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/trainee/profile";
const today = localDateAt(Date.now(), "Asia/Hebron");

async function read({ token }: SignedInTrainee): Promise<Profile> {
  const response = await call(path, { token });
  expect(response.status).toBe(200);
  return response.json();
}

const measure = ({ token }: SignedInTrainee, date: string, values: object) =>
  call("/api/trainee/measurements", { token, body: { id: newId(), date, values } });

const subscribe = ({ id }: SignedInTrainee, start: string, end: string) =>
  env.DB.prepare(
    `update trainee_profiles set subscription_plan = 'premium', subscription_start = ?1,
       subscription_end = ?2 where id = ?3`,
  )
    .bind(start, end, id)
    .run();

describe("GET /api/trainee/profile", () => {
  it("has nulls for missing data", async () => {
    const trainee = await makeTrainee({ gender: null, age: null, height: null });
    expect(await read(trainee)).toMatchObject({
      name: "ليان حداد",
      email: trainee.email,
      phone: null,
      gender: null,
      photo: null,
      age: null,
      bloodType: null,
      height: null,
      goals: [],
      timeZone: "Asia/Hebron",
      weight: { current: null, previous: null, difference: null, days: [], target: null },
      measurements: [],
    });
  });

  it("has the membership with its features and the remaining days", async () => {
    await makePlans();
    const trainee = await makeTrainee();
    await subscribe(trainee, addDays(today, -10), addDays(today, 12));
    expect((await read(trainee)).membership).toEqual({
      name: "الخطة المتقدمة",
      englishName: "Premium plan",
      priceAgorot: null,
      months: null,
      features: ["برنامج تدريبي متقدم", "برنامج غذائي مخصص", "متابعة يومية", "جلسات خاصة"],
      englishFeatures: initialPlans[1]?.englishFeatures,
      pausedUntil: null,
      startsOn: addDays(today, -10),
      endsOn: addDays(today, 12),
      daysLeft: 12,
    });
    await subscribe(trainee, addDays(today, -30), addDays(today, -3));
    expect((await read(trainee)).membership.daysLeft).toBe(-3);
  });

  it("has each kind day by day, with the last value of a day", async () => {
    const trainee = await makeTrainee();
    await measure(trainee, addDays(today, -30), { waist: 86, neck: 35 });
    await measure(trainee, today, { waist: 81 });
    await measure(trainee, today, { waist: 82.5 });
    const { measurements } = await read(trainee);
    expect(
      measurements.map(({ kind, days }) => [kind, days.map(({ date, value }) => [date, value])]),
    ).toEqual([
      [
        "waist",
        [
          [addDays(today, -30), 86],
          [today, 82.5],
        ],
      ],
      ["neck", [[addDays(today, -30), 35]]],
    ]);
  });

  it("has the weights of two days, even after many on the last one", async () => {
    const trainee = await makeTrainee();
    const send = (date: string, weight: number) =>
      call("/api/trainee/weight", {
        token: trainee.token,
        body: { id: newId(), date, weight, source: "sent" },
      });
    await send(addDays(today, -100), 80);
    for (let tenths = 0; tenths < 14; tenths++) await send(today, 74 + tenths / 10);
    expect((await read(trainee)).weight).toMatchObject({
      current: { weight: 75.3 },
      previous: { weight: 80 },
      difference: -4.7,
    });
  });

  it("reads in one batch as little after years as after a month", async () => {
    const rowsAfter = async (days: number) => {
      const trainee = await makeTrainee();
      await makeHistory(trainee.id, today, days);
      for (const kind of measurementKinds) await makeMeasured(trainee.id, today, days, kind);
      const { database, counts } = countingDatabase();
      const profile = await getProfile(traineeScope(database, trainee.actor, Date.now()));
      expect(profile.measurements.map(({ days: shown }) => shown.length)).toEqual(
        measurementKinds.map(() => maxMeasuredDays),
      );
      expect(counts.batches).toBe(1);
      return counts.rows;
    };
    expect(await rowsAfter(1095)).toBe(await rowsAfter(30));
  });

  it("is for trainees only", async () => {
    const trainer = await makeTrainer();
    expect((await call(path)).status).toBe(401);
    expect((await call(path, { token: trainer.token })).status).toBe(403);
  });
});
