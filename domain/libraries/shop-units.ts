import type { FoodCategory } from "./foods.ts";

/**
 * The units in which shops sell food. A kilo is weighed in quarters, a weight in steps of 50 g, a pinch comes from
 * the spice jar and has no amount.
 */
export const shopUnits = [
  "kilo",
  "weight",
  "piece",
  "bunch",
  "bag",
  "head",
  "pack",
  "bottle",
  "litre",
  "pinch",
] as const;
export type ShopUnit = (typeof shopUnits)[number];

/**
 * How shops sell a food.
 * @property grams the grams of a recipe in one unit, above 0: a kilo of bananas has 640 g without the peel. The
 *   unit of `kilo` and `weight` is a kilogram on the scales.
 */
interface ShopMeasure {
  unit: ShopUnit;
  grams: number;
}

/** A food that is bought for 100 g of another: 36 g of dry rice for cooked rice. */
export interface BoughtFood {
  foodId: string;
  /** Above 0. */
  grams: number;
}

/** The share of a step that is dropped: nobody buys another egg for a gram. */
const spare = 0.05;

/** Kilos of one step on the scales. */
const kiloSteps = { quarter: 0.25, half: 0.5, light: 0.05 } as const;
/** Below this, a weight is asked for in steps of 50 g. */
const lightUntil = 0.25;
/** From this on, a kilo is asked for in halves. */
const halvesFrom = 2;

/**
 * The units to buy for some grams, rounded up as shops sell: kilos for `kilo` and `weight`, else whole units; 0 for
 * a pinch.
 */
export function unitsToBuy(grams: number, { unit, grams: each }: ShopMeasure): number {
  const needed = grams / each;
  if (unit === "pinch") return 0;
  if (unit !== "kilo" && unit !== "weight") return roundUp(needed, 1);
  const isLight = unit === "weight" && needed <= lightUntil;
  if (isLight) return roundUp(needed, kiloSteps.light);
  return roundUp(needed, needed > halvesFrom ? kiloSteps.half : kiloSteps.quarter);
}

/** Steps of the grams that recipes need, beside packs of unknown size; each up to its end. */
const neededSteps = [
  { until: 100, step: 10 },
  { until: 1000, step: 50 },
  { until: Number.POSITIVE_INFINITY, step: 100 },
] as const;

/** The grams to tell beside packs: 37 g are 40, 2,798 g are 2,800; above 0. */
export function neededGrams(grams: number): number {
  const step = neededSteps.find(({ until }) => grams <= until)?.step ?? 1;
  return roundUp(grams, step);
}

const roundUp = (needed: number, step: number) =>
  Math.max(1, Math.ceil(needed / step - spare)) * step;

/**
 * Quarters of a kilo, as one says them: whole kilos, and what is added to them or taken from them.
 * @param kilos a multiple of 0.25, above 0; others are undefined
 */
export function saidKilos(
  kilos: number,
): { whole: number; part: "none" | "quarter" | "half" | "less" } | undefined {
  const part = (["none", "quarter", "half", "less"] as const)[(kilos % 1) * 4];
  return part && { whole: part === "less" ? Math.ceil(kilos) : Math.floor(kilos), part };
}

/** The eggs of a tray, and the number from which on one buys trays. */
export const eggTray = { eggs: 30, from: 20 } as const;

/** Eggs as they are bought: trays, and the single ones beside them. 29 are a tray, 35 a tray and 5. */
export function eggTrays(eggs: number): { trays: number; single: number } {
  const rest = eggs % eggTray.eggs;
  const trays = Math.floor(eggs / eggTray.eggs);
  return rest < eggTray.from ? { trays, single: rest } : { trays: trays + 1, single: 0 };
}

const byTheKilo: readonly FoodCategory[] = ["vegetables", "fruits", "meat", "poultry", "fish"];

/** The measure of a food, or the usual one of its category. Lists cached by an earlier build have no units. */
export const shopMeasure = (food: {
  category: FoodCategory;
  shopUnit?: ShopUnit | null;
  shopGrams?: number | null;
}): ShopMeasure =>
  food.shopUnit
    ? { unit: food.shopUnit, grams: food.shopGrams ?? 1000 }
    : { unit: byTheKilo.includes(food.category) ? "kilo" : "weight", grams: 1000 };

const arabicState = / (?:نيء|نيئة|يابس|يابسة|طازج|طازجة)(?= |$)/g;
const arabicCooking = / (?:مطبوخ|مطبوخة|مشوي|مشوية|مسلوق|مسلوقة|مقلي)(?= |$)/g;
const englishState = /, (?:raw|fresh|uncooked)(?=,|$)/g;
const englishCooking = /, (?:cooked|broiled|roasted|stewed|simmered|braised|grilled)(?=,|$)/g;
const remark = / \([^)]*\)/g;
const bought: readonly FoodCategory[] = ["meat", "poultry", "fish"];

/**
 * A food's names on a shopping list: without «raw», which goes without saying in a shop, and without remarks on its
 * values. Meat is bought raw, whatever the kitchen does.
 */
export function shopNames<Food extends { name: string; englishName: string | null }>(
  food: Food & { category: FoodCategory },
): { name: string; englishName: string | null } {
  const isMeat = bought.includes(food.category);
  const plain = (text: string, ...words: RegExp[]) =>
    words.reduce((left, each) => left.replaceAll(each, ""), text);
  const arabic = isMeat ? [remark, arabicState, arabicCooking] : [remark, arabicState];
  const english = isMeat ? [remark, englishState, englishCooking] : [remark, englishState];
  return {
    name: plain(food.name, ...arabic),
    englishName: food.englishName === null ? null : plain(food.englishName, ...english),
  };
}
