import type { OwnFood } from "../../domain/contract/activity/own-foods.ts";
import type { Food } from "../../domain/contract/libraries/foods.ts";
import type { FoodCategory } from "../../domain/libraries/foods.ts";
import { m } from "../paraglide/messages.js";

export const foodCategoryTexts: Record<FoodCategory, () => string> = {
  milk: m.foods_category_milk,
  yogurt: m.foods_category_yogurt,
  cheese: m.foods_category_cheese,
  cream: m.foods_category_cream,
  butter: m.foods_category_butter,
  icecream: m.foods_category_icecream,
  substitute: m.foods_category_substitute,
  other: m.foods_category_other,
  grains: m.foods_category_grains,
  bread: m.foods_category_bread,
  legumes: m.foods_category_legumes,
  meat: m.foods_category_meat,
  poultry: m.foods_category_poultry,
  fish: m.foods_category_fish,
  eggs: m.foods_category_eggs,
  vegetables: m.foods_category_vegetables,
  fruits: m.foods_category_fruits,
  nuts: m.foods_category_nuts,
  oils: m.foods_category_oils,
  spices: m.foods_category_spices,
  sweets: m.foods_category_sweets,
  drinks: m.foods_category_drinks,
  dishes: m.foods_category_dishes,
};

export const otherNutrients = ["fiber", "sugar", "saturatedFat", "sodium"] as const;
type OtherNutrient = (typeof otherNutrients)[number];

export const otherNutrientTexts: Record<OtherNutrient, () => string> = {
  fiber: m.foods_fiber,
  sugar: m.foods_sugar,
  saturatedFat: m.foods_saturatedFat,
  sodium: m.foods_sodium,
};

/** The source of a food's values, with its number there. */
export function foodSourceText({ source, usdaId }: Pick<Food, "source" | "usdaId">): string {
  const number = usdaId ? ` ${m.foods_source_number({ number: usdaId })}` : "";
  return m.foods_source({ source }) + number;
}

/** The name of an own food's photo: of its label, or of the dish itself. */
export const photoOf = ({ kind, name }: Pick<OwnFood, "kind" | "name">): string =>
  kind === "recipe" ? m.own_foods_photo_dish_of({ name }) : m.own_foods_photo_of({ name });
