import { asc, sql } from "drizzle-orm";
import { addDays, type LocalDate, weekStart } from "../../../domain/calendar.ts";
import type { ShoppingWeek } from "../../../domain/contract/activity/shopping.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { foods, mealFoods } from "../../db/schema.ts";
import { portionsOfFood } from "../libraries/foods.ts";
import { openWeekOf } from "../schedules/open-weeks.ts";
import type { TraineeScope } from "../scope.ts";
import { scheduledMealsOf } from "./scheduled-meals.ts";

const [trainee, first, last] = ["traineeId", "first", "last"].map((name) => sql.placeholder(name));

/** The meals of some days: assigned ones, or their substitutes. */
const dishes = sql`(
  with planned as (select meal_id, substitute from schedule_meals
    where trainee_id = ${trainee} and date between ${first} and ${last})
  select meal_id from planned where meal_id is not null
  union select substitute ->> 'mealId' from planned where substitute is not null
)`;

const ingredientsOfDays = preparedList((db) =>
  db
    .select({ mealId: mealFoods.mealId, foodId: mealFoods.foodId, grams: mealFoods.grams })
    .from(mealFoods)
    .where(sql`${mealFoods.mealId} in ${dishes}`)
    .orderBy(asc(mealFoods.mealId), asc(mealFoods.position)),
);

const foodsOfDays = prepared((db) =>
  db
    .select({
      id: foods.id,
      name: foods.name,
      englishName: foods.englishName,
      category: sql<ShoppingWeek["foods"][number]["category"]>`${foods.category}`.as("category"),
      portions: portionsOfFood.as("portions"),
    })
    .from(foods)
    .where(sql`${foods.id} in (select food_id from meal_foods where meal_id in ${dishes})`),
);

/** The ingredients of a week's meals, in one batch at a cost independent of the history. */
export async function getShoppingWeek(scope: TraineeScope, date: LocalDate): Promise<ShoppingWeek> {
  const { db, traineeId } = scope;
  const sunday = weekStart(date);
  const days = { traineeId, first: sunday, last: addDays(sunday, 6) };
  await openWeekOf(scope, date);
  const [meals, ingredients, known] = await db.batch([
    scheduledMealsOf(scope, [days.first, days.last]),
    ingredientsOfDays(db, days),
    foodsOfDays(db, days),
  ]);
  return {
    weekStart: sunday,
    meals: meals.map(({ id, date: day, mealId, name, quantity, substitute, status }) => ({
      id,
      date: day,
      mealId,
      name,
      quantity,
      substitute,
      status,
    })),
    ingredients,
    foods: known,
  };
}
