import { type SQL, sql } from "drizzle-orm";
import { defaultSlotCalories, eatenPortions } from "../../../domain/activity/diet.ts";
import type { NewOwnMeal, OwnMealChange } from "../../../domain/contract/activity/diet.ts";
import { roundTo } from "../../../domain/numerals.ts";
import type { InsertedColumns } from "../../db/insert-select.ts";
import type { ownMeals } from "../../db/schema.ts";
import { ownAmountValues, ownFoodValues } from "./logged-own-foods.ts";

type MealValues = Pick<
  InsertedColumns<typeof ownMeals>,
  | "name"
  | "description"
  | "category"
  | "foodId"
  | "ownFoodId"
  | "calories"
  | "protein"
  | "carbs"
  | "fat"
  | "quantity"
  | "portion"
  | "status"
>;

/** The food's portion of an amount, as a copy; null for other portions. */
export const portionCopy = (foodId: string, portion: ToldPortion): SQL =>
  portion
    ? sql`(select json_object('name', name, 'englishName', english_name, 'grams', grams,
        'count', ${roundTo(portion.count, eatenPortions.decimals)})
      from food_portions where food_id = ${foodId} and name = ${portion.name} limit 1)`
    : sql`null`;
type ToldPortion = { name: string; count: number } | null | undefined;

/** The values of a new meal, and the table of its source. */
export function newValues(traineeId: string, meal: NewOwnMeal): { values: MealValues; from: SQL } {
  switch (meal.kind) {
    case "hand":
      return { values: { ...handValues(meal), status: "consumed" }, from: sql`` };
    case "food":
      return {
        values: {
          name: sql`food.name`,
          category: meal.category,
          foodId: sql`food.id`,
          calories: sql`food.calories`,
          protein: sql`food.protein`,
          carbs: sql`food.carbs`,
          fat: sql`food.fat`,
          quantity: roundTo(meal.quantity, 1),
          portion: portionCopy(meal.foodId, meal.portion),
          status: "consumed",
        },
        from: sql`join foods food on food.id = ${meal.foodId}`,
      };
    case "own":
      return ownFoodValues(traineeId, meal);
    case "slot":
      return {
        values: {
          name: meal.name,
          category: meal.category,
          calories: defaultSlotCalories,
          quantity: 100,
          status: meal.status,
        },
        from: sql``,
      };
  }
}

/** The values of a changed meal, its day excepted. */
export function changedValues(change: OwnMealChange) {
  switch (change.kind) {
    case "hand":
      return handValues(change);
    case "food":
      return foodValues(change);
    case "own":
      return ownAmountValues(change);
  }
}

function handValues(meal: Extract<NewOwnMeal | OwnMealChange, { kind: "hand" }>) {
  return {
    name: meal.name,
    description: meal.description,
    category: meal.category,
    foodId: null,
    ownFoodId: null,
    calories: roundTo(meal.calories, 0),
    protein: roundTo(meal.protein, 1),
    carbs: roundTo(meal.carbs, 1),
    fat: roundTo(meal.fat, 1),
    quantity: 100,
    portion: null,
  };
}

function foodValues(meal: Extract<OwnMealChange, { kind: "food" }>) {
  const { foodId, category, quantity, portion } = meal;
  const of = (column: string) => sql`(select ${sql.raw(column)} from foods where id = ${foodId})`;
  return {
    name: of("name"),
    description: null,
    category,
    foodId,
    ownFoodId: null,
    calories: of("calories"),
    protein: of("protein"),
    carbs: of("carbs"),
    fat: of("fat"),
    quantity: roundTo(quantity, 1),
    portion: portionCopy(foodId, portion),
  };
}
