import { composePer100, nutrients } from "../../domain/libraries/composition.ts";
import { foodSearchText } from "../../domain/libraries/food-search.ts";
import { foodCategories, foodRanks } from "../../domain/libraries/foods.ts";
import { familiarityOf, type LibraryFood, measuredFoods } from "./foods.ts";
import { oneOf, readTable } from "./table.ts";

export interface LibraryPart {
  food: LibraryFood;
  grams: number;
}

/** Above every USDA number. */
const firstDish = 200_000;

const byKey = new Map(measuredFoods.filter(({ key }) => key).map((food) => [food.key, food]));

/** Foods by key with grams, as in `bulgur 60, tomato 300`. */
export function partsOf(list: string): LibraryPart[] {
  return list.split(", ").map((part) => {
    const [key = "", grams] = part.split(" ");
    const food = byKey.get(key);
    if (!food) throw new Error(`no food has the key «${key}» (${list})`);
    return { food, grams: Number(grams) };
  });
}

interface LibraryDish extends LibraryFood {
  parts: LibraryPart[];
  /** The weight of the finished dish. */
  finishedGrams: number;
}

/** Recipes with values computed from their ingredients; earlier dishes can be ingredients. */
export const dishes: readonly LibraryDish[] = readTable("dishes", [
  "number",
  "key",
  "category",
  "known",
  "name",
  "synonyms",
  "english_name",
  "finished_grams",
  "portion",
  "portion_english",
  "portion_grams",
  "ingredients",
]).map((row) => {
  const parts = partsOf(row.ingredients);
  const finishedGrams = Number(row.finished_grams);
  const ingredients = parts.map(({ food, grams }) => ({ per100: food.per100, grams }));
  const dish = {
    key: row.key,
    sequence: firstDish + Number(row.number),
    usdaId: null,
    name: row.name,
    englishName: row.english_name,
    category: oneOf(foodCategories, row.category),
    rank: foodRanks.prepared,
    familiarity: familiarityOf(row.known),
    per100: composePer100(ingredients, { names: nutrients, finishedGrams }),
    source: "محسوب من وصفة، USDA SR28",
    search: foodSearchText(row.name, row.synonyms, row.english_name),
    portions: [
      {
        name: row.portion,
        englishName: row.portion_english,
        grams: Number(row.portion_grams),
      },
    ],
    parts,
    finishedGrams,
  };
  byKey.set(dish.key, dish);
  return dish;
});

export const libraryFoods: readonly LibraryFood[] = [...measuredFoods, ...dishes];
