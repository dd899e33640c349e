import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { targetOn } from "../../../domain/body/nutrition-target.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { answerHealth, onFastingDay, thirdFastingDay } from "../../support/fasting.ts";
import { planMeals } from "../../support/meals.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const { date: day } = thirdFastingDay;

let trainee: SignedInTrainee;
onFastingDay((each) => {
  trainee = each;
}, thirdFastingDay);

type Caller = Pick<SignedInTrainee, "token">;
const follow = (shown: boolean) =>
  call("/api/trainee/ramadan", { method: "PUT", token: trainee.token, body: { shown } });
const home = async ({ token }: Caller) =>
  (await call(`/api/trainee/home?date=${day}`, { token })).json<Home>();
const week = async ({ token }: Caller, headers = {}) =>
  (await call(`/api/trainee/meal-week?date=${day}`, { token, headers })).json<MealWeek>();

/** 1,500 kcal from the first of the month on, for a person of known figures or of none. */
async function setTarget(figures: "known" | "unknown") {
  await env.DB.batch([
    env.DB.prepare(
      `update trainee_profiles set gender = 'female', age = 30, height = 165,
         current_weight = ?2 where id = ?1`,
    ).bind(trainee.id, figures === "known" ? 70 : null),
    env.DB.prepare(
      `insert into nutrition_targets (trainee_id, starts_on, calories, protein, carbs, fat, source,
         created_at, updated_at) values (?1, '2027-02-01', 1500, 120, 150, 45, 'hand', 1, 1)`,
    ).bind(trainee.id),
  ]);
}
/** The TDEE of those figures at medium activity, in kcal. */
const need = 2201;

describe("the target of calories after a yes", () => {
  const seen = async () => targetOn((await week(trainee)).targets, day);

  it("is at least the need on the days of the month, for the person alone", async () => {
    await setTarget("known");
    await follow(true);
    await answerHealth(trainee, false);
    expect((await seen())?.calories).toBe(1500);
    expect((await home(trainee)).left).toBe(1500);
    await answerHealth(trainee, true);
    expect(await seen()).toEqual({ calories: need, protein: 120, carbs: null, fat: 45 });
    expect(targetOn((await week(trainee)).targets, "2027-02-07")?.calories).toBe(1500);
    expect((await home(trainee)).left).toBe(need);
    const trainer = await makeTrainer();
    const viewed = await week(trainer, { "x-view-as": trainee.id });
    expect(targetOn(viewed.targets, day)?.calories).toBe(1500);
  });

  it("is compared with nothing where the need is unknown", async () => {
    await setTarget("unknown");
    await planMeals(trainee.id, day, [{ timing: "lunch" }]);
    await follow(true);
    await answerHealth(trainee, true);
    expect(await home(trainee)).toMatchObject({ left: null, over: 0 });
    const { uncompared, targets } = await week(trainee);
    expect(uncompared).toContain(day);
    expect(uncompared).not.toContain("2027-02-07");
    expect(targetOn(targets, day)).toBeUndefined();
  });

  it("is as ever for somebody who does not follow the month", async () => {
    await setTarget("known");
    await answerHealth(trainee, true);
    expect((await seen())?.calories).toBe(1500);
    await follow(true);
    expect((await seen())?.calories).toBe(need);
    await follow(false);
    expect((await seen())?.calories).toBe(1500);
  });
});
