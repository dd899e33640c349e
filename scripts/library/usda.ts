import type { Nutrient, Per100 } from "../../domain/libraries/composition.ts";
import { measured, readTable } from "./table.ts";

/** Values of USDA SR28 for the library's foods, by five-digit number. */
export const usda: ReadonlyMap<string, Per100<Nutrient>> = new Map(
  readTable("usda", [
    "usda_id",
    "description",
    "calories",
    "protein",
    "carbs",
    "fat",
    "fiber",
    "sugar",
    "saturated_fat",
    "sodium",
  ]).map((row) => [
    row.usda_id,
    {
      calories: measured(row.calories),
      protein: measured(row.protein),
      carbs: measured(row.carbs),
      fat: measured(row.fat),
      fiber: measured(row.fiber),
      sugar: measured(row.sugar),
      saturatedFat: measured(row.saturated_fat),
      sodium: measured(row.sodium),
    },
  ]),
);
