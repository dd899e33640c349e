import { z } from "zod";
import type { MealColumn } from "../../libraries/file-columns.ts";
import {
  macrosFit,
  mealFields,
  mealFoodBounds,
  mealSorts,
  mealTimings,
  nutrientFields,
} from "../../libraries/meals.ts";
import { roundTo } from "../../numerals.ts";
import { accountStatuses } from "../../trainee.ts";
import { addProblem, field, id, nutrients, pageNumber } from "../fields.ts";
import { libraryQuery } from "./library-query.ts";

/** Filter and order of the whole library, for a file. */
export const mealsFileQuery = libraryQuery.extend({
  category: z.enum(mealTimings).optional(),
  sort: z.enum(mealSorts).default("created"),
});
export type MealsFileQuery = z.infer<typeof mealsFileQuery>;

/** A page of the library. */
export const mealsQuery = mealsFileQuery.extend({ page: pageNumber });
export type MealsQuery = z.infer<typeof mealsQuery>;

/** A meal of the picker; nutrients per 100 g. */
export const mealChoice = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  ...nutrients,
  category: z.enum(mealTimings),
  timing: z.enum(mealTimings),
  /** Number of its foods; 0 for typed values. */
  foodCount: z.number().int(),
});
export type MealChoice = z.infer<typeof mealChoice>;

/** Every active meal, for search, filter and alternatives on the client. */
export const mealChoices = z.object({ meals: z.array(mealChoice) });
export type MealChoices = z.infer<typeof mealChoices>;

export const mealRow = mealChoice.extend({
  status: z.enum(accountStatuses),
  /** UTC milliseconds. */
  createdAt: z.number().int(),
});
export type MealRow = z.infer<typeof mealRow>;

/** A meal of the list's file, which an import reads. */
export type FiledMeal = Pick<MealRow, MealColumn>;

export const mealsPage = z.object({
  meals: z.array(mealRow),
  /** Matches on all pages. */
  total: z.number().int(),
});
export type MealsPage = z.infer<typeof mealsPage>;

export const mealFood = z.object({
  foodId: z.string(),
  name: z.string(),
  ...nutrients,
  source: z.string(),
  usdaId: z.string().nullable(),
  grams: z.number(),
});
export type MealFood = z.infer<typeof mealFood>;

export const mealDetails = mealRow.extend({
  /** Its foods in order; empty for typed values. */
  foods: z.array(mealFood),
});
export type MealDetails = z.infer<typeof mealDetails>;

const typedPer100 = z
  .strictObject({
    calories: field(nutrientFields.calories),
    protein: field(nutrientFields.protein),
    carbs: field(nutrientFields.carbs),
    fat: field(nutrientFields.fat),
  })
  .superRefine((values, context) => {
    if (macrosFit(values)) return;
    const max = Math.max(0, roundTo(100 - values.protein - values.carbs, 1));
    addProblem(context, { code: "out_of_range", min: 0, max }, ["fat"]);
  });

const ingredients = z
  .array(
    z.strictObject({
      foodId: id,
      grams: field({ kind: "number", ...mealFoodBounds }),
    }),
  )
  .min(1)
  .max(mealFoodBounds.count);

/** Typed values, or foods from which the server computes them. */
const valuesOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, per100: typedPer100.optional(), foods: ingredients.optional() });

const bothOrNeither = (given: { per100?: unknown; foods?: unknown }) =>
  (given.per100 === undefined) !== (given.foods === undefined);

export const newMeal = valuesOf({
  id,
  name: field(mealFields.name),
  description: field(mealFields.description).nullable().default(null),
  category: field(mealFields.category),
  timing: field(mealFields.timing),
  status: z.enum(accountStatuses).default("active"),
}).refine(bothOrNeither);
export type NewMeal = z.infer<typeof newMeal>;

/** Changed fields alone, so that two windows can edit different fields. */
export const mealChanges = valuesOf({
  name: field(mealFields.name).optional(),
  description: field(mealFields.description).nullable().optional(),
  category: field(mealFields.category).optional(),
  timing: field(mealFields.timing).optional(),
  status: z.enum(accountStatuses).optional(),
}).refine(({ per100, foods }) => per100 === undefined || foods === undefined);
export type MealChanges = z.infer<typeof mealChanges>;

export const mealParams = z.object({ id });
