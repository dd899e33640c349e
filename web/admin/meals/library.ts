import type { FoodsPage } from "../../../domain/contract/libraries/foods.ts";
import type { MealChoices } from "../../../domain/contract/libraries/meals.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { mealChoicesOptions } from "../../meals/query.ts";

/** All active meals, for `<MealPicker query>`. */
export const mealChoicesQuery = () =>
  mealChoicesOptions(
    (signal) =>
      answer(
        adminClient()["meal-choices"].$get(undefined, { init: { signal } }),
      ) as Promise<MealChoices>,
  );

/** A page of foods, for `<FoodDialog load>`. */
export const loadFoods = (query: Record<string, string>, signal: AbortSignal) =>
  answer(adminClient().foods.$get({ query }, { init: { signal } })) as Promise<FoodsPage>;
