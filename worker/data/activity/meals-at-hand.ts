import { and, desc, eq, sql } from "drizzle-orm";
import { atHand, favouriteAmount, recentMeals } from "../../../domain/activity/meals-at-hand.ts";
import { usualMeals } from "../../../domain/activity/usual-meals.ts";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type {
  FavouriteFood,
  MealAtHand,
  MealsAtHand,
  OwnMeal,
} from "../../../domain/contract/activity/diet.ts";
import type { FoodPortion } from "../../../domain/contract/libraries/foods.ts";
import { groupedBy } from "../../../domain/grouping.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { favouriteFoods, foodPortions, foods } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import { portionCopy } from "./own-meal-values.ts";
import { newestOwnMealsOf, ownMealsOf } from "./own-meals.ts";

const t = favouriteFoods;
const p = foodPortions;

const favourites = prepared((db) =>
  db
    .select({
      id: foods.id,
      name: foods.name,
      englishName: foods.englishName,
      calories: foods.calories,
      protein: foods.protein,
      carbs: foods.carbs,
      fat: foods.fat,
      quantity: t.quantity,
      portion: t.portion,
    })
    .from(t)
    .innerJoin(foods, eq(foods.id, t.foodId))
    .where(eq(t.traineeId, sql.placeholder("traineeId")))
    .orderBy(desc(t.createdAt), t.foodId)
    .limit(atHand.favourites),
);

/** The measures of the foods in the newest meals, in those of two days, and among the favourites. */
const portions = preparedList((db) => {
  const of = (name: string) => sql.placeholder(name);
  return db
    .select({
      foodId: p.foodId,
      name: p.name,
      englishName: p.englishName,
      grams: p.grams,
    })
    .from(p)
    .where(
      sql`${p.foodId} in (
        select food_id from (select food_id from own_meals where trainee_id = ${of("traineeId")}
          order by created_at desc limit ${atHand.lookedThrough})
        union all select food_id from own_meals
          where trainee_id = ${of("traineeId")} and date in (${of("dayBefore")}, ${of("weekBefore")})
        union all select food_id from favourite_foods where trainee_id = ${of("traineeId")})`,
    )
    .orderBy(p.foodId, p.position);
});

/** Meals to log again, in one batch at a cost independent of the history. */
export async function getMealsAtHand(scope: TraineeScope, date: LocalDate): Promise<MealsAtHand> {
  const { db, traineeId } = scope;
  const before = addDays(date, -1);
  const weekAgo = addDays(date, -7);
  const [newest, dayBefore, weekBefore, marked, measures] = await db.batch([
    newestOwnMealsOf(scope, atHand.lookedThrough),
    ownMealsOf(scope, [before, before]),
    ownMealsOf(scope, [weekAgo, weekAgo]),
    favourites(db, { traineeId }),
    portions(db, { traineeId, dayBefore: before, weekBefore: weekAgo }),
  ]);
  const eaten = (meals: readonly OwnMeal[]) =>
    meals.filter(({ status }) => status === "consumed").map(again);
  return {
    date,
    dayBefore: eaten(dayBefore),
    weekBefore: eaten(weekBefore),
    usual: usualMeals(newest).map(({ timing, meals }) => ({ timing, meals: meals.map(again) })),
    recents: recentMeals(newest).map(again),
    favourites: marked.map((food) => ({
      ...food,
      foodId: food.id,
      ownFoodId: null,
      description: null,
      category: null,
      ...favouriteAmount({ ...food, foodId: food.id }, newest),
    })),
    portions: byFood(measures),
  };
}

function byFood(
  measures: readonly (FoodPortion & { foodId: string })[],
): Record<string, FoodPortion[]> {
  const grouped = groupedBy(measures, ({ foodId }) => foodId);
  return Object.fromEntries(
    [...grouped].map(([id, own]) => [id, own.map(({ foodId: _, ...portion }) => portion)]),
  );
}

function again(meal: OwnMeal): MealAtHand {
  const { date: _, status: __, createdAt: ___, ...rest } = meal;
  return rest;
}

/**
 * Marks a food as a favourite with an amount; a repetition changes the amount. The oldest ones above the limit
 * are deleted.
 * @returns false if the food does not exist
 */
export async function addFavouriteFood(
  scope: TraineeScope,
  foodId: string,
  { quantity, portion }: FavouriteFood,
): Promise<boolean> {
  const { db, traineeId, now } = scope;
  const amount = {
    quantity: quantity === undefined ? null : roundTo(quantity, 1),
    portion: portionCopy(foodId, portion),
  };
  const { rows } = await batchOf(db, {
    inserted: insertSelect(
      db,
      t,
      { traineeId: sql`${traineeId}`, foodId: sql`food.id`, ...amount, createdAt: now },
      sql`from foods food where food.id = ${foodId}`,
    ).onConflictDoUpdate({ target: [t.traineeId, t.foodId], set: { ...amount, createdAt: now } }),
    deleted: db.delete(t).where(
      and(
        eq(t.traineeId, traineeId),
        sql`${t.foodId} in (select food_id from favourite_foods where trainee_id = ${traineeId}
            order by created_at desc, food_id limit -1 offset ${atHand.favourites})`,
      ),
    ),
    rows: db.select({ id: foods.id }).from(foods).where(eq(foods.id, foodId)),
  });
  return rows.length > 0;
}

/** Deletes a favourite, if there is one. */
export async function removeFavouriteFood(
  { db, traineeId }: TraineeScope,
  foodId: string,
): Promise<void> {
  await db.batch([db.delete(t).where(and(eq(t.traineeId, traineeId), eq(t.foodId, foodId)))]);
}
