import { composePer100, type Per100 } from "../../domain/libraries/composition.ts";
import { mealSearchText } from "../../domain/libraries/meal-search.ts";
import { type MealTiming, mealTimings } from "../../domain/libraries/meals.ts";
import { type LibraryPart, partsOf } from "./dishes.ts";
import { oneOf, readTable } from "./table.ts";

interface LibraryMeal {
  /** The last part of its id. */
  number: number;
  timing: MealTiming;
  name: string;
  description: string;
  /** One serving on the plate. */
  parts: LibraryPart[];
  per100: Per100;
  search: string;
}

export const libraryMeals: readonly LibraryMeal[] = readTable("meals", [
  "number",
  "timing",
  "name",
  "description",
  "foods",
]).map(({ number, timing, name, description, foods }) => {
  const parts = partsOf(foods);
  return {
    number: Number(number),
    timing: oneOf(mealTimings, timing),
    name,
    description,
    parts,
    per100: composePer100(parts.map(({ food, grams }) => ({ per100: food.per100, grams }))),
    search: mealSearchText({ name, description }),
  };
});
