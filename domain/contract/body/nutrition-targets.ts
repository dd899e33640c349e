import { z } from "zod";
import { nutritionTargetFields, targetSources } from "../../body/nutrition-target.ts";
import { field } from "../fields.ts";

const grams = z.number().int().nullable();

/** A stored target, valid from its day until the next one. Without calories it ends the previous one. */
export const datedTarget = z.object({
  startsOn: z.string(),
  /** kcal */
  calories: z.number().int().nullable(),
  /** g */
  protein: grams,
  carbs: grams,
  fat: grams,
});
export type DatedTarget = z.infer<typeof datedTarget>;

/** A trainee's nutrition targets, newest first. */
export const nutritionTargets = z.object({
  /** The trainee's today. */
  today: z.string(),
  targets: z.array(
    datedTarget.extend({
      source: z.enum(targetSources),
      /** UTC milliseconds. */
      updatedAt: z.number().int(),
    }),
  ),
});
export type NutritionTargets = z.infer<typeof nutritionTargets>;

const { calories, protein, carbs, fat } = nutritionTargetFields;

/** The target from the trainee's today on; null ends it. */
export const newNutritionTarget = z.strictObject({
  target: z
    .strictObject({
      calories: field(calories),
      protein: field(protein).nullable(),
      carbs: field(carbs).nullable(),
      fat: field(fat).nullable(),
      source: z.enum(targetSources),
    })
    .nullable(),
});
export type NewNutritionTarget = z.infer<typeof newNutritionTarget>;
