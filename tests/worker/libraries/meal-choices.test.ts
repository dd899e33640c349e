import { beforeEach, describe, expect, it } from "vitest";
import type { MealChoices } from "../../../domain/contract/libraries/meals.ts";
import { alternativesOf } from "../../../domain/libraries/macros.ts";
import { emptyLibrary, makeMeal } from "../../support/library.ts";
import { call, makeTrainee } from "../../support/worker.ts";

let token: string;
beforeEach(async () => {
  await emptyLibrary();
  token = (await makeTrainee()).token;
});

const choices = async (): Promise<MealChoices> =>
  (await call("/api/trainee/meals", { token })).json();

describe("a trainee's choice of meals", () => {
  it("has all active ones by name, enough to find alternatives without another request", async () => {
    const id = await makeMeal({ name: "ب", protein: 20, carbs: 20, fat: null });
    await makeMeal({ name: "أ", protein: 20, carbs: 5, fat: 3 });
    await makeMeal({ name: "ج", protein: 21, carbs: 5, fat: 3 });
    await makeMeal({ name: "د", status: "inactive" });
    await makeMeal({ name: "هـ", status: "pending" });
    const { meals } = await choices();
    expect(meals.map(({ name }) => name)).toEqual(["أ", "ب", "ج"]);
    expect(meals[1]).toMatchObject({ id, fat: null, category: "breakfast", foodCount: 0 });
    const [first] = meals;
    expect(first && alternativesOf(first, meals).map(({ meal }) => meal.name)).toEqual(["ج"]);
  });

  it("is refused to visitors", async () => {
    expect((await call("/api/trainee/meals")).status).toBe(401);
  });
});
