import { type SQL, sql } from "drizzle-orm";
import { eatenPortions } from "../../../domain/activity/diet.ts";
import type { NewOwnMeal, OwnMealChange } from "../../../domain/contract/activity/diet.ts";
import { roundTo } from "../../../domain/numerals.ts";

type Logged = Extract<NewOwnMeal, { kind: "own" }>;

/**
 * The values of a logged own food, and the table of their source. A portion decides the grams, because the
 * sender's recipe may be older than the stored one. A restored meal keeps its copies, whether its food lives or not.
 */
export function ownFoodValues(traineeId: string, meal: Logged) {
  const { ownFoodId, category, portion, copied } = meal;
  const isOwn = sql`food.id = ${ownFoodId} and food.trainee_id = ${traineeId} and food.deleted_at is null`;
  const count = portion ? roundTo(portion.count, eatenPortions.decimals) : null;
  const quantity = roundTo(meal.quantity, 1);
  const common = { category, ownFoodId: sql`food.id`, status: "consumed" as const };
  if (copied) {
    const { portionGrams, ...values } = copied;
    const told = portion && { ...portion, englishName: null, grams: portionGrams ?? quantity };
    const copies = { ...values, quantity, portion: told ?? null };
    return { values: { ...common, ...copies }, from: sql`left join own_foods food on ${isOwn}` };
  }
  const isPortion = sql`${count} is not null and food.portion_name is not null`;
  const values = {
    ...common,
    name: sql`food.name`,
    calories: sql`food.calories`,
    protein: sql`food.protein`,
    carbs: sql`food.carbs`,
    fat: sql`food.fat`,
    quantity: sql`iif(${isPortion}, round(${count} * food.portion_grams, 1), ${quantity})`,
    portion: sql`iif(${isPortion}, json_object('name', food.portion_name, 'englishName', null,
      'grams', food.portion_grams, 'count', ${count}), null)`,
  };
  return { values, from: sql`join own_foods food on ${isOwn}` };
}

/** Another amount of a logged own food. Portions are those of its copy. */
export function ownAmountValues({
  category,
  quantity,
  portion,
}: Extract<OwnMealChange, { kind: "own" }>) {
  const grams = roundTo(quantity, 1);
  if (!portion) return { category, quantity: grams, portion: null };
  const count = roundTo(portion.count, eatenPortions.decimals);
  const isPortion: SQL = sql`portion is not null`;
  return {
    category,
    quantity: sql`iif(${isPortion}, round(${count} * (portion ->> 'grams'), 1), ${grams})`,
    portion: sql`iif(${isPortion}, json_set(portion, '$.count', ${count}), null)`,
  };
}
