import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { localDateAt } from "../../../domain/calendar.ts";
import type { Plan } from "../../../domain/contract/memberships/plans.ts";
import { newId } from "../../../domain/id.ts";
import { makePlan, newPlan } from "../../support/memberships.ts";
import { changedTrainee, makeListed, makePlans, rows } from "../../support/trainees.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.prepare(
    `delete from plans where id not in (select subscription_plan from trainee_profiles)
       and id not in (select plan_id from subscriptions)`,
  ).run();
  await makePlans();
  trainer = await makeTrainer();
});

const path = "/api/admin/plans";
const send = (method: string, at: string, body: unknown) =>
  call(at, { method, token: trainer.token, body });
const add = (body: unknown) => send("POST", path, body);
const change = (id: string, body: unknown) => send("PATCH", `${path}/${id}`, body);
const remove = (id: string) => send("DELETE", `${path}/${id}`, {});
const listed = async () => {
  const response = await call(path, { token: trainer.token });
  return ((await response.json()) as { plans: Plan[] }).plans;
};
const one = async (id: string) => (await listed()).find((plan) => plan.id === id);

describe("the trainer's plans", () => {
  it("are added once for repeated requests, after the others", async () => {
    const plan = newPlan();
    const [first, second] = await Promise.all([add(plan), add(plan)]);
    expect(await first.json()).toEqual(await second.json());
    await add({ ...plan, name: "اسم آخر" });
    const plans = await listed();
    expect(plans.at(-1)).toEqual({
      ...plan,
      englishName: null,
      englishFeatures: null,
      status: "active",
      people: 0,
      monthAgorot: 0,
      used: false,
    });
    expect(plans.filter(({ id }) => id === plan.id)).toHaveLength(1);
  });

  it.each([
    ["no name", { name: "  " }, { name: { code: "required" } }],
    ["a price below zero", { priceAgorot: -100 }, { priceAgorot: { code: "out_of_range" } }],
    ["a price of a billion", { priceAgorot: 1e11 }, { priceAgorot: { code: "out_of_range" } }],
    ["a part of an agora", { priceAgorot: 99.5 }, { priceAgorot: { code: "not_whole" } }],
    ["no months", { months: 0 }, { months: { code: "out_of_range" } }],
    ["too many months", { months: 37 }, { months: { code: "out_of_range" } }],
    ["a blank feature", { features: ["متابعة", " "] }, { "features.1": { code: "required" } }],
    ["no feature", { features: [] }, expect.anything()],
    ["too many features", { features: new Array(21).fill("متابعة") }, expect.anything()],
    ["a long feature", { features: ["م".repeat(121)] }, { "features.0": { code: "too_long" } }],
  ])("never have %s, neither new nor changed", async (_, wrong, fields) => {
    const id = await makePlan();
    const before = await listed();
    for (const response of [await add({ ...newPlan(), ...wrong }), await change(id, wrong)]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields });
    }
    expect(await listed()).toEqual(before);
  });

  it("accept changes of different fields from two windows", async () => {
    const id = await makePlan();
    const [first, second] = await Promise.all([
      change(id, { priceAgorot: 20_000 }),
      change(id, { name: "خطة الشتاء", englishName: "Winter plan" }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await one(id)).toMatchObject({
      priceAgorot: 20_000,
      name: "خطة الشتاء",
      englishName: "Winter plan",
      months: 2,
    });
    expect((await change(newId(), { months: 3 })).status).toBe(404);
  });

  it("follow the given order, with unnamed ones last", async () => {
    const id = await makePlan();
    const response = await send("PUT", `${path}/order`, { ids: [id, "pro", "basic", newId()] });
    const { plans } = (await response.json()) as { plans: Plan[] };
    expect(plans.map((plan) => plan.id).slice(0, 4)).toEqual([id, "pro", "basic", "premium"]);
    await send("PUT", `${path}/order`, { ids: ["basic", "premium", "pro"] });
  });

  it("change no running subscription", async () => {
    const id = await makePlan();
    const trainee = await makeListed();
    const planChange = { id: newId(), kind: "from_today" };
    await changedTrainee(trainer.token, trainee.id, { plan: id, planChange });
    await change(id, { name: "اسم آخر", priceAgorot: 1, months: 1 });
    expect(
      await rows(
        "select plan_name, price_agorot, months from subscriptions where trainee_id = ?",
        trainee.id,
      ),
    ).toEqual([{ plan_name: "خطة الصيف", price_agorot: 14_950, months: 2 }]);
  });

  it("have the number of their trainees and this month's income", async () => {
    const id = await makePlan();
    const trainee = await makeListed();
    const planChange = { id: newId(), kind: "from_today" };
    await changedTrainee(trainer.token, trainee.id, { plan: id, planChange });
    await changedTrainee(trainer.token, trainee.id, {
      plan: id,
      planChange: { id: newId(), kind: "renewal" },
    });
    const month = localDateAt(Date.now(), "Asia/Hebron").slice(0, 7);
    const [own] = await rows(
      "select sum(price_agorot) as total from subscriptions where plan_id = ? and starts_on like ? || '%'",
      id,
      month,
    );
    expect(await one(id)).toMatchObject({ people: 1, monthAgorot: own?.total, used: true });
  });

  it("are archived and no longer offered, and not deletable once used", async () => {
    const id = await makePlan();
    const trainee = await makeListed();
    const planChange = { id: newId(), kind: "from_today" };
    await changedTrainee(trainer.token, trainee.id, { plan: id, planChange });
    const other = { id: newId(), kind: "from_today" };
    await changedTrainee(trainer.token, trainee.id, { plan: "basic", planChange: other });
    for (const used of [id, "basic"]) {
      await env.DB.prepare("update trainee_profiles set subscription_plan = 'basic'").run();
      const response = used === id ? await keepBought(trainee.id, id) : await remove(used);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: "plan_in_use" });
    }
    await change(id, { status: "inactive" });
    const offered = await call("/api/trainee/plans", { token: (await makeTrainee()).token });
    const { plans } = (await offered.json()) as { plans: Plan[] };
    const ids = plans.map((plan) => plan.id);
    expect(ids).toEqual(expect.arrayContaining(["basic", "premium", "pro"]));
    expect(ids).not.toContain(id);
  });

  it("can be deleted for good while unused", async () => {
    const id = await makePlan();
    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([200, 200]);
    expect(await one(id)).toBeUndefined();
  });
});

/** Tries to delete a plan with a past subscription. */
async function keepBought(traineeId: string, planId: string): Promise<Response> {
  await env.DB.prepare(
    `insert into subscriptions (id, trainee_id, plan_id, starts_on, ends_on, created_at)
     values (?1, ?2, ?3, '2025-01-01', '2025-02-01', 1)`,
  )
    .bind(newId(), traineeId, planId)
    .run();
  return remove(planId);
}
