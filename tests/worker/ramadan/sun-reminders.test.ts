import { describe, expect, it, vi } from "vitest";
import type { OwnReminders } from "../../../domain/contract/ramadan/sun-reminders.ts";
import { tablesIn } from "../../../worker/data/copies/copied-tables.ts";
import { problemOf } from "../../support/access.ts";
import {
  answerHealth,
  markDay,
  onFastingDay,
  storeFastedSlot,
  thirdFastingDay,
} from "../../support/fasting.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { chooseReminders, run } from "../../support/reminder-desk.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/trainee/ramadan/reminders";
const none = { suhoor: false, water: false, training: false, weigh_in: false };
const some = { ...none, suhoor: true, water: true };

let trainee: SignedInTrainee;
onFastingDay((each) => {
  trainee = each;
}, thirdFastingDay);

const choose = ({ token }: SignedInTrainee, body: unknown) =>
  call(path, { method: "PUT", token, body });
const readOwn = async ({ token }: SignedInTrainee) => {
  const response = await call(path, { token });
  expect(response.status).toBe(200);
  return response.json<OwnReminders>();
};

const timesOf = ({ next }: OwnReminders) =>
  Object.fromEntries(
    Object.entries(next).map(([kind, at]) => [
      kind,
      at === null ? null : new Date(at).toISOString().slice(5, 16),
    ]),
  );

describe("the choice of reminders", () => {
  it("is of none at first, with the next time of each by the sun of the city", async () => {
    const own = await readOwn(trainee);
    expect(own.chosen).toEqual(none);
    expect(timesOf(own)).toEqual({
      weigh_in: "02-10T14:36",
      water: "02-10T16:06",
      training: "02-10T17:29",
      suhoor: "02-11T02:18",
    });
  });

  it("leaves out a day that was marked as not fasted, but for the weigh-in", async () => {
    await markDay(trainee, { date: "2027-02-10", fasted: false });
    expect(timesOf(await readOwn(trainee))).toMatchObject({
      weigh_in: "02-10T14:36",
      water: "02-11T16:07",
      training: "02-11T17:29",
      suhoor: "02-11T02:18",
    });
  });

  it("announces no training while fasting before a no", async () => {
    await storeFastedSlot(trainee);
    expect(timesOf(await readOwn(trainee)).training).toBe("02-10T17:29");
    await answerHealth(trainee, false);
    expect(timesOf(await readOwn(trainee)).training).toBe("02-10T13:18");
  });

  it("is kept, and changes nothing of what was ordered", async () => {
    expect((await choose(trainee, some)).status).toBe(200);
    expect((await readOwn(trainee)).chosen).toEqual(some);
    const ordered = '{"suhoor":"2027-02-10"}';
    await run("update sun_reminders set ordered = ?1", ordered);
    await choose(trainee, { ...some, water: false });
    expect((await readOwn(trainee)).chosen).toEqual({ ...none, suhoor: true });
    const { results } = await run("select ordered from sun_reminders");
    expect(results).toEqual([{ ordered }]);
  });

  it("shows the first times of a month to come, and none without a month", async () => {
    vi.setSystemTime(Date.UTC(2027, 1, 1, 12));
    const early = await makeTrainee({ createdAt: Date.UTC(2026, 11, 1) });
    await chooseReminders(early, [], { training: "before_suhoor" });
    expect(timesOf(await readOwn(early))).toMatchObject({
      training: "02-07T23:50",
      suhoor: "02-08T02:20",
    });
    await run(
      `insert into settings (section, value, updated_at) values ('ramadan', '{"on":false}', 1)
       on conflict do update set value = excluded.value`,
    );
    expect((await readOwn(early)).next).toEqual({
      suhoor: null,
      water: null,
      training: null,
      weigh_in: null,
    });
    await run("delete from settings where section = 'ramadan'");
  });

  it("shows no time that the person's quiet hours would swallow", async () => {
    await run(
      `insert into account_settings (account_id, notifications, updated_at) values (?1, ?2, 1)
       on conflict do update set notifications = excluded.notifications`,
      trainee.id,
      '{"push":{"types":[],"quiet":{"from":"16:00","until":"23:59"}}}',
    );
    expect(timesOf(await readOwn(trainee))).toEqual({
      weigh_in: null,
      water: null,
      training: "02-10T17:29",
      suhoor: "02-11T02:18",
    });
  });

  it("is nobody else's: neither another trainee's, nor read or written by the trainer as that trainee", async () => {
    await choose(trainee, some);
    const other = await makeTrainee({ createdAt: Date.UTC(2026, 11, 1) });
    expect((await readOwn(other)).chosen).toEqual(none);
    const trainer = await makeTrainer();
    const headers = { "x-view-as": trainee.id };
    expect((await call(path, { token: trainer.token, headers })).status).toBe(403);
    const written = await call(path, { method: "PUT", token: trainer.token, headers, body: none });
    expect(written.status).toBe(403);
    expect((await readOwn(trainee)).chosen).toEqual(some);
  });

  it("is in a copy of one's own, and in none of the trainer's", async () => {
    await choose(trainee, some);
    const mine = await downloadMyData(trainee);
    expect(mine.json.sunReminders).toMatchObject([{ suhoor: true, weighIn: false }]);
    const trainer = await makeTrainer();
    const trainers = await downloadMyData(trainer, {
      path: `/api/admin/trainees/${trainee.id}/data`,
    });
    expect(trainers.everything).not.toMatch(/sunReminders|suhoor|السحور/i);
    for (const copy of ["trainer", "business"] as const) {
      expect(tablesIn(copy)).not.toContain("sunReminders");
    }
  });

  it("refuses unknown reminders, a missing one, and other values", async () => {
    for (const body of [{ ...none, dawn: true }, { suhoor: true }, { ...none, water: "yes" }]) {
      const refused = await choose(trainee, body);
      expect(refused.status).toBe(400);
      expect((await problemOf(refused)).code).toBe("invalid_request");
    }
    expect((await readOwn(trainee)).chosen).toEqual(none);
  });
});
