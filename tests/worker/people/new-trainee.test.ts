import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makeListed, makePlans, readTrainee, readTraineesPage } from "../../support/trainees.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  trainer = await makeTrainer();
});

const makeForm = (overrides: Record<string, unknown> = {}) => ({
  id: newId(),
  name: "رُبى عودة",
  email: `${newId()}@example.com`,
  phone: "+970 599 321 654",
  password: "long enough",
  age: 30,
  gender: "female",
  bloodType: "B+",
  height: 165,
  weight: 70,
  targetWeight: 62,
  goals: ["fitness", "strength"],
  plan: "premium",
  ...overrides,
});

const add = (body: unknown, token = trainer.token) =>
  call("/api/admin/trainees", { method: "POST", token, body });

describe("adding a trainee", () => {
  it("leaves an unknown blood type null until it is set", async () => {
    const { bloodType: _, ...form } = makeForm();
    const response = await add(form);
    expect(response.status, await response.clone().text()).toBe(200);
    expect(await readTrainee(trainer.token, form.id)).toMatchObject({ bloodType: null });
    const change = (bloodType: string | null) =>
      call(`/api/admin/trainees/${form.id}`, {
        method: "PATCH",
        token: trainer.token,
        body: { bloodType },
      });
    expect((await change("O-")).status).toBe(200);
    expect(await readTrainee(trainer.token, form.id)).toMatchObject({ bloodType: "O-" });
    expect((await change(null)).status).toBe(200);
    expect(await readTrainee(trainer.token, form.id)).toMatchObject({ bloodType: null });
  });

  it("stores everything in the form", async () => {
    const form = makeForm({ measurements: { waist: 78, muscleMass: 29.5 } });
    const response = await add(form);
    expect(response.status, await response.clone().text()).toBe(200);
    const { name, age, gender, bloodType, height, targetWeight, goals, plan, email } = form;
    const shown = await readTrainee(trainer.token, form.id);
    expect(shown).toMatchObject({
      name,
      age,
      gender,
      bloodType,
      height,
      targetWeight,
      goals,
      plan,
      email,
      phone: "+970599321654",
      status: "active",
      initialWeight: 70,
      currentWeight: 70,
      weights: [{ weight: 70 }],
    });
    expect(shown.measurements.map(({ kind, days }) => [kind, days.at(-1)?.value]).sort()).toEqual([
      ["muscleMass", 29.5],
      ["waist", 78],
    ]);
  });

  it("makes the trainee searchable and able to sign in", async () => {
    const form = makeForm();
    await add(form);
    for (const search of ["ربي عوده", "0599321654", form.email]) {
      const { trainees } = await readTraineesPage(
        trainer.token,
        `?${new URLSearchParams({ search })}`,
      );
      expect(trainees.map(({ id }) => id)).toContain(form.id);
    }
    const { email, password } = form;
    const body = { email, password, area: "trainee", remember: false };
    expect((await call("/api/access/sign-in", { method: "POST", body })).status).toBe(200);
  });

  it("adds one trainee for ten taps", async () => {
    const form = makeForm();
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await add(form)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const table of ["weight_records", "subscriptions"]) {
      const query = `select count(*) as count from ${table} where trainee_id = ?`;
      expect(await env.DB.prepare(query).bind(form.id).first("count")).toBe(1);
    }
  });

  it("refuses a taken address, a trainee's or the trainer's", async () => {
    const existing = await makeListed();
    for (const email of [existing.email.toUpperCase(), trainer.email]) {
      const response = await add(makeForm({ email }));
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        code: "email_taken",
        fields: { email: { code: "taken" } },
      });
    }
  });

  it("gives an address to one of two simultaneous requests", async () => {
    const email = `${newId()}@example.com`;
    const statuses = (await Promise.all([add(makeForm({ email })), add(makeForm({ email }))])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it.each([
    [{ name: "" }, "name", "required"],
    [{ password: "short" }, "password", "too_short"],
    [{ goals: [] }, "goals", "choose_one"],
    [{ age: 11 }, "age", "out_of_range"],
    [{ height: 251 }, "height", "out_of_range"],
    [{ weight: 29.9 }, "weight", "out_of_range"],
    [{ targetWeight: 200.1 }, "targetWeight", "out_of_range"],
    [{ bloodType: "C" }, "bloodType", "unknown_choice"],
    [{ plan: "gold" }, "plan", "unknown_choice"],
    [{ id: "1" }, "id", "not_an_id"],
    [{ measurements: { calf: 1 } }, "measurements.calf", "out_of_range"],
  ])("refuses %j", async (overrides, field, code) => {
    const response = await add(makeForm(overrides));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: { code } } });
  });

  it("is the trainer's alone, and refuses other fields of the account", async () => {
    const trainee = await makeListed();
    expect((await add(makeForm(), trainee.token)).status).toBe(403);
    expect((await add(makeForm({ role: "trainer" }))).status).toBe(400);
    expect((await add(makeForm({ status: "active" }))).status).toBe(400);
  });
});
