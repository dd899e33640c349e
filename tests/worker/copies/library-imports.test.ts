import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makeProduct } from "../../support/access.ts";
import { importDesk } from "../../support/imports.ts";
import { emptyLibrary, makeMeal } from "../../support/library.ts";
import { makePast, pastSets } from "../../support/past-rows.ts";
import { templateDesk } from "../../support/templates.ts";
import { rows } from "../../support/trainees.ts";
import { makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let product: ReturnType<typeof makeProduct>;
let desk: ReturnType<typeof importDesk>;
beforeEach(async () => {
  await emptyLibrary();
  await env.DB.exec("delete from exercises");
  await env.DB.exec("delete from imports");
  trainer = await makeTrainer();
  product = makeProduct();
  desk = importDesk(product, trainer.token);
});

const makeRow = (row: number, overrides: object = {}) => ({
  row,
  name: `تمرين ${row}`,
  englishName: null,
  category: "chest",
  sets: 4,
  reps: 8,
  repsTo: 12,
  seconds: null,
  rest: 90,
  description: null,
  videoUrl: null,
  ...overrides,
});
const makeDish = (row: number, overrides: object = {}) => ({
  row,
  name: `وجبة ${row}`,
  description: "بلا ملح",
  timing: "lunch",
  calories: 110,
  protein: 7.5,
  carbs: null,
  fat: 2,
  ...overrides,
});
const exercises = (...rows: object[]) => ({ kind: "exercises", rows });
const meals = (...rows: object[]) => ({ kind: "meals", rows });

describe("exercises of a sheet", () => {
  it("are in the library with all their values, and in its search", async () => {
    await desk.write(exercises(makeRow(2), makeRow(3, { category: "cardio", seconds: 45 })));
    const response = await product.call("/api/admin/exercises?search=تمرين&sort=name", {
      token: trainer.token,
    });
    expect(((await response.json()) as { exercises: object[] }).exercises).toMatchObject([
      { name: "تمرين 3", category: "cardio", type: "cardio", seconds: 45 },
      { name: "تمرين 2", category: "chest", type: "strength", sets: 4, reps: 8, repsTo: 12 },
    ]);
  });

  it("are added once, by names as folded for the search", async () => {
    await desk.write(exercises(makeRow(2, { name: "ضَغط الصَّدر" })));
    const portion = exercises(makeRow(2, { name: "ضغط الصدر" }), makeRow(3));
    expect((await desk.preview(portion)).rows.map(({ state }) => state)).toEqual(["known", "new"]);
    expect((await desk.write(portion)).total).toBe(1);
    const [one, other] = await Promise.all([desk.write(portion), desk.write(portion)]);
    expect([one?.total, other?.total]).toEqual([0, 0]);
    expect((await rows("select id from exercises")).length).toBe(2);
  });

  it("report differing values of existing ones, and leave them", async () => {
    await desk.write(exercises(makeRow(2)));
    await desk.write(meals(makeDish(2)));
    const again = await desk.preview(
      exercises(makeRow(2), makeRow(3, { name: "تمرين 2", rest: 60, category: "back" })),
    );
    expect(again.rows.map(({ state, differs }) => [state, differs])).toEqual([
      ["known", undefined],
      ["known", ["category", "rest"]],
    ]);
    const dishes = meals(makeDish(2, { calories: 1000, carbs: 12, fat: null }));
    expect((await desk.preview(dishes)).rows).toMatchObject([{ differs: ["calories", "carbs"] }]);
    await desk.write(dishes);
    expect(await rows("select calories from meals")).toEqual([{ calories: 110 }]);
  });

  it("are added once for a repeated name in a portion, in any spelling", async () => {
    const portion = exercises(makeRow(2, { name: "أرضي" }), makeRow(3, { name: "ارضي" }));
    expect((await desk.preview(portion)).rows.map(({ state }) => state)).toEqual(["new", "known"]);
    expect((await desk.write(portion)).total).toBe(1);
    expect(await rows("select name from exercises")).toEqual([{ name: "أرضي" }]);
  });

  it("are removed by the undo, except ones changed since", async () => {
    const id = newId();
    await desk.write(exercises(makeRow(2), makeRow(3)), id);
    const [row] = await rows("select id from exercises where name = 'تمرين 2'");
    product.pass(1000);
    await product.call(`/api/admin/exercises/${row?.id}`, {
      token: trainer.token,
      method: "PATCH",
      body: { sets: 5 },
    });
    expect(await desk.undo(id)).toEqual({ removed: 1, kept: 1, invited: 0 });
    expect(await rows("select name from exercises")).toEqual([{ name: "تمرين 2" }]);
  });

  it("stay if a template uses them", async () => {
    const id = newId();
    await desk.write(exercises(makeRow(2), makeRow(3)), id);
    const [row] = await rows("select id from exercises where name = 'تمرين 2'");
    const item = { id: newId(), exerciseId: String(row?.id), dayOfWeek: 0, position: 0 };
    const templates = templateDesk(trainer.token);
    const { id: template } = await templates.create();
    await templates.change(template, { exercises: { add: [item] } });
    expect(await desk.undo(id)).toEqual({ removed: 1, kept: 1, invited: 0 });
    expect(await rows("select exercise_id from template_exercises where id = ?", item.id)).toEqual([
      { exercise_id: row?.id },
    ]);
  });

  it("stay if a name in somebody's other app means them", async () => {
    const id = newId();
    await desk.write(exercises(makeRow(2), makeRow(3)), id);
    const [row] = await rows("select id from exercises where name = 'تمرين 2'");
    const { id: traineeId } = await makeTrainee();
    await makePast(traineeId, {
      exerciseId: String(row?.id),
      days: [["2026-01-04", pastSets([5, 100])]],
    });
    expect(await desk.undo(id)).toEqual({ removed: 1, kept: 1, invited: 0 });
    expect(await rows("select exercise_id from past_names")).toEqual([{ exercise_id: row?.id }]);
  });

  it("are refused with an invalid video or a falling range", async () => {
    const statusOf = async (row: object) =>
      (await desk.send("/preview", exercises(makeRow(2, row)))).status;
    expect(await statusOf({ videoUrl: "http://evil.example" })).toBe(400);
    expect(await statusOf({ reps: 12, repsTo: 8 })).toBe(400);
    expect(await statusOf({})).toBe(200);
  });
});

describe("meals of a sheet", () => {
  it("are added once with their nutrients, and removed by the undo", async () => {
    await makeMeal({ name: "وجبة 2" });
    const id = newId();
    const portion = meals(makeDish(2), makeDish(3));
    expect((await desk.write(portion, id)).rows.map(({ made }) => made)).toEqual([false, true]);
    expect((await desk.write(portion)).total).toBe(0);
    expect(
      await rows("select calories, protein, carbs, fat, timing from meals where name = 'وجبة 3'"),
    ).toEqual([{ calories: 110, protein: 7.5, carbs: null, fat: 2, timing: "lunch" }]);
    expect(await desk.undo(id)).toEqual({ removed: 1, kept: 0, invited: 0 });
    expect(await rows("select name from meals")).toEqual([{ name: "وجبة 2" }]);
  });

  it("stay if a template uses them", async () => {
    const id = newId();
    await desk.write(meals(makeDish(2), makeDish(3)), id);
    const [row] = await rows("select id from meals where name = 'وجبة 2'");
    const item = { id: newId(), mealId: String(row?.id), dayOfWeek: 0, position: 0 };
    const templates = templateDesk(trainer.token);
    const { id: template } = await templates.create();
    await templates.change(template, { meals: { add: [item] } });
    expect(await desk.undo(id)).toEqual({ removed: 1, kept: 1, invited: 0 });
    expect(await rows("select meal_id from template_meals where id = ?", item.id)).toEqual([
      { meal_id: row?.id },
    ]);
  });

  it("are refused with macros above 100 g", async () => {
    const heavy = makeDish(2, { protein: 60, carbs: 60 });
    expect((await desk.send("/preview", meals(heavy))).status).toBe(400);
  });
});
