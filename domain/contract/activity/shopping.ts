import { z } from "zod";
import { householdBounds } from "../../activity/shopping.ts";
import { shopUnits } from "../../libraries/shop-units.ts";
import { field, id } from "../fields.ts";
import { food } from "../libraries/foods.ts";
import { scheduledMeal } from "../schedules/schedules.ts";

/** Who eats from the list, and the foods that their kitchen has. */
export const household = z.strictObject({
  people: field({ kind: "number", ...householdBounds.people, decimals: 0 }),
  /** Ids of foods; a food that is gone since is none of the list. */
  atHome: z.array(id).max(householdBounds.atHome),
});
export type Household = z.infer<typeof household>;

/** The meals of a week and their ingredients, for shopping. */
export const shoppingWeek = z.object({
  /** The Sunday. */
  weekStart: z.string(),
  meals: z.array(
    scheduledMeal.pick({
      id: true,
      date: true,
      mealId: true,
      name: true,
      quantity: true,
      substitute: true,
      status: true,
    }),
  ),
  /** Grams of each food in a dish of the library. */
  ingredients: z.array(z.object({ mealId: z.string(), foodId: z.string(), grams: z.number() })),
  /** The eaten foods and the bought ones. */
  foods: z.array(
    food.pick({ id: true, name: true, englishName: true, category: true }).extend({
      /** The foods bought for 100 g, in grams; null for itself. */
      boughtAs: z.array(z.object({ foodId: z.string(), grams: z.number() })).nullable(),
      /** The unit of shops, and the grams in one; null for the usual one of the category. */
      shopUnit: z.enum(shopUnits).nullable(),
      shopGrams: z.number().nullable(),
    }),
  ),
  household: z.object({ people: z.number(), atHome: z.array(z.string()) }),
});
export type ShoppingWeek = z.infer<typeof shoppingWeek>;
