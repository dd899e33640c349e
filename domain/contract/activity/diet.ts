import { z } from "zod";
import { eatenGrams, eatenPortions, ownMealFields, portionName } from "../../activity/diet.ts";
import { quantityBounds } from "../../libraries/bounds.ts";
import { mealTimings } from "../../libraries/meals.ts";
import { mealStatuses } from "../../schedules/schedules.ts";
import { datedTarget } from "../body/nutrition-targets.ts";
import { field, id, localDate, nutrients } from "../fields.ts";
import { foodPortion } from "../libraries/foods.ts";
import { scheduledMeal } from "../schedules/schedules.ts";
import { note } from "./notes.ts";

/** So many of a household portion, in which an amount was told; the portion as it was then. */
const eatenPortion = foodPortion.extend({ count: z.number() });

/** A meal beside the plan: nutrients per 100 g, null where nobody measured, and its grams. */
export const ownMeal = z.object({
  id: z.string(),
  date: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: z.enum(mealTimings).nullable(),
  /** The food it was made from; null when it was typed by hand as a whole. */
  foodId: z.string().nullable(),
  ...nutrients,
  quantity: z.number(),
  /** The same amount as it was told; null where it was told in grams. */
  portion: eatenPortion.nullable(),
  status: z.enum(mealStatuses),
  /** UTC milliseconds. */
  createdAt: z.number(),
});
export type OwnMeal = z.infer<typeof ownMeal>;

/** Any day of the week that is asked for; days to come may be looked at. */
export const mealWeekQuery = z.object({ date: localDate });

export const mealWeek = z.object({
  /** The Sunday. */
  weekStart: z.string(),
  meals: z.array(scheduledMeal),
  ownMeals: z.array(ownMeal),
  /** What the trainee is to eat on its days. */
  targets: z.array(datedTarget),
  /** The newest notes about food, newest first. */
  notes: z.array(note),
});
export type MealWeek = z.infer<typeof mealWeek>;

/** `id` is the change's own, `itemId` the meal's: of a plan, or beside it. */
export const mealStatusChange = z.strictObject({
  id,
  itemId: id,
  status: z.enum(mealStatuses),
});
export type MealStatusChange = z.infer<typeof mealStatusChange>;

/** What is eaten instead of an assigned meal; null goes back to what was assigned. */
export const mealSwap = z.strictObject({
  id,
  itemId: id,
  substitute: z
    .strictObject({
      mealId: id,
      quantity: field({
        kind: "number",
        min: quantityBounds.min,
        max: quantityBounds.max,
        decimals: 1,
      }),
    })
    .nullable(),
});
export type MealSwap = z.infer<typeof mealSwap>;

const byHand = {
  kind: z.literal("hand"),
  name: field(ownMealFields.name),
  description: field(ownMealFields.description).nullable(),
  category: field(ownMealFields.category),
  calories: field(ownMealFields.calories),
  protein: field(ownMealFields.protein),
  carbs: field(ownMealFields.carbs),
  fat: field(ownMealFields.fat),
};

/** Grams of a food, and so many of which of its portions they are, by the portion's name; of grams alone null. */
const amountFields = {
  quantity: field(eatenGrams),
  portion: z
    .strictObject({ name: field(portionName), count: field(eatenPortions) })
    .nullable()
    .optional(),
};

const fromFood = {
  kind: z.literal("food"),
  foodId: id,
  category: field(ownMealFields.category),
  ...amountFields,
};

const ofSlot = {
  kind: z.literal("slot"),
  name: field(ownMealFields.name),
  category: field(ownMealFields.category),
  status: z.enum(["consumed", "skipped"]),
};

/**
 * A meal beside the plan: typed by hand, a food with its grams, or a meal of a day without a plan
 * that was eaten or left out, of which only the usual calories are known.
 */
export const newOwnMeal = z.discriminatedUnion("kind", [
  z.strictObject({ id, date: localDate, ...byHand }),
  z.strictObject({ id, date: localDate, ...fromFood }),
  z.strictObject({ id, date: localDate, ...ofSlot }),
]);
export type NewOwnMeal = z.infer<typeof newOwnMeal>;

export const ownMealChange = z.discriminatedUnion("kind", [
  z.strictObject(byHand),
  z.strictObject(fromFood),
]);
export type OwnMealChange = z.infer<typeof ownMealChange>;

export const ownMealParams = z.object({ id });

/** Something to eat again: nutrients per 100 g, and the grams it was eaten with last. */
export const mealAtHand = ownMeal.pick({
  id: true,
  name: true,
  description: true,
  category: true,
  foodId: true,
  calories: true,
  protein: true,
  carbs: true,
  fat: true,
  quantity: true,
  portion: true,
});
export type MealAtHand = z.infer<typeof mealAtHand>;

/** `date` is the day that something is added to. */
export const mealsAtHandQuery = z.object({ date: localDate });
export const mealsAtHand = z.object({
  /** What was eaten beside the plan the day before. */
  dayBefore: z.array(mealAtHand),
  /** What was eaten lately, each once, newest first. */
  recents: z.array(mealAtHand),
  /** Foods that were marked, the newest mark first. */
  favourites: z.array(mealAtHand),
});
export type MealsAtHand = z.infer<typeof mealsAtHand>;

export const favouriteFoodParams = z.object({ id });
/** The amount that a favourite is eaten with; without one as it was eaten last. */
export const favouriteFood = z.strictObject({
  quantity: amountFields.quantity.optional(),
  portion: amountFields.portion,
});
export type FavouriteFood = z.infer<typeof favouriteFood>;
