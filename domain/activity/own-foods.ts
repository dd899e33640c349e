import type { FieldRule } from "../fields.ts";
import { composePer100, type Ingredient, type Per100 } from "../libraries/composition.ts";
import type { NutrientName } from "../libraries/macros.ts";
import { roundTo } from "../numerals.ts";
import { eatenGrams } from "./diet.ts";

/** A dish of weighed ingredients, or a food with the values of its package. */
export const ownFoodKinds = ["recipe", "label"] as const;
export type OwnFoodKind = (typeof ownFoodKinds)[number];

/** Maximum own foods of a trainee. */
export const maxOwnFoods = 200;

/** The number of ingredients of a recipe. */
export const recipeParts = { min: 1, max: 40 } as const;

/** kcal or grams per 100 g, as on a package; nothing has more energy than pure fat. */
const perHundred = { kind: "number", min: 0, max: 100, decimals: 2, optional: true } as const;

/** Field rules of an own food. */
export const ownFoodFields = {
  name: { kind: "text", max: 120 },
  /** Equal portions of the whole dish. */
  servings: { kind: "number", min: 1, max: 50, decimals: 0 },
  /** Grams of the dish after cooking. */
  finishedGrams: { kind: "number", min: 1, max: 20_000, decimals: 1, optional: true },
  /** Grams of one ingredient, as it is weighed. */
  partGrams: { kind: "number", min: 0.1, max: 5000, decimals: 1 },
  calories: { ...perHundred, max: 950 },
  protein: perHundred,
  carbs: perHundred,
  fat: perHundred,
  /** A household portion: «can». */
  portionName: { kind: "text", max: 40, optional: true },
  portionGrams: { kind: "number", min: 0.1, max: 5000, decimals: 1, optional: true },
} as const satisfies Record<string, FieldRule>;

/** What happens to logged days when an own food is replaced. */
export const loggedDays = ["keep", "update"] as const;

/** A dish, as it is weighed. */
interface Dish {
  parts: readonly Ingredient[];
  /** Equal portions; 1 or more. */
  servings: number;
  /** Grams after cooking; null for the sum of the parts. */
  finishedGrams: number | null;
}

/** Grams of a whole dish: its weight after cooking, otherwise the sum of its ingredients. */
function dishGrams({ parts, finishedGrams }: Pick<Dish, "finishedGrams"> & Weighed): number {
  return finishedGrams ?? roundTo(sumOf(parts), 1);
}
interface Weighed {
  parts: readonly { grams: number }[];
}
const sumOf = (parts: Weighed["parts"]) => parts.reduce((sum, { grams }) => sum + grams, 0);

/**
 * The least whole grams of a finished dish: protein, carbs and fat do not boil away, and 100 g have at most the energy
 * of a label. Unknown values count as 0; never above the sum of the ingredients.
 */
export function leastFinishedGrams(parts: readonly Ingredient[]): number {
  const held = (name: NutrientName) =>
    parts.reduce((sum, { per100, grams }) => sum + ((per100[name] ?? 0) * grams) / 100, 0);
  const solid = held("protein") + held("carbs") + held("fat");
  const dense = (held("calories") / ownFoodFields.calories.max) * 100;
  return Math.floor(Math.min(sumOf(parts), Math.max(solid, dense)));
}

/**
 * Grams of one of a dish's equal portions, to one decimal, within what one can log at once.
 * 1 200 g in 5 portions: 240.
 */
function servingGrams(dish: Pick<Dish, "servings" | "finishedGrams"> & Weighed): number {
  const grams = roundTo(dishGrams(dish) / dish.servings, 1);
  return Math.min(eatenGrams.max, Math.max(eatenGrams.min, grams));
}

/** A recipe's values per 100 g (kcal and g, two decimals; null is unknown), and the grams of a portion. */
export function composedDish(dish: Dish): { per100: Per100; servingGrams: number } {
  const finishedGrams = dish.finishedGrams ?? undefined;
  return {
    per100: composePer100(dish.parts, finishedGrams === undefined ? {} : { finishedGrams }),
    servingGrams: servingGrams(dish),
  };
}

/** The portion that a food is shown in: its own, otherwise 100 g. */
export const shownGrams = ({ portion }: { portion: { grams: number } | null }): number =>
  portion?.grams ?? 100;

/** Steps of «I ate one of five»: quarters of a portion. */
export const servingStep = 0.25;

/** The longer side of a label's photo in pixels, at which its figures can be read within `photoBytes`. */
export const labelPhotoSide = 1280;
