import type { MealTiming } from "../../domain/libraries/meals.ts";
import { m } from "../paraglide/messages.js";

export const timingTexts: Record<MealTiming, () => string> = {
  breakfast: m.meals_timing_breakfast,
  lunch: m.meals_timing_lunch,
  dinner: m.meals_timing_dinner,
  snack: m.meals_timing_snack,
};
