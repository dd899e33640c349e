import type { Food, FoodPortion } from "../../domain/contract/libraries/foods.ts";
import { type Nutrient, nutrients, type Per100 } from "../../domain/libraries/composition.ts";
import { foodSearchText, searchFoods } from "../../domain/libraries/food-search.ts";
import { type FoodCategory, foodFamiliarity, foodRanks } from "../../domain/libraries/foods.ts";
import type { MealTiming } from "../../domain/libraries/meals.ts";
import { isCooked } from "../../domain/libraries/raw-foods.ts";
import rows from "./everyday-foods.json" with { type: "json" };

/** A food of the file; `scripts/library/everyday.ts` writes its columns. */
type Row = [
  id: string,
  name: string,
  otherNames: string,
  englishName: string,
  category: FoodCategory,
  rank: number,
  familiarity: number,
  values: (number | null)[],
  /** The USDA's number, or the source in words. */
  source: string,
  portions: [name: string, englishName: string, grams: number][],
];

interface EverydayFood extends Food {
  search: string;
  rank: number;
  familiarity: number;
}

const foods = (rows as unknown as Row[]).map(readRow);
const byId = new Map(foods.map((food) => [food.id, food]));

/** A food that a person eats; most are no everyday foods of the file. */
interface EatenFood {
  foodId: string | null;
  name: string;
  englishName?: string | null | undefined;
}

/**
 * The everyday foods and the eaten ones with every word of a search, as the server orders them; the eaten ones come
 * before equally near names.
 */
export function searchEveryday<Eaten extends EatenFood>(
  search: string,
  eaten: readonly Eaten[] = [],
): { id: string; food?: EverydayFood; eaten?: Eaten }[] {
  const meals = new Map(eaten.flatMap((meal) => (meal.foodId ? [[meal.foodId, meal]] : [])));
  const others = [...meals].filter(([id]) => !byId.has(id)).map(([id, meal]) => searched(id, meal));
  return searchFoods([...foods, ...others], search, new Set(meals.keys())).map(({ id }) => {
    const [food, meal] = [byId.get(id), meals.get(id)];
    return { id, ...(food && { food }), ...(meal && { eaten: meal }) };
  });
}

const searched = (id: string, { name, englishName }: EatenFood) => ({
  id,
  search: foodSearchText(name, "", englishName ?? ""),
  rank: foodRanks.plain,
  familiarity: foodFamiliarity.first,
});

/** The household measures of an everyday food. */
export const everydayPortions = (id: string): readonly FoodPortion[] | undefined =>
  byId.get(id)?.portions;

/** Categories of the foods that are common at a meal of the day, the most common first. */
const commonCategories: Record<MealTiming, readonly FoodCategory[]> = {
  breakfast: [
    "bread",
    "eggs",
    "cheese",
    "yogurt",
    "legumes",
    "oils",
    "milk",
    "drinks",
    "vegetables",
  ],
  lunch: ["grains", "poultry", "meat", "dishes", "fish", "vegetables", "yogurt"],
  dinner: ["eggs", "bread", "cheese", "yogurt", "legumes", "fish", "vegetables", "dishes"],
  snack: ["fruits", "nuts", "yogurt", "drinks", "sweets", "milk"],
};

const maxCommon = 10;

/** The most familiar foods of a meal of the day, for people without foods of their own yet. */
export function commonFoods(timing: MealTiming): EverydayFood[] {
  return commonCategories[timing]
    .flatMap((category) =>
      foods.filter(
        (food) => food.category === category && food.familiarity === foodFamiliarity.first,
      ),
    )
    .slice(0, maxCommon);
}

/** Where a first dish begins: its vegetables, oil and spices. */
const basicCategories: readonly FoodCategory[] = ["vegetables", "oils", "spices"];
const basicsEach = 8;

/** The familiar raw foods to cook with, for people without a recipe yet. */
export function basicFoods(): EverydayFood[] {
  const familiar = foods.filter(
    (food) =>
      food.rank === foodRanks.plain &&
      food.familiarity <= foodFamiliarity.everyday &&
      !isCooked(food),
  );
  return basicCategories.flatMap((category) =>
    familiar.filter((food) => food.category === category).slice(0, basicsEach),
  );
}

function readRow(row: Row): EverydayFood {
  const [id, name, otherNames, englishName, category, rank, familiarity, values, source, measures] =
    row;
  const per100 = Object.fromEntries(
    nutrients.map((nutrient, at) => [nutrient, values[at] ?? null]),
  );
  const isNumber = /^\d+$/.test(source);
  return {
    ...(per100 as Per100<Nutrient>),
    id,
    name,
    englishName,
    category,
    rank,
    familiarity,
    source: isNumber ? "USDA SR28" : source,
    usdaId: isNumber ? source : null,
    portions: measures.map(([name, englishName, grams]) => ({ name, englishName, grams })),
    search: [foodSearchText(name, "", ""), otherNames, foodSearchText("", "", englishName)]
      .filter(Boolean)
      .join("\n"),
  };
}
