import { z } from "zod";
import { eatenGrams, eatenPortions, portionName as measureName } from "../../activity/diet.ts";
import {
  loggedDays,
  maxOwnFoods,
  ownFoodFields,
  ownFoodKinds,
  recipeParts,
} from "../../activity/own-foods.ts";
import { field, id, nutrients } from "../fields.ts";
import { photo } from "../photo.ts";
import { eatenPortion } from "./diet.ts";

/** An ingredient with its name and values per 100 g, as they were. */
export const recipePart = z.object({
  foodId: z.string(),
  name: z.string(),
  englishName: z.string().nullable(),
  grams: z.number(),
  /** The household measures that the grams were told in; none for grams alone. */
  portion: eatenPortion.optional(),
  ...nutrients,
});
export type RecipePart = z.infer<typeof recipePart>;

/** A trainee's own recipe, or an own food from its label. */
export const ownFood = z.object({
  id: z.string(),
  kind: z.enum(ownFoodKinds),
  name: z.string(),
  /** Equal portions of a recipe; null for a label. */
  servings: z.number().nullable(),
  /** Grams after cooking; null for the sum of the parts. */
  finishedGrams: z.number().nullable(),
  /** Per 100 g; null is unknown. */
  ...nutrients,
  /** The ingredients in the trainee's order; a label has none. */
  parts: z.array(recipePart),
  /** A recipe's serving, or a label's household portion. */
  portion: z.object({ name: z.string(), grams: z.number() }).nullable(),
  photo,
  /** UTC milliseconds of the last time it was logged. */
  eatenAt: z.number().nullable(),
  /** UTC milliseconds. */
  updatedAt: z.number(),
});
export type OwnFood = z.infer<typeof ownFood>;

/** The food that was used or edited last comes first. */
export const ownFoods = z.object({ foods: z.array(ownFood).max(maxOwnFoods) });
export type OwnFoods = z.infer<typeof ownFoods>;

const common = {
  name: field(ownFoodFields.name),
  /** `update` changes the logged days too. */
  days: z.enum(loggedDays),
};
const { optional: _, ...portionName } = ownFoodFields.portionName;
const { optional: __, ...portionGrams } = ownFoodFields.portionGrams;

const measures = z.strictObject({
  name: field(measureName),
  englishName: field(measureName).nullable(),
  grams: field(eatenGrams),
  count: field(eatenPortions),
});

const recipe = z.strictObject({
  kind: z.literal("recipe"),
  ...common,
  servings: field(ownFoodFields.servings),
  finishedGrams: field(ownFoodFields.finishedGrams).nullable(),
  parts: z
    .array(
      z.strictObject({
        foodId: id,
        grams: field(ownFoodFields.partGrams),
        portion: measures.optional(),
      }),
    )
    .min(recipeParts.min)
    .max(recipeParts.max),
  /** The word for a serving, in the trainee's language. */
  portionName: field(portionName),
});

const label = z.strictObject({
  kind: z.literal("label"),
  ...common,
  calories: field(ownFoodFields.calories).nullable(),
  protein: field(ownFoodFields.protein).nullable(),
  carbs: field(ownFoodFields.carbs).nullable(),
  fat: field(ownFoodFields.fat).nullable(),
  portion: z.strictObject({ name: field(portionName), grams: field(portionGrams) }).nullable(),
});

/** The whole content of an own food; its values come from the ingredients, or from the label. */
export const ownFoodContent = z.discriminatedUnion("kind", [recipe, label]);
export type OwnFoodContent = z.infer<typeof ownFoodContent>;

export const ownFoodParams = z.object({ id });
