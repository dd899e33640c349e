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

/** A number of household portions, with the portion as it was then. */
export const eatenPortion = foodPortion.extend({ count: z.number() });

/** A meal outside the plan: nutrients per 100 g (null is unknown), and grams. */
export const ownMeal = z.object({
  id: z.string(),
  date: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: z.enum(mealTimings).nullable(),
  /** Its food; null for a meal typed as a whole. */
  foodId: z.string().nullable(),
  /** The English name of that food. Rows cached by earlier builds have none. */
  englishName: z.string().nullish(),
  /** The trainee's own food of which it is a copy; null after its deletion. Rows cached by earlier builds have none. */
  ownFoodId: z.string().nullable().optional(),
  ...nutrients,
  quantity: z.number(),
  /** The amount in portions; null for an amount in grams. */
  portion: eatenPortion.nullable(),
  status: z.enum(mealStatuses),
  /** UTC milliseconds. */
  createdAt: z.number(),
});
export type OwnMeal = z.infer<typeof ownMeal>;

/** Any day of the requested week; later weeks are allowed. */
export const mealWeekQuery = z.object({ date: localDate });

export const mealWeek = z.object({
  /** The Sunday. */
  weekStart: z.string(),
  meals: z.array(scheduledMeal),
  ownMeals: z.array(ownMeal),
  /** The nutrition targets of its days. */
  targets: z.array(datedTarget),
  /** Days on which nothing is compared; missing in a week cached by an earlier build. */
  uncompared: z.array(z.string()).optional(),
  /** The newest notes about food, newest first. */
  notes: z.array(note),
});
export type MealWeek = z.infer<typeof mealWeek>;

/** `id` is the change's, `itemId` the meal's, in or outside the plan. */
export const mealStatusChange = z.strictObject({
  id,
  itemId: id,
  status: z.enum(mealStatuses),
});
export type MealStatusChange = z.infer<typeof mealStatusChange>;

/** The substitute of an assigned meal; null removes it. */
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

/** Grams of a food, and the number and name of its portions; null for grams alone. */
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

/** Per 100 g; a dish that was boiled down may have more than any food. */
const copiedValue = field({ kind: "number", min: 0, max: 100_000, decimals: 2 }).nullable();

const fromOwnFood = {
  kind: z.literal("own"),
  ownFoodId: id,
  category: field(ownMealFields.category),
  ...amountFields,
  /** The copies of a removed meal, to restore it; the own food's present ones by default. */
  copied: z
    .strictObject({
      name: field(ownMealFields.name),
      calories: copiedValue,
      protein: copiedValue,
      carbs: copiedValue,
      fat: copiedValue,
      portionGrams: field(eatenGrams).nullable(),
    })
    .optional(),
};

/** Another amount of a logged own food; its values stay as they were copied. */
const ownAmount = {
  kind: z.literal("own"),
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
 * A meal outside the plan: typed by hand, a food or an own food with its grams, or an eaten or skipped meal of an unplanned
 * day, with default calories alone.
 */
export const newOwnMeal = z.discriminatedUnion("kind", [
  z.strictObject({ id, date: localDate, ...byHand }),
  z.strictObject({ id, date: localDate, ...fromFood }),
  z.strictObject({ id, date: localDate, ...fromOwnFood }),
  z.strictObject({ id, date: localDate, ...ofSlot }),
]);
export type NewOwnMeal = z.infer<typeof newOwnMeal>;

export const ownMealChange = z.discriminatedUnion("kind", [
  z.strictObject(byHand),
  z.strictObject(fromFood),
  z.strictObject(ownAmount),
]);
export type OwnMealChange = z.infer<typeof ownMealChange>;

export const ownMealParams = z.object({ id });

/** A meal to log again: nutrients per 100 g, and the last eaten grams. */
export const mealAtHand = ownMeal.pick({
  id: true,
  name: true,
  description: true,
  category: true,
  foodId: true,
  englishName: true,
  ownFoodId: true,
  calories: true,
  protein: true,
  carbs: true,
  fat: true,
  quantity: true,
  portion: true,
});
export type MealAtHand = z.infer<typeof mealAtHand>;

/** `date` is the day to add to. */
export const mealsAtHandQuery = z.object({ date: localDate });
export const mealsAtHand = z.object({
  /** The requested day. */
  date: z.string(),
  /** Eaten meals outside the plan of the day before, and of the same weekday a week before. */
  dayBefore: z.array(mealAtHand),
  weekBefore: z.array(mealAtHand),
  /** Foods eaten repeatedly at each meal of the day, the most usual first. */
  usual: z.array(z.object({ timing: z.enum(mealTimings), meals: z.array(mealAtHand) })),
  /** Recent meals, each once, newest first. */
  recents: z.array(mealAtHand),
  /** Favourite foods, the newest mark first. */
  favourites: z.array(mealAtHand),
  /** The household measures of all these foods, by the food's id. */
  portions: z.record(z.string(), z.array(foodPortion)),
});
export type MealsAtHand = z.infer<typeof mealsAtHand>;

export const favouriteFoodParams = z.object({ id });
/** The amount of a favourite; the last eaten one by default. */
export const favouriteFood = z.strictObject({
  quantity: amountFields.quantity.optional(),
  portion: amountFields.portion,
});
export type FavouriteFood = z.infer<typeof favouriteFood>;
