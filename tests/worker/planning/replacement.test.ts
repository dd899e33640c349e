import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { swapFor } from "../../../domain/libraries/macros.ts";
import { applier } from "../../support/applied-weeks.ts";
import { makeExercise, planExercise } from "../../support/exercises.ts";
import { extend } from "../../support/followers.ts";
import { deletePeopleAndLibrary, makeMeal } from "../../support/library.ts";
import { planMeals } from "../../support/meals.ts";
import { itemsOf, markApplied, planWeek } from "../../support/plans.ts";
import { thisWeek } from "../../support/weeks.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const zone = "Asia/Hebron";
const day = (days: number) => addDays(localDateAt(Date.now(), zone), days);

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await deletePeopleAndLibrary();
  trainer = await makeTrainer();
  trainee = await makeTrainee({ timeZone: zone });
});

const remove = async (path: string, replaceBy?: string) => {
  const removalId = newId();
  const body = { removalId, replaceBy };
  const options = { method: "DELETE", token: trainer.token, body };
  expect((await call(`/api/admin/${path}`, options)).status).toBe(200);
  return removalId;
};
const undo = async (noun: string, removalId: string) => {
  const path = `/api/admin/${noun}-removals/${removalId}/undo`;
  expect((await call(path, { token: trainer.token, body: {} })).status).toBe(200);
};

describe("a meal that replaces a deleted one", () => {
  it("is on the coming days, in grams with the same calories", async () => {
    const mealId = await makeMeal();
    const to = { calories: 212, protein: 9, carbs: 30, fat: 6 };
    const other = await makeMeal({ name: "مقلوبة", description: "بالدجاج", ...to });
    const plates = [
      { calories: 100, quantity: 300 },
      { calories: 347.5, quantity: 66.6 },
      { calories: null, quantity: 123 },
      { calories: 0, quantity: 200 },
      { calories: 900, quantity: 5000 },
    ];
    await planMeals(
      trainee.id,
      day(1),
      plates.map((plate) => ({ mealId, ...plate })),
    );
    await planMeals(trainee.id, day(0), [{ mealId }]);
    await remove(`meals/${mealId}`, other);
    const { results } = await env.DB.prepare(
      `select meal_id, name, description, calories, protein, timing, quantity from schedule_meals
       where date = ?1 order by position`,
    )
      .bind(day(1))
      .all();
    const macros = { protein: null, carbs: null, fat: null };
    expect(results).toEqual(
      plates.map(({ calories, quantity }) => ({
        meal_id: other,
        name: "مقلوبة",
        description: "بالدجاج",
        calories: 212,
        protein: 9,
        timing: "lunch",
        quantity: swapFor({ per100: { ...macros, calories }, quantity }, to).grams,
      })),
    );
    const today = env.DB.prepare("select name from schedule_meals where date = ?1").bind(day(0));
    expect(await today.first("name")).toBe("مجدرة");
  });
});

describe("an exercise that replaces a deleted one", () => {
  it("keeps sets and repetitions, without the other movement's weight", async () => {
    const [exerciseId, other] = [await makeExercise(), await makeExercise({ name: "سحب" })];
    await planExercise(trainee.id, { exerciseId, date: day(1), sets: 5, reps: 7, weight: 60 });
    await remove(`exercises/${exerciseId}`, other);
    const row = env.DB.prepare(
      "select exercise_id, name, sets, reps, weight, note from schedule_exercises",
    );
    expect(await row.first()).toEqual({
      exercise_id: other,
      name: "سحب",
      sets: 5,
      reps: 7,
      weight: null,
      note: null,
    });
  });
});

/** An applied week with eaten meals, as of a trainee who started last week. */
describe("weeks after an applied one", () => {
  const lastWeek = () => addDays(weekStart(day(0)), -7);
  const follow = async (library: string) => {
    const meals = [0, 3, 6].map((each) => ({ day: each, library, status: "done" as const }));
    const source = await planWeek(trainee.id, lastWeek(), { meals });
    await markApplied(trainee.id, source, "meals", null);
  };
  const eaten = async () =>
    (await itemsOf(trainee.id, "meals")).filter(({ week }) => week === lastWeek());
  const filled = async () => {
    await extend(Date.now());
    const items = (await itemsOf(trainee.id, "meals")).filter(({ week }) => week > thisWeek());
    return new Set(items.map(({ library, name }) => `${library} ${name}`));
  };

  it("have a replacing meal, and the source week stays as eaten", async () => {
    const [one, two] = [await makeMeal(), await makeMeal({ name: "مقلوبة", calories: 60 })];
    await follow(one);
    const before = await eaten();
    await remove(`meals/${one}`, two);
    expect(await filled()).toEqual(new Set([`${two} مقلوبة`]));
    expect(await eaten()).toEqual(before);
    const grams = env.DB.prepare("select distinct quantity from schedule_meals where meal_id = ?1");
    // 150 g at 120 kcal.
    expect(await grams.bind(two).first("quantity")).toBe(300);
    const { sourceItems, weeks } = await applier(trainer.token, trainee.id).preview(
      "meals",
      lastWeek(),
    );
    expect(sourceItems).toBe(3);
    expect(weeks.at(-1)).toMatchObject({ unchanged: 3, added: 0, changed: 0, removed: 0 });
  });

  it("have a replacing exercise, without the other's weight", async () => {
    const [one, two] = [await makeExercise(), await makeExercise({ name: "سحب" })];
    const exercises = [0, 6].map((each) => ({ day: each, library: one, status: "done" as const }));
    const source = await planWeek(trainee.id, lastWeek(), { exercises });
    await markApplied(trainee.id, source, "exercises", null);
    const removal = await remove(`exercises/${one}`, two);
    await extend(Date.now());
    const ahead = env.DB.prepare(
      `select distinct exercise_id, name, sets, reps, weight from schedule_exercises
       where date > ?1`,
    ).bind(addDays(thisWeek(), 6));
    const dose = { sets: 4, reps: 12 };
    expect((await ahead.all()).results).toEqual([
      { exercise_id: two, name: "سحب", ...dose, weight: null },
    ]);
    await undo("exercise", removal);
    await applier(trainer.token, trainee.id).apply("exercises", lastWeek());
    expect((await ahead.all()).results).toEqual([
      { exercise_id: one, name: "قرفصاء", ...dose, weight: 40 },
    ]);
  });

  it("follow successive replacements, and each undo", async () => {
    const [one, two, three] = [await makeMeal(), await makeMeal(), await makeMeal()];
    await follow(one);
    const first = await remove(`meals/${one}`, two);
    const second = await remove(`meals/${two}`, three);
    const { preview } = applier(trainer.token, trainee.id);
    const carried = async () => {
      await preview("meals", lastWeek());
      const rows = env.DB.prepare(
        "select distinct meal_id from meal_successors where superseded_by is null",
      );
      return (await rows.all()).results.map(({ meal_id }) => meal_id);
    };
    expect(await carried()).toEqual([three]);
    await undo("meal", second);
    expect(await carried()).toEqual([two]);
    await undo("meal", first);
    expect(await filled()).toEqual(new Set([`${one} مجدرة`]));
  });

  it("do not have a deleted meal, unless the deletion is undone", async () => {
    const [one, two] = [await makeMeal(), await makeMeal({ name: "مقلوبة" })];
    await follow(one);
    await planMeals(trainee.id, lastWeek(), [{ mealId: two, name: "مقلوبة" }]);
    const removal = await remove(`meals/${one}`);
    expect(await filled()).toEqual(new Set([`${two} مقلوبة`]));
    await undo("meal", removal);
    await applier(trainer.token, trainee.id).apply("meals", lastWeek());
    expect(await filled()).toEqual(new Set([`${one} مجدرة`, `${two} مقلوبة`]));
  });

  it("keep an archived meal of their source", async () => {
    const one = await makeMeal({ status: "inactive" });
    await follow(one);
    expect(await filled()).toEqual(new Set([`${one} مجدرة`]));
  });

  it("have no replacement that was deleted itself", async () => {
    const [one, two] = [await makeMeal(), await makeMeal()];
    await follow(one);
    await remove(`meals/${one}`, two);
    await remove(`meals/${two}`);
    expect(await filled()).toEqual(new Set());
  });
});
