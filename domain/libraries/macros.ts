import { clamp, roundTo } from "../numerals.ts";
import type { JudgedTone } from "../tone.ts";
import { quantityBounds } from "./bounds.ts";

/** Calories (kcal) and macros (g) of 100 g, or of an amount; null is unknown. */
export interface Nutrients {
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** The nutrients of every food and dish: kcal, then grams. */
export const nutrientNames = ["calories", "protein", "carbs", "fat"] as const;
export type NutrientName = (typeof nutrientNames)[number];

/** Kilocalories in a gram. Source: Atwater's general factors, as the spec names them. */
export const energyPerGram = { protein: 4, carbs: 4, fat: 9 } as const;

/** The sources of energy. */
export const macroNames = ["protein", "carbs", "fat"] as const;
type MacroName = (typeof macroNames)[number];

/** Rounds calories to whole kcal, macros to one decimal; null stays null. */
export function roundNutrient(name: NutrientName, value: number | null): number | null {
  return value === null ? null : roundTo(value, name === "calories" ? 0 : 1);
}

/**
 * The nutrients of an amount.
 * @param per100 kcal and g per 100 g
 * @param grams 0 and more
 * @returns calories in whole kcal, macros in g with one decimal; null stays null
 */
export function scaleNutrients(per100: Nutrients, grams: number): Nutrients {
  return mapNutrients((name) => {
    const value = per100[name];
    return roundNutrient(name, value === null ? null : (value * grams) / 100);
  });
}

/** Shares of the macros' energy in percent; their sum is 100. */
type MacroShares = Record<MacroName, number>;

/** The shares of energy by 4/4/9; null for an unknown macro or no energy. */
export function macroShares({ protein, carbs, fat }: Nutrients): MacroShares | null {
  if (protein === null || carbs === null || fat === null) return null;
  const energy = {
    protein: protein * energyPerGram.protein,
    carbs: carbs * energyPerGram.carbs,
    fat: fat * energyPerGram.fat,
  };
  const total = energy.protein + energy.carbs + energy.fat;
  if (!(total > 0)) return null;
  const share = (kcal: number) => (kcal / total) * 100;
  return {
    protein: share(energy.protein),
    carbs: share(energy.carbs),
    fat: share(energy.fat),
  };
}

/** The main source of a meal's energy, or `mixed`. */
const macroTypes = [...macroNames, "mixed"] as const;
export type MacroType = (typeof macroTypes)[number];

/** Maximum distance of the shares of a mixed meal, in percentage points. */
const mixedWithin = 15;

/** `mixed` if all shares are within 15 points of each other, otherwise the largest; null if unknown. */
export function macroType(nutrients: Nutrients): MacroType | null {
  const shares = macroShares(nutrients);
  if (!shares) return null;
  const { protein, carbs, fat } = shares;
  const spread = roundTo(Math.max(protein, carbs, fat) - Math.min(protein, carbs, fat), 6);
  if (spread < mixedWithin) return "mixed";
  return macroNames.reduce((largest, name) => (shares[name] > shares[largest] ? name : largest));
}

/** Minimum similarity of an alternative, in percent. */
export const minSimilarity = 90;

/**
 * Similarity of two meals' shares: 100 minus their mean absolute difference, in percent with one decimal;
 * null if either meal's shares are unknown.
 */
export function similarity(one: Nutrients, other: Nutrients): number | null {
  const a = macroShares(one);
  const b = macroShares(other);
  if (!a || !b) return null;
  const difference = macroNames.reduce((sum, name) => sum + Math.abs(a[name] - b[name]), 0);
  return roundTo(100 - difference / macroNames.length, 1);
}

/** Similarity: 95 and above good (green), 90 fair (cyan), 80 warn (amber), below bad (red). */
export function similarityTone(percent: number): JudgedTone {
  if (percent >= 95) return "good";
  if (percent >= minSimilarity) return "fair";
  return percent >= 80 ? "warn" : "bad";
}

/** A meal to eat instead, with its similarity. */
export interface Alternative<Candidate> {
  meal: Candidate;
  /** Percent, 90–100. */
  similarity: number;
}

type Dish = Nutrients & { id: string; name: string };

/**
 * Alternatives to a meal: of the same type, at least 90 % similar, most similar first, without the meal
 * itself. The caller chooses the candidates (active ones of a category).
 */
export function alternativesOf<Candidate extends Dish>(
  meal: Nutrients & { id: string | null },
  candidates: readonly Candidate[],
): Alternative<Candidate>[] {
  const type = macroType(meal);
  if (type === null) return [];
  return candidates
    .filter((candidate) => candidate.id !== meal.id && macroType(candidate) === type)
    .map((candidate) => ({ meal: candidate, similarity: similarity(meal, candidate) ?? 0 }))
    .filter((alternative) => alternative.similarity >= minSimilarity)
    .sort((a, b) => b.similarity - a.similarity || compareNames(a.meal, b.meal));
}

function compareNames(a: Dish, b: Dish): number {
  if (a.name === b.name) return a.id < b.id ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}

/** Step of a swap, in grams. */
export const swapStep = 5;
/** Maximum change of calories in a swap that keeps them, in percent. */
const swapTolerance = 5;

/** The result of a swap. */
export interface Swap {
  /** Grams of the new meal, in steps of 5 within the bounds of a scheduled meal. */
  grams: number;
  /** False if no allowed amount is within 5 % of the calories, or if they are unknown. */
  keepsCalories: boolean;
  /** New minus old in kcal and g; null if either is unknown. */
  change: Nutrients;
}

/**
 * The amount of another meal with the calories of the first, and the change of the other nutrients. The grams
 * stay if calories are unknown or the new meal has none.
 * @param from the present meal: per 100 g, and grams
 * @param to the new meal, per 100 g
 */
export function swapFor(from: { per100: Nutrients; quantity: number }, to: Nutrients): Swap {
  const { per100, quantity } = from;
  const exact = equalCalorieGrams(per100.calories, quantity, to.calories);
  const grams = clamp(
    roundTo((exact ?? quantity) / swapStep, 0) * swapStep,
    quantityBounds.min,
    quantityBounds.max,
  );
  return { grams, keepsCalories: keeps(from, to, grams), change: changeOf(from, to, grams) };
}

/** The same for a chosen amount. */
export function swapWith(
  from: { per100: Nutrients; quantity: number },
  to: Nutrients,
  grams: number,
): Swap {
  return { grams, keepsCalories: keeps(from, to, grams), change: changeOf(from, to, grams) };
}

function equalCalorieGrams(
  from: number | null,
  quantity: number,
  to: number | null,
): number | undefined {
  return from === null || to === null || !(to > 0) ? undefined : (from * quantity) / to;
}

function keeps(
  { per100, quantity }: { per100: Nutrients; quantity: number },
  to: Nutrients,
  grams: number,
): boolean {
  if (per100.calories === null || to.calories === null) return false;
  const before = per100.calories * quantity;
  const moved = Math.abs(to.calories * grams - before);
  return roundTo(moved - (before * swapTolerance) / 100, 6) <= 0;
}

function changeOf(
  { per100, quantity }: { per100: Nutrients; quantity: number },
  to: Nutrients,
  grams: number,
): Nutrients {
  const before = scaleNutrients(per100, quantity);
  const after = scaleNutrients(to, grams);
  return mapNutrients((name) => {
    const [old, now] = [before[name], after[name]];
    return roundNutrient(name, old === null || now === null ? null : now - old);
  });
}

/** A sum of amounts: kcal whole, g with one decimal. */
export interface NutrientSum {
  /** The sum of known values; null if all are unknown. */
  total: Nutrients;
  /** Number of amounts without the value. Above 0 the total is a lower bound. */
  missing: Record<NutrientName, number>;
}

/**
 * Adds up amounts as shown (kcal whole, g with one decimal), so a list and its total always agree. The sum
 * of nothing is 0.
 */
export function sumNutrients(amounts: readonly Nutrients[]): NutrientSum {
  const missing = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  const total = mapNutrients((name) => {
    let sum = 0;
    for (const amount of amounts) {
      const value = roundNutrient(name, amount[name]);
      if (value === null) missing[name] += 1;
      else sum += value;
    }
    return amounts.length > 0 && missing[name] === amounts.length ? null : roundNutrient(name, sum);
  });
  return { total, missing };
}

function mapNutrients(value: (name: NutrientName) => number | null): Nutrients {
  return {
    calories: value("calories"),
    protein: value("protein"),
    carbs: value("carbs"),
    fat: value("fat"),
  };
}
