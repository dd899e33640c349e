import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import type { RamadanForm } from "../../../domain/contract/ramadan/settings.ts";
import {
  type FastingMealSlots,
  type FastingSlots,
  usualFastingSlots,
} from "../../../domain/ramadan/slots.ts";
import { problemOf } from "../../support/access.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const day = "2027-02-10";
const settings = "/api/admin/settings/ramadan";
const usual = usualFastingSlots.meals;
const coachs: FastingMealSlots = { ...usual, lunch: "after_tarawih", dinner: "iftar" };
const mine: FastingMealSlots = { ...usual, snack: "suhoor" };

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 1, 10, 12) });
  await env.DB.exec("delete from settings");
  trainer = await makeTrainer();
  trainee = await makeTrainee({ createdAt: Date.UTC(2026, 11, 1) });
});

afterEach(() => {
  vi.useRealTimers();
});

const form = async () => (await call(settings, { token: trainer.token })).json<RamadanForm>();
const chooseForAll = async (meals: FastingMealSlots) => {
  const response = await call(settings, { method: "PATCH", token: trainer.token, body: { meals } });
  expect(response.status).toBe(200);
};
const decide = async (meals?: FastingMealSlots, { token } = trainee) => {
  const slots = meals && { ...usualFastingSlots, meals };
  const body = { shown: true, ...(slots && { slots }) };
  expect((await call("/api/trainee/ramadan", { method: "PUT", token, body })).status).toBe(200);
};
const choosePart = async (slots: Partial<FastingSlots>, { token } = trainee) => {
  const body = { shown: true, slots };
  expect((await call("/api/trainee/ramadan", { method: "PUT", token, body })).status).toBe(200);
};
const ownSlots = async ({ token } = trainee) =>
  (await (await call("/api/trainee/ramadan", { token })).json<OwnRamadan>()).slots;
const ownMeals = async () => (await ownSlots()).meals;
const mealsOfHome = async () => {
  const response = await call(`/api/trainee/home?date=${day}`, { token: trainee.token });
  return (await response.json<Home>()).ramadan?.view?.slots.meals;
};

describe("the trainer's meals of a fasting day", () => {
  it("are the usual ones at first, and those of somebody who did not decide yet", async () => {
    expect((await form()).meals).toEqual(usual);
    await chooseForAll(coachs);
    expect((await form()).meals).toEqual(coachs);
    expect(await ownMeals()).toEqual(coachs);
  });

  it("are those of somebody who only wants to see the month, before and after a change", async () => {
    await chooseForAll(coachs);
    await decide();
    expect(await mealsOfHome()).toEqual(coachs);
    await chooseForAll(usual);
    expect(await mealsOfHome()).toEqual(usual);
    expect(await ownMeals()).toEqual(usual);
  });

  it("do not replace what a person chose, until they choose the same as the trainer", async () => {
    await decide(mine);
    await chooseForAll(coachs);
    expect(await mealsOfHome()).toEqual(mine);
    await decide(coachs);
    await chooseForAll(usual);
    expect(await mealsOfHome()).toEqual(usual);
  });

  it("stay those of somebody who chooses an hour of training alone", async () => {
    await chooseForAll(coachs);
    const slots = { meals: coachs, training: "before_suhoor" };
    const body = { shown: true, slots };
    await call("/api/trainee/ramadan", { method: "PUT", token: trainee.token, body });
    await chooseForAll(mine);
    expect(await mealsOfHome()).toEqual(mine);
  });

  it("stay those of somebody who chooses only an hour, whatever meals their screen still shows", async () => {
    await decide();
    await chooseForAll(coachs);
    await choosePart({ training: "before_suhoor" });
    expect(await ownSlots()).toEqual({ meals: coachs, training: "before_suhoor" });
    await chooseForAll(mine);
    expect(await mealsOfHome()).toEqual(mine);
  });

  it("or own ones, and an hour chosen on another device, both stay", async () => {
    await choosePart({ training: "before_suhoor" });
    expect(await ownSlots()).toEqual({ meals: usual, training: "before_suhoor" });
    await choosePart({ meals: mine });
    expect(await ownSlots()).toEqual({ meals: mine, training: "before_suhoor" });
    await choosePart({ training: "after_tarawih" });
    await chooseForAll(coachs);
    expect(await ownSlots()).toEqual({ meals: mine, training: "after_tarawih" });
  });

  it("leave other meals alone that were chosen before the trainer could choose", async () => {
    await env.DB.prepare(
      `insert into fasting_slots
         (trainee_id, shown, breakfast, lunch, dinner, snack, training, updated_at)
       values (?1, 1, 'suhoor', 'iftar', 'after_tarawih', 'suhoor', 'after_tarawih', 1)`,
    )
      .bind(trainee.id)
      .run();
    await chooseForAll(coachs);
    expect(await mealsOfHome()).toEqual(mine);
  });

  it("and the mode are changed by two windows at once, and neither is lost", async () => {
    const months = { "1448 JO": { first: "2027-02-08", eid: "2027-03-10", answered: null } };
    const body = { on: true, months };
    const [put] = await Promise.all([
      call(settings, { method: "PUT", token: trainer.token, body }),
      chooseForAll(coachs),
    ]);
    expect(put.status).toBe(200);
    expect(await form()).toMatchObject({ meals: coachs, months });
  });

  it("are refused with a meal that is none, without one of the four, and not at all", async () => {
    const { snack: _, ...three } = usual;
    for (const meals of [{ ...usual, lunch: "noon" }, three, null, undefined]) {
      const response = await call(settings, {
        method: "PATCH",
        token: trainer.token,
        body: { meals },
      });
      expect(response.status).toBe(400);
      expect((await problemOf(response)).code).toBe("invalid_request");
    }
    expect((await form()).meals).toEqual(usual);
  });
});
