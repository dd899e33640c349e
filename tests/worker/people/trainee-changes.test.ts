import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import {
  changedTrainee,
  changeTrainee,
  makeListed,
  makePlans,
  readTrainee,
  readTraineesPage,
  rows,
} from "../../support/trainees.ts";
import { call, makePlatform, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  trainer = await makeTrainer();
  trainee = await makeListed({ name: "ليان حداد", currentWeight: 70 });
});

const change = (body: unknown, id = trainee.id) => changeTrainee(trainer.token, id, body);
const changed = (body: unknown) => changedTrainee(trainer.token, trainee.id, body);
const today = () => localDateAt(Date.now(), "Asia/Hebron");

const bought = (kind: "correction" | "from_today" | "renewal") => ({ id: newId(), kind });

describe("a trainee's details", () => {
  it("have the profile and the trainee's sent weights", async () => {
    const date = today();
    await call("/api/trainee/weight", {
      token: trainee.token,
      body: { id: newId(), date, weight: 68.4, source: "sent" },
    });
    const shown = await readTrainee(trainer.token, trainee.id);
    expect(shown).toMatchObject({ name: "ليان حداد", currentWeight: 68.4, measurements: [] });
    expect(shown.weights).toMatchObject([{ date, weight: 68.4, source: "sent" }]);
    const { trainees } = await readTraineesPage(trainer.token, `?search=${trainee.email}`);
    expect(trainees).toMatchObject([{ id: trainee.id, currentWeight: 68.4 }]);
  });

  it("are 404 for an unknown id, and 400 for an invalid one", async () => {
    const unknown = await call(`/api/admin/trainees/${newId()}`, { token: trainer.token });
    expect(unknown.status).toBe(404);
    const malformed = await call("/api/admin/trainees/12", { token: trainer.token });
    expect(malformed.status).toBe(400);
    expect(await malformed.json()).toMatchObject({ fields: { id: { code: "not_an_id" } } });
    const own = await call(`/api/admin/trainees/${trainer.id}`, { token: trainer.token });
    expect(own.status).toBe(404);
  });
});

describe("changing a trainee", () => {
  it("writes every given field", async () => {
    const given = {
      name: "ليان الحداد",
      email: `new-${trainee.id}@example.com`,
      age: 31,
      gender: "female",
      bloodType: "O-",
      height: 171,
      targetWeight: 62.5,
      goals: ["maintain", "strength"],
      status: "active",
    };
    expect(await changed({ ...given, phone: "0599-777 888" })).toMatchObject({
      ...given,
      phone: "0599777888",
    });
  });

  it("updates the search", async () => {
    await changed({ name: "إسراء", phone: "+970598111222" });
    const found = async (search: string) =>
      (await readTraineesPage(trainer.token, `?${new URLSearchParams({ search })}`)).trainees.some(
        ({ id }) => id === trainee.id,
      );
    expect(await found("اسراء")).toBe(true);
    expect(await found("0598111222")).toBe(true);
    expect(await found(trainee.email)).toBe(true);
    expect(await found("ليان حداد 599123456")).toBe(false);
  });

  it("records a new weight on the trainee's day, and an equal weight only once", async () => {
    await changed({ currentWeight: 71.25 });
    await changed({ currentWeight: 71.3 });
    const written = await rows(
      "select date, weight, source from weight_records where trainee_id = ?",
      trainee.id,
    );
    expect(written).toEqual([{ date: today(), weight: 71.3, source: "trainer" }]);
    expect(await readTrainee(trainer.token, trainee.id)).toMatchObject({
      currentWeight: 71.3,
      initialWeight: 70,
    });
  });

  it("sets the initial weight if there was none", async () => {
    const fresh = await makeListed({ currentWeight: null });
    await change({ currentWeight: 80 }, fresh.id);
    expect(await readTrainee(trainer.token, fresh.id)).toMatchObject({
      currentWeight: 80,
      initialWeight: 80,
    });
  });

  it("records measurements", async () => {
    const measured = (value: number) => ({
      id: expect.any(String),
      date: today(),
      value,
      writtenBy: "trainer",
    });
    const { measurements } = await changed({ measurements: { waist: 82.5, fatPercentage: 21 } });
    expect(measurements).toHaveLength(2);
    expect(measurements).toContainEqual({ kind: "waist", days: [measured(82.5)] });
    const after = await changed({ measurements: { waist: 80 } });
    expect(after.measurements).toContainEqual({ kind: "waist", days: [measured(80)] });
    expect(after.measurements).toHaveLength(2);
  });

  it("changes nothing without a field", async () => {
    const before = await readTrainee(trainer.token, trainee.id);
    const after = await changed({});
    expect(before).toMatchObject({ ...after, updatedAt: expect.any(Number) });
  });
});

describe("a change that ends sessions", () => {
  const alive = async () =>
    (await call("/api/trainee/home?date=2026-01-05", { token: trainee.token })).status === 200;

  it.each(["inactive", "pending"])("ends them when the status becomes %s", async (status) => {
    expect(await alive()).toBe(true);
    await changed({ status });
    expect(await alive()).toBe(false);
  });

  it("leaves those of an active trainee", async () => {
    await changed({ status: "active", name: "ليان" });
    expect(await alive()).toBe(true);
  });

  it("sets a new password, ends the sessions and voids mailed links", async () => {
    await env.DB.prepare(
      `insert into mail_tokens (hash, account_id, purpose, created_at, expires_at)
       values (?1, ?2, 'reset_password', 1, 9e15)`,
    )
      .bind(newId(), trainee.id)
      .run();
    await changed({ password: "كلمة سر جديدة" });
    const [account] = await rows("select password_hash from accounts where id = ?", trainee.id);
    const hash = String(account?.password_hash);
    expect((await makePlatform().passwords.verify("كلمة سر جديدة", hash)).valid).toBe(true);
    expect(await alive()).toBe(false);
    const open = "select 1 from mail_tokens where account_id = ? and used_at is null";
    expect(await rows(open, trainee.id)).toEqual([]);
  });

  it("never answers with a hash of a password", async () => {
    const text = await (await change({ password: "long enough" })).text();
    expect(text).not.toContain("scrypt");
    expect(text.toLowerCase()).not.toContain("password");
  });
});

describe("an address", () => {
  it("belongs to one account", async () => {
    const other = await makeListed();
    const response = await change({ email: ` ${other.email.toUpperCase()} `, name: "لا يُكتب" });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: "email_taken",
      fields: { email: { code: "taken" } },
    });
    expect(await readTrainee(trainer.token, trainee.id)).toMatchObject({ name: "ليان حداد" });
  });

  it("cannot be the trainer's", async () => {
    expect((await change({ email: env.TRAINER_EMAIL })).status).toBe(409);
  });

  it("is given to one of two simultaneous requests", async () => {
    const other = await makeListed();
    const email = `wanted-${newId()}@example.com`;
    const statuses = (await Promise.all([change({ email }), change({ email }, other.id)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409]);
  });
});

describe("simultaneous changes", () => {
  it("are all kept for different fields", async () => {
    const email = `both-${trainee.id}@example.com`;
    const given = [
      { name: "سلمى" },
      { phone: "+970598000111" },
      { email },
      { age: 44 },
      { height: 180 },
      { goals: ["maintain"] },
      { plan: "premium", planChange: bought("from_today") },
      { currentWeight: 66 },
    ];
    const responses = await Promise.all(given.map((body) => change(body)));
    expect(responses.map(({ status }) => status)).toEqual(given.map(() => 200));
    const { planChange: _, ...shown } = Object.assign({}, ...given);
    expect(await readTrainee(trainer.token, trainee.id)).toMatchObject(shown);
    for (const search of ["سلمى", "0598000111", email]) {
      const page = await readTraineesPage(trainer.token, `?${new URLSearchParams({ search })}`);
      expect(page.trainees.map(({ id }) => id)).toContain(trainee.id);
    }
  });

  it("store the same plan and weight once", async () => {
    const both = { plan: "pro", planChange: bought("from_today"), currentWeight: 90 };
    await Promise.all([change(both), change(both), change(both)]);
    const count = async (table: string) =>
      (await rows(`select 1 from ${table} where trainee_id = ?`, trainee.id)).length;
    expect([await count("subscriptions"), await count("weight_records")]).toEqual([1, 1]);
  });
});

describe("an answer to a pending registration", () => {
  const answers = { accepted: "active", declined: "inactive" } as const;
  const answered = (answer: keyof typeof answers) =>
    change({ status: answers[answer], whileStatus: "pending" });

  beforeEach(async () => {
    await changed({ status: "pending" });
  });

  it.each(["accepted", "declined"] as const)("is %s, also when repeated", async (answer) => {
    for (const _ of [1, 2]) expect((await answered(answer)).status).toBe(200);
    expect((await readTrainee(trainer.token, trainee.id)).status).toBe(answers[answer]);
  });

  it.each([
    ["accepted", "declined"],
    ["declined", "accepted"],
  ] as const)("stays %s after a stale line's %s", async (first, late) => {
    expect((await answered(first)).status).toBe(200);
    const response = await answered(late);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "conflict" });
    expect((await readTrainee(trainer.token, trainee.id)).status).toBe(answers[first]);
  });

  it("is one of two simultaneous ones", async () => {
    const responses = await Promise.all([answered("accepted"), answered("declined")]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("a change is refused", () => {
  it.each([
    [{ age: 11 }, "age", "out_of_range"],
    [{ age: 30.5 }, "age", "not_whole"],
    [{ height: 99 }, "height", "out_of_range"],
    [{ currentWeight: 201 }, "currentWeight", "out_of_range"],
    [{ goals: [] }, "goals", "choose_one"],
    [{ goals: ["fly"] }, "goals", "unknown_choice"],
    [{ gender: "other" }, "gender", "unknown_choice"],
    [{ status: "deleted" }, "status", "unknown_choice"],
    [{ email: "none" }, "email", "not_an_email"],
    [{ phone: "12" }, "phone", "not_a_phone"],
    [{ name: " " }, "name", "required"],
    [{ password: "short" }, "password", "too_short"],
    [{ measurements: { waist: 5 } }, "measurements.waist", "out_of_range"],
  ])("%j", async (body, field, code) => {
    const response = await change(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: { code } } });
  });

  it("for an unknown trainee, and for the trainer", async () => {
    expect((await change({ age: 30 }, newId())).status).toBe(404);
    expect((await change({ age: 30 }, trainer.id)).status).toBe(404);
  });

  it("for unknown columns", async () => {
    for (const body of [{ id: newId() }, { role: "trainer" }, { targetSteps: 1 }]) {
      expect((await change(body)).status).toBe(400);
    }
  });
});
