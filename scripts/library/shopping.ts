import { type ShopUnit, shopUnits } from "../../domain/libraries/shop-units.ts";
import { roundTo } from "../../domain/numerals.ts";
import { dishes, libraryFoods } from "./dishes.ts";
import type { LibraryFood } from "./foods.ts";
import { oneOf, readTable } from "./table.ts";

interface ShoppedFood {
  /** What is bought for 100 g; null for the food itself. */
  boughtAs: readonly { food: LibraryFood; grams: number }[] | null;
  /** The unit of shops and the grams in one; null for the usual one of its category. */
  unit: ShopUnit | null;
  grams: number | null;
}

const byName = new Map(libraryFoods.map((food) => [food.usdaId ?? food.key, food]));

function named(name: string): LibraryFood {
  const food = byName.get(name);
  if (!food) throw new Error(`no food is «${name}»`);
  return food;
}

const sold = new Map(
  readTable("shopping", ["food", "unit", "grams"]).map(({ food, unit, grams }) => [
    named(food),
    { unit: oneOf(shopUnits, unit), grams: Number(grams) },
  ]),
);

/** Raw grams for 100 g: as written, or those with as much of a nutrient that cooking keeps. */
function rawGrams(cooked: LibraryFood, raw: LibraryFood, grams: string): number {
  if (grams !== "protein" && grams !== "carbs") return Number(grams);
  const [ready, bought] = [cooked.per100[grams], raw.per100[grams]];
  if (!ready || !bought) throw new Error(`«${cooked.name}» has no ${grams} to compare`);
  return (100 * ready) / bought;
}

const rawOf = new Map(
  readTable("raw", ["cooked", "raw", "grams"]).map(({ cooked, raw, grams }) => {
    const food = named(raw);
    return [named(cooked), { food, grams: rawGrams(named(cooked), food, grams) }];
  }),
);

const recipes = new Map<LibraryFood, (typeof dishes)[number]>(dishes.map((dish) => [dish, dish]));

/** The foods bought for 100 g of a food, each once. */
function boughtFor(food: LibraryFood): Map<LibraryFood, number> {
  if (sold.has(food)) return new Map([[food, 100]]);
  const raw = rawOf.get(food);
  if (raw) return new Map([[raw.food, raw.grams]]);
  const recipe = recipes.get(food);
  const bought = new Map<LibraryFood, number>();
  for (const part of recipe?.parts ?? []) {
    const share = part.grams / (recipe?.finishedGrams ?? 1);
    for (const [each, grams] of boughtFor(part.food)) {
      bought.set(each, (bought.get(each) ?? 0) + grams * share);
    }
  }
  return recipe ? bought : new Map([[food, 100]]);
}

/** How a food of the library is bought. */
export function shopped(food: LibraryFood): ShoppedFood {
  const bought = [...boughtFor(food)].map(([each, grams]) => ({
    food: each,
    grams: roundTo(grams, 2),
  }));
  const [only] = bought;
  const isItself = bought.length === 1 && only?.food === food && only.grams === 100;
  const { unit = null, grams = null } = sold.get(food) ?? {};
  return { boughtAs: isItself ? null : bought, unit, grams };
}
