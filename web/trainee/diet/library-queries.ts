import type { FoodsPage } from "../../../domain/contract/libraries/foods.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { mealChoicesOptions } from "../../meals/query.ts";

/** The trainer's meals, for a swap. */
export const mealChoicesQuery = mealChoicesOptions((signal) =>
  answer(traineeClient().meals.$get({}, { init: { signal } })),
);

/** A page of foods, for the food dialog. */
export const loadFoods = (query: Record<string, string>, signal: AbortSignal) =>
  answer(traineeClient().foods.$get({ query }, { init: { signal } })) as Promise<FoodsPage>;
