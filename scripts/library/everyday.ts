import { nutrients } from "../../domain/libraries/composition.ts";
import { foodSearchText } from "../../domain/libraries/food-search.ts";
import { isEveryday } from "../../domain/libraries/foods.ts";
import { libraryFoods } from "./dishes.ts";
import type { LibraryFood } from "./foods.ts";
import { foodId } from "./starter.ts";

/** The file of everyday foods on phones, in the order of the library; `web/foods/everyday.ts` reads it. */
export function everydayFile(): string {
  const rows = libraryFoods.filter(isEveryday).map((food) => JSON.stringify(rowOf(food)));
  return `[\n${rows.join(",\n")}\n]\n`;
}

function rowOf(food: LibraryFood) {
  const { name, englishName, category, rank, familiarity, per100, source, usdaId } = food;
  return [
    foodId(food),
    name,
    otherNames(food),
    englishName,
    category,
    rank,
    familiarity,
    nutrients.map((nutrient) => per100[nutrient]),
    usdaId ?? source,
    food.portions.map((portion) => [portion.name, portion.englishName, portion.grams]),
  ];
}

/** The other names as they are searched: the lines between the two names. */
function otherNames({ name, englishName, search }: LibraryFood): string {
  const first = foodSearchText(name, "", "");
  const last = foodSearchText("", "", englishName);
  return search.slice(
    first.length + 1,
    Math.max(first.length + 1, search.length - last.length - 1),
  );
}
