import { roundTo } from "../numerals.ts";
import { type NutrientName, nutrientNames } from "./macros.ts";

/** Nutrients of the food database, per 100 g: kcal, grams, and sodium in milligrams. */
export const nutrients = [...nutrientNames, "fiber", "sugar", "saturatedFat", "sodium"] as const;
export type Nutrient = (typeof nutrients)[number];

/** Nutrients per 100 g; null is unknown. */
export type Per100<Name extends Nutrient = NutrientName> = Record<Name, number | null>;

/** A food and its amount in a dish. */
export interface Ingredient<Name extends Nutrient = NutrientName> {
  per100: Readonly<Per100<Name>>;
  /** Raw grams; above 0 to count. */
  grams: number;
}

/**
 * The nutrients of 100 g of a dish, to two decimals. A nutrient is unknown (null) if any ingredient's is, or
 * if there are no ingredients.
 * @param finishedGrams weight of the finished dish: less than the ingredients after boiling down, more after
 *   taking up water; their sum by default
 */
export function composePer100<Name extends Nutrient = NutrientName>(
  ingredients: readonly Ingredient<Name>[],
  {
    names = nutrientNames as readonly Nutrient[] as readonly Name[],
    finishedGrams,
  }: { names?: readonly Name[]; finishedGrams?: number } = {},
): Per100<Name> {
  const parts = ingredients.filter(({ grams }) => grams > 0);
  const weight = finishedGrams ?? parts.reduce((sum, { grams }) => sum + grams, 0);
  const isKnown = parts.length > 0 && weight > 0;
  const entries = names.map((name) => [name, isKnown ? per100Of(parts, name, weight) : null]);
  return Object.fromEntries(entries) as Per100<Name>;
}

function per100Of<Name extends Nutrient>(
  parts: readonly Ingredient<Name>[],
  name: Name,
  weight: number,
): number | null {
  let amount = 0;
  for (const { per100, grams } of parts) {
    const value = per100[name];
    if (value === null) return null;
    amount += value * grams;
  }
  return roundTo(amount / weight, 2);
}
