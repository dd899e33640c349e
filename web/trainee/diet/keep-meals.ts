import { today } from "../../lib/format/today.ts";
import { keepRead } from "../../lib/waiting/keep-read.ts";
import { mealsAtHandQuery, mealWeekQuery } from "./queries.ts";
import { ownFoodsQuery } from "./recipes/queries.ts";

/** Keeps the meals of the week and those at hand of today on this phone: then it can add some without a network. */
export async function keepMeals(): Promise<void> {
  await Promise.all([
    keepRead(mealWeekQuery()),
    keepRead(mealsAtHandQuery(today())),
    keepRead(ownFoodsQuery),
  ]);
}
