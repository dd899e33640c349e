import { describe, expect, it } from "vitest";
import type { OwnFood } from "../../../../domain/contract/activity/own-foods.ts";
import type { DietWrite } from "../../../../web/trainee/diet/diet-write.ts";
import { contentOf } from "../../../../web/trainee/diet/recipes/content-of.ts";
import { withOwnFoods } from "../../../../web/trainee/diet/recipes/with-own-foods.ts";

const food = (id: string, overrides: Partial<OwnFood> = {}): OwnFood => ({
  id,
  kind: "label",
  name: id,
  servings: null,
  finishedGrams: null,
  calories: 100,
  protein: 1,
  carbs: null,
  fat: 2,
  parts: [],
  portion: null,
  photo: null,
  eatenAt: null,
  updatedAt: 1,
  ...overrides,
});
const put = (changed: OwnFood): DietWrite => ({
  kind: "own-food",
  id: `write of ${changed.id}`,
  food: changed,
  content: contentOf(changed, "keep"),
});
const names = (foods: readonly OwnFood[]) => foods.map(({ name }) => name);

describe("own foods with waiting writes", () => {
  const known = [food("a", { photo: "/a" }), food("b")];

  it("show a new one first, and a changed one with its photo", () => {
    expect(names(withOwnFoods(known, [put(food("c"))]))).toEqual(["c", "a", "b"]);
    const [changed, ...rest] = withOwnFoods(known, [put(food("a", { name: "z" }))]);
    expect(changed).toMatchObject({ name: "z", photo: "/a" });
    expect(names(rest)).toEqual(["b"]);
  });

  it("leave out a deleted one, and bring it back", () => {
    const gone: DietWrite = { kind: "own-food-gone", id: "1", food: food("a") };
    expect(names(withOwnFoods(known, [gone]))).toEqual(["b"]);
    expect(names(withOwnFoods(known, [gone, put(food("a"))]))).toEqual(["a", "b"]);
  });

  it("show the one that was eaten last first", () => {
    const shown = { ...food("b"), ownFoodId: "b", createdAt: 7 };
    const eaten = { kind: "add", id: "1", meal: {}, shown } as unknown as DietWrite;
    const [first] = withOwnFoods(known, [eaten]);
    expect(first).toMatchObject({ id: "b", eatenAt: 7 });
  });
});
