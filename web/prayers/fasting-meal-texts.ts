import type { FastingMeal } from "../../domain/ramadan/slots.ts";
import { m } from "../paraglide/messages.js";

export const fastingMealTexts: Record<FastingMeal, () => string> = {
  suhoor: m.ramadan_meal_suhoor,
  iftar: m.ramadan_meal_iftar,
  after_tarawih: m.ramadan_meal_after_tarawih,
};
