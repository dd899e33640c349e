import type { MacroType, NutrientName } from "../../domain/libraries/macros.ts";
import { mealTimings } from "../../domain/libraries/meals.ts";
import { formatNumber } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { timingTexts } from "./timing-texts.ts";

export const timingOptions = () =>
  mealTimings.map((value) => ({ value, label: timingTexts[value]() }));

export const nutrientTexts: Record<NutrientName, () => string> = {
  calories: m.macros_calories,
  protein: m.macros_protein,
  carbs: m.macros_carbs,
  fat: m.macros_fat,
};

export const macroTypeTexts: Record<MacroType, () => string> = {
  protein: m.macros_type_protein,
  carbs: m.macros_type_carbs,
  fat: m.macros_type_fat,
  mixed: m.macros_type_mixed,
};

export const nutrientUnit = (name: NutrientName) =>
  name === "calories" ? m.macros_kcal() : m.macros_g();

/** The number without its unit, in Latin digits: 1,248 kcal, 28.2 g. */
export function nutrientNumber(name: NutrientName, value: number): string {
  return formatNumber(value, name === "calories" ? 0 : 1);
}

/** A difference with its sign. */
export function signedNumber(name: NutrientName, value: number): string {
  const sign = value > 0 ? "+" : value < 0 ? "−" : "";
  return sign + nutrientNumber(name, Math.abs(value));
}
