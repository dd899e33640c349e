import { z } from "zod";
import { food } from "../libraries/foods.ts";
import { scheduledMeal } from "../schedules/schedules.ts";

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
  foods: z.array(
    food.pick({ id: true, name: true, englishName: true, category: true, portions: true }),
  ),
});
export type ShoppingWeek = z.infer<typeof shoppingWeek>;
