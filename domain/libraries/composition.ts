import { roundTo } from "../numerals.ts";
import { type NutrientName, nutrientNames } from "./macros.ts";

/** All that the food database keeps, per 100 g: kcal, grams, and sodium in milligrams. */
export const nutrients = [...nutrientNames, "fiber", "sugar", "saturatedFat", "sodium"] as const;
export type Nutrient = (typeof nutrients)[number];

/** Null: nobody measured it. */
export type Per100<Name extends Nutrient = NutrientName> = Record<Name, number | null>;

/** A food and how much of it goes into a dish. */
export interface Ingredient<Name extends Nutrient = NutrientName> {
  per100: Readonly<Per100<Name>>;
  /** As weighed into the pot; above 0 to count. */
  grams: number;
}

/**
 * The nutrients of 100 g of what the ingredients make together, to two decimals. A nutrient that
 * any of them leaves unknown stays unknown (null), and so does everything about an empty pot.
 * @param finishedGrams what the whole weighs when it is eaten: less than the ingredients when water
 *   boiled away, more when it was taken up; by default their sum
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
