import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { makeListed, makePlans, readTraineesPage } from "../../support/trainees.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from accounts where role = 'trainee'");
  await makePlans();
  trainer = await makeTrainer();
});

const names = async (query = "") =>
  (await readTraineesPage(trainer.token, query)).trainees.map(({ name }) => name);
const asked = (params: Record<string, string>) => `?${new URLSearchParams(params)}`;

describe("the list of trainees", () => {
  it("is empty without trainees, and names the plans", async () => {
    const page = await readTraineesPage(trainer.token);
    expect(page).toMatchObject({ trainees: [], total: 0 });
    expect(page.plans.map(({ id }) => id)).toEqual(["basic", "premium", "pro"]);
  });

  it("shows every column, and never the trainer", async () => {
    const { id } = await makeListed({
      name: "أحمد الخطيب",
      email: "ahmad@example.com",
      phone: "+970599000111",
      plan: "pro",
      status: "pending",
      currentWeight: 82.4,
      targetSteps: 8000,
      createdAt: 1_700_000_000_000,
    });
    const page = await readTraineesPage(trainer.token);
    expect(page.total).toBe(1);
    expect(page.trainees).toEqual([
      {
        id,
        name: "أحمد الخطيب",
        email: "ahmad@example.com",
        phone: "+970599000111",
        gender: "female",
        photo: null,
        plan: "pro",
        status: "pending",
        currentWeight: 82.4,
        targetSteps: 8000,
        joinedAt: 1_700_000_000_000,
        deletesAt: null,
        adherence: null,
        lastLoggedOn: null,
        unread: 0,
        isMuted: false,
        entered: false,
      },
    ]);
  });

  it.each([
    ["احمد", ["أحمد الخطيب"]],
    ["أَحْمَد", ["أحمد الخطيب"]],
    ["AHMAD@", ["أحمد الخطيب"]],
    ["0599 000 111", ["أحمد الخطيب"]],
    ["\u202a+970 599-000-111\u202c", ["أحمد الخطيب"]],
    ["الخطيب احمد", ["أحمد الخطيب"]],
    ["ساره", ["سارة"]],
    ["سارة الخطيب", []],
    ["%", ["100% عزيمة"]],
    ["_", ["under_score"]],
    ["' or 1=1 --", []],
    ["'", ["O'Neil"]],
    ["\\", []],
    ["ا".repeat(60), []],
  ])("finds by «%s»", async (search, expected) => {
    await makeListed({ name: "أحمد الخطيب", email: "ahmad@x.example", phone: "0599000111" });
    await makeListed({ name: "سارة", email: "sara@x.example", phone: "0598222333" });
    await makeListed({ name: "100% عزيمة", email: "azm@x.example", phone: null });
    await makeListed({ name: "under_score", email: "under@x.example", phone: null });
    await makeListed({ name: "O'Neil", email: "neil@x.example", phone: null });
    expect((await names(asked({ search }))).sort()).toEqual([...expected].sort());
  });

  it("filters by plan and status together, and counts the matches", async () => {
    await makeListed({ name: "أ", plan: "pro", status: "active" });
    await makeListed({ name: "ب", plan: "pro", status: "inactive" });
    await makeListed({ name: "ت", plan: "basic", status: "active" });
    expect((await readTraineesPage(trainer.token, asked({ plan: "pro" }))).total).toBe(2);
    expect(await names(asked({ plan: "pro", status: "inactive" }))).toEqual(["ب"]);
    expect(await names(asked({ plan: "unknown" }))).toEqual([]);
  });

  it.each([
    ["name", ["آدم", "إياد", "بلال"]],
    ["email", ["بلال", "آدم", "إياد"]],
    ["plan", ["إياد", "آدم", "بلال"]],
    ["status", ["آدم", "بلال", "إياد"]],
    ["steps", ["بلال", "إياد", "آدم"]],
    ["joined", ["آدم", "بلال", "إياد"]],
  ])("sorts by %s, both ways", async (sort, expected) => {
    const common = { phone: null };
    await makeListed({
      ...common,
      name: "آدم",
      email: "b@x.example",
      plan: "premium",
      status: "active",
      targetSteps: 9000,
      createdAt: 1000,
    });
    await makeListed({
      ...common,
      name: "بلال",
      email: "a@x.example",
      plan: "pro",
      status: "inactive",
      targetSteps: 3000,
      createdAt: 2000,
    });
    await makeListed({
      ...common,
      name: "إياد",
      email: "c@x.example",
      plan: "basic",
      status: "pending",
      targetSteps: 6000,
      createdAt: 3000,
    });
    expect(await names(asked({ sort, direction: "asc" }))).toEqual(expected);
    expect(await names(asked({ sort, direction: "desc" }))).toEqual([...expected].reverse());
  });

  it("puts an unknown weight last, in both directions", async () => {
    await makeListed({ name: "بلا وزن", currentWeight: null });
    await makeListed({ name: "خفيف", currentWeight: 55 });
    await makeListed({ name: "ثقيل", currentWeight: 110 });
    expect(await names("?sort=weight&direction=asc")).toEqual(["خفيف", "ثقيل", "بلا وزن"]);
    expect(await names("?sort=weight&direction=desc")).toEqual(["ثقيل", "خفيف", "بلا وزن"]);
  });

  it("pages by 25 in a stable order, and is empty past the end", async () => {
    for (let i = 0; i < 60; i++) await makeListed({ name: "متشابه", targetSteps: 3000 });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => readTraineesPage(trainer.token, `?sort=steps&page=${page}`)),
    );
    expect(pages.map(({ trainees }) => trainees.length)).toEqual([25, 25, 10, 0]);
    expect(pages.map(({ total }) => total)).toEqual([60, 60, 60, 60]);
    const ids = pages.flatMap(({ trainees }) => trainees.map(({ id }) => id));
    expect(new Set(ids).size).toBe(60);
  });

  it.each([
    "?page=0",
    "?page=x",
    "?sort=password_hash",
    "?direction=sideways",
    "?status=deleted",
    "?unknown=1",
    `?search=${"a".repeat(101)}`,
  ])("refuses %s", async (query) => {
    const response = await call(`/api/admin/trainees${query}`, { token: trainer.token });
    expect(response.status).toBe(400);
  });

  it("answers only the trainer", async () => {
    const trainee = await makeListed();
    expect((await call("/api/admin/trainees")).status).toBe(401);
    expect((await call("/api/admin/trainees", { token: trainee.token })).status).toBe(403);
  });
});
