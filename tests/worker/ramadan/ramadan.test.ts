import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import { usualFastingSlots } from "../../../domain/ramadan/slots.ts";
import { tablesIn } from "../../../worker/data/copies/copied-tables.ts";
import { problemOf } from "../../support/access.ts";
import { answerHealth, markDay, onFastingDay, thirdFastingDay } from "../../support/fasting.ts";
import { planMeals } from "../../support/meals.ts";
import { downloadMyData } from "../../support/my-data.ts";
import {
  call,
  makeSession,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const { date: day } = thirdFastingDay;
const path = "/api/trainee/ramadan";
const own = { ...usualFastingSlots, training: "before_maghrib" as const };

let trainee: SignedInTrainee;
onFastingDay(async (each) => {
  trainee = each;
  await answerHealth(trainee, false);
}, thirdFastingDay);

const decide = ({ token }: SignedInTrainee, body: unknown) =>
  call(path, { method: "PUT", token, body });
const readOwn = async ({ token }: SignedInTrainee) =>
  (await call(path, { token })).json<OwnRamadan>();
async function readHome(token: string, { date = day, headers = {} } = {}): Promise<Home> {
  const response = await call(`/api/trainee/home?date=${date}`, { token, headers });
  expect(response.status).toBe(200);
  return response.json();
}

describe("the decision about Ramadan", () => {
  it("is open at first, with the usual slots, the month and the city of the times", async () => {
    expect(await readOwn(trainee)).toMatchObject({
      shown: null,
      slots: usualFastingSlots,
      month: { year: 1448, first: "2027-02-08", eid: "2027-03-09" },
      city: { name: "القدس", englishName: "Jerusalem" },
    });
    expect((await readHome(trainee.token)).ramadan).toMatchObject({ year: 1448, view: null });
  });

  it("shows the days by the fast, and can be taken back: the home is then as it was", async () => {
    await planMeals(trainee.id, day, [{ timing: "breakfast" }, { timing: "lunch" }]);
    await decide(trainee, { shown: false, slots: usualFastingSlots });
    const before = await readHome(trainee.token);
    expect(before.ramadan).toBeNull();
    expect((await decide(trainee, { shown: true, slots: own })).status).toBe(200);
    const { ramadan, ...home } = await readHome(trainee.token);
    expect(ramadan?.view).toMatchObject({ first: "2027-02-08", slots: own });
    expect(ramadan?.view?.days).toHaveLength(29);
    expect({ ...home, ramadan: null }).toEqual(before);
    await decide(trainee, { shown: false, slots: own });
    expect(await readHome(trainee.token)).toEqual(before);
    expect(await readOwn(trainee)).toMatchObject({ shown: false, slots: own });
  });

  it("praises no loss of weight in the first week, which is water, on a day without a fast either", async () => {
    await env.DB.batch([
      env.DB.prepare("update trainee_profiles set target_weight = 68 where id = ?1").bind(
        trainee.id,
      ),
      ...[
        ["2027-02-03", 75.4],
        ["2027-02-10", 74.5],
      ].map(([date, weight]) =>
        env.DB.prepare(
          `insert into weight_records (id, trainee_id, date, weight, source, created_at)
           values (?1 || ?2, ?1, ?2, ?3, 'sent', 1)`,
        ).bind(trainee.id, date, weight),
      ),
    ]);
    await decide(trainee, { shown: false });
    expect((await readHome(trainee.token)).insight).toMatchObject({ kind: "weight" });
    await decide(trainee, { shown: true });
    expect((await readHome(trainee.token)).insight).toBeNull();
    await markDay(trainee, { date: day, fasted: false });
    expect((await readHome(trainee.token)).insight).toBeNull();
  });

  it("keeps the slots when only a yes or no is sent, as by a home of yesterday", async () => {
    await decide(trainee, { shown: true });
    expect(await readOwn(trainee)).toMatchObject({ shown: true, slots: usualFastingSlots });
    await decide(trainee, { shown: true, slots: own });
    await decide(trainee, { shown: false });
    expect(await readOwn(trainee)).toMatchObject({ shown: false, slots: own });
  });

  it("is nobody else's: neither another trainee's, nor seen by the trainer as that trainee", async () => {
    await decide(trainee, { shown: true, slots: own });
    const other = await makeTrainee();
    expect((await readHome(other.token)).ramadan?.view).toBeNull();
    const trainer = await makeTrainer();
    const headers = { "x-view-as": trainee.id };
    expect((await readHome(trainer.token, { headers })).ramadan).toBeNull();
    expect((await call(path, { token: trainer.token, headers })).status).toBe(403);
    expect((await call(path, { token: trainer.token })).status).toBe(403);
  });

  it("is in a copy of one's own, and neither in the trainer's of one person nor in the business's", async () => {
    await decide(trainee, { shown: true, slots: own });
    const mine = await downloadMyData(trainee);
    expect(mine.json.fastingSlots).toMatchObject([{ shown: true, training: "before_maghrib" }]);
    const trainer = await makeTrainer();
    const trainers = await downloadMyData(trainer, {
      path: `/api/admin/trainees/${trainee.id}/data`,
    });
    expect(trainers.everything).toContain(trainee.email);
    expect(trainers.everything).not.toMatch(/fasting|before_maghrib|قبل المغرب/i);
    for (const copy of ["trainer", "business"] as const) {
      expect(tablesIn(copy)).not.toContain("fastingSlots");
    }
  });

  it("is not shown in the other months, and ends by itself", async () => {
    await decide(trainee, { shown: true, slots: own });
    const ramadanOn = async (date: string) => {
      vi.setSystemTime(Date.parse(`${date}T12:00Z`));
      const { token } = await makeSession("trainee", trainee.id);
      return (await readHome(token, { date })).ramadan;
    };
    expect(await ramadanOn("2027-03-11")).toMatchObject({ eid: "2027-03-09" });
    expect(await ramadanOn("2027-03-12")).toBeNull();
  });

  it("refuses unknown slots, a missing meal, and more than the decision", async () => {
    const { meals } = own;
    for (const body of [
      { shown: "yes", slots: own },
      { shown: true, slots: { ...own, training: "at_noon" } },
      { shown: true, slots: { ...own, meals: { ...meals, lunch: "noon" } } },
      { shown: true, slots: { ...own, meals: { breakfast: "suhoor" } } },
      { shown: true, slots: own, reason: "<b>" },
    ]) {
      const refused = await decide(trainee, body);
      expect(refused.status).toBe(400);
      expect((await problemOf(refused)).code).toBe("invalid_request");
    }
    expect((await readOwn(trainee)).shown).toBeNull();
  });
});
