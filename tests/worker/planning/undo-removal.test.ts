import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, dayOfWeek, localDateAt, weekStart } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { applier, daily, week } from "../../support/applied-weeks.ts";
import { emptyLibrary, makeMeal } from "../../support/library.ts";
import { planMeals } from "../../support/meals.ts";
import { itemsOf, markApplied, planWeek } from "../../support/plans.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const zone = "Asia/Hebron";
const day = (days: number) => addDays(localDateAt(Date.now(), zone), days);

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
let one: string;
let two: string;
let three: string;
beforeEach(async () => {
  await env.DB.exec("delete from accounts");
  await emptyLibrary();
  trainer = await makeTrainer();
  trainee = await makeTrainee({ timeZone: zone });
  one = await makeMeal({ name: "مجدرة" });
  two = await makeMeal({ name: "مقلوبة", calories: 60 });
  three = await makeMeal({ name: "فتوش", calories: 240 });
});

const send = async (path: string, method: string, body: unknown = {}) =>
  (await call(`/api/admin/${path}`, { method, token: trainer.token, body })).status;
const remove = async (meal: string, replaceBy?: string) => {
  const removalId = newId();
  expect(await send(`meals/${meal}`, "DELETE", { removalId, replaceBy })).toBe(200);
  return removalId;
};
const undo = (removalId: string) => send(`meal-removals/${removalId}/undo`, "POST");
const mealsOn = async (date: string) =>
  (await itemsOf(trainee.id, "meals"))
    .filter((item) => item.date === date)
    .map(({ library }) => library);

describe("undoing a deletion keeps a day planned since", () => {
  it("with an added item; other days are restored", async () => {
    await planMeals(trainee.id, day(1), [{ mealId: one }]);
    await planMeals(trainee.id, day(2), [{ mealId: one }]);
    const removal = await remove(one);
    const added = { id: newId(), mealId: two, dayOfWeek: dayOfWeek(day(1)), position: 0 };
    const path = `trainees/${trainee.id}/weeks/${weekStart(day(1))}`;
    expect(await send(path, "PATCH", { meals: { add: [added] } })).toBe(200);
    expect(await undo(removal)).toBe(200);
    expect(await mealsOn(day(1))).toEqual([two]);
    expect(await mealsOn(day(2))).toEqual([one]);
  });

  it("with another applied week", async () => {
    await planWeek(trainee.id, week(-2), { meals: daily([one]) });
    await planWeek(trainee.id, week(-1), { meals: daily([two]) });
    const { apply } = applier(trainer.token, trainee.id);
    await apply("meals", week(-2));
    const removal = await remove(one);
    await apply("meals", week(-1));
    expect(await undo(removal)).toBe(200);
    expect(await mealsOn(week(2))).toEqual([two]);
  });

  it("except after a replacement of another row, or a substitute", async () => {
    await planMeals(trainee.id, day(1), [{ mealId: one }, { mealId: two }]);
    await planMeals(trainee.id, day(2), [{ mealId: one }, { mealId: three }]);
    const removal = await remove(one);
    await remove(two, three);
    await env.DB.prepare(
      "update schedule_meals set substitute = '{}', updated_at = ?1 where date = ?2",
    )
      .bind(Date.now() + 1, day(2))
      .run();
    expect(await undo(removal)).toBe(200);
    expect(await mealsOn(day(1))).toEqual([one, three]);
    expect(await mealsOn(day(2))).toEqual([one, three]);
  });
});

describe("a replacement whose own replacement was removed", () => {
  /** The library, the days, and the successors of the applied week. */
  const everything = async () => {
    const queries = [
      "select id, deleted_at from meals order by id",
      "select * from schedule_meals order by id",
      "select * from meal_successors order by item_id, removal_id",
    ];
    const answers = await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
    return answers.map(({ results }) => results);
  };

  it.each([
    ["was replaced", true],
    ["was deleted", false],
  ])("is restored after the one that %s, never before", async (_, replaced) => {
    const source = await planWeek(trainee.id, week(-1), { meals: daily([one]) });
    await markApplied(trainee.id, source, "meals", null);
    await planMeals(trainee.id, day(1), [{ mealId: one }]);
    const before = await everything();
    const first = await remove(one, two);
    const second = await remove(two, replaced ? three : undefined);
    const after = await everything();
    expect(await undo(first)).toBe(409);
    expect(await everything()).toEqual(after);
    expect(await undo(second)).toBe(200);
    expect(await undo(first)).toBe(200);
    expect(await everything()).toEqual(before);
    expect(await undo(first)).toBe(200);
  });
});
