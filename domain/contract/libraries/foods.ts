import { z } from "zod";
import { foldForSearch } from "../../arabic.ts";
import { foodCategories, foodFilters, foodSearch } from "../../libraries/foods.ts";
import { addProblem, nutrients, searchText } from "../fields.ts";

const bound = (filter: { min: number; max: number }) =>
  z.coerce.number().min(filter.min).max(filter.max).optional();

/** A search for foods; every part is optional. */
export const foodsQuery = z.strictObject({
  search: searchText(foodSearch.maxLength)
    .superRefine((text, context) => {
      const { length } = foldForSearch(text);
      if (length === 0 || length >= foodSearch.minLength) return;
      addProblem(context, { code: "too_short", min: foodSearch.minLength });
    })
    .default(""),
  category: z.enum(foodCategories).optional(),
  /** Only the eight categories of the dairy list. */
  dairy: z.enum(["true", "false"]).default("false"),
  /** kcal per 100 g; foods with unknown calories do not match. */
  minCalories: bound(foodFilters.calories),
  maxCalories: bound(foodFilters.calories),
  /** g per 100 g. */
  minProtein: bound(foodFilters.protein),
  maxProtein: bound(foodFilters.protein),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export type FoodsQuery = z.infer<typeof foodsQuery>;

export const foodPortion = z.object({
  name: z.string(),
  englishName: z.string().nullable(),
  grams: z.number(),
});
export type FoodPortion = z.infer<typeof foodPortion>;

/** A food per 100 g; null without a source of the value. */
export const food = z.object({
  id: z.string(),
  name: z.string(),
  englishName: z.string().nullable(),
  category: z.enum(foodCategories),
  ...nutrients,
  fiber: z.number().nullable(),
  sugar: z.number().nullable(),
  saturatedFat: z.number().nullable(),
  /** mg */
  sodium: z.number().nullable(),
  /** The source of the values. */
  source: z.string(),
  /** Its number in USDA SR28. */
  usdaId: z.string().nullable(),
  portions: z.array(foodPortion),
});
export type Food = z.infer<typeof food>;

export const foodsPage = z.object({
  foods: z.array(food),
  /** Whether a next page has more. */
  more: z.boolean(),
});
export type FoodsPage = z.infer<typeof foodsPage>;
