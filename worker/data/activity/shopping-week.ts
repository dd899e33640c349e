import { asc, eq, sql } from "drizzle-orm";
import { householdBounds } from "../../../domain/activity/shopping.ts";
import { addDays, type LocalDate, weekStart } from "../../../domain/calendar.ts";
import type { Household, ShoppingWeek } from "../../../domain/contract/activity/shopping.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { foods, households, mealFoods } from "../../db/schema.ts";
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
      boughtAs: foods.boughtAs,
      shopUnit: foods.shopUnit,
      shopGrams: foods.shopGrams,
    })
    .from(foods)
    .where(sql`${foods.id} in (
      with eaten as (select food_id from meal_foods where meal_id in ${dishes})
      select food_id from eaten
      union select part.value ->> 'foodId'
        from foods food, json_each(food.bought_as) part where food.id in eaten
    )`),
);

const householdOf = prepared((db) =>
  db
    .select({ people: households.people, atHome: households.atHome })
    .from(households)
    .where(eq(households.traineeId, trainee ?? sql``)),
);

/** The ingredients of a week's meals, in one batch at a cost independent of the history. */
export async function getShoppingWeek(scope: TraineeScope, date: LocalDate): Promise<ShoppingWeek> {
  const { db, traineeId } = scope;
  const sunday = weekStart(date);
  const days = { traineeId, first: sunday, last: addDays(sunday, 6) };
  await openWeekOf(scope, date);
  const [meals, ingredients, known, [household]] = await db.batch([
    scheduledMealsOf(scope, [days.first, days.last]),
    ingredientsOfDays(db, days),
    foodsOfDays(db, days),
    householdOf(db, { traineeId }),
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
    foods: known.map((food) => ({ ...food, boughtAs: food.boughtAs && [...food.boughtAs] })),
    household: {
      people: household?.people ?? householdBounds.people.min,
      atHome: [...(household?.atHome ?? [])],
    },
  };
}

/** Writes the whole household; the last one holds. */
export async function putHousehold(
  { db, traineeId, now }: TraineeScope,
  { people, atHome }: Household,
): Promise<void> {
  const values = { people, atHome: [...new Set(atHome)], updatedAt: now };
  await db.batch([
    db
      .insert(households)
      .values({ traineeId, ...values })
      .onConflictDoUpdate({ target: households.traineeId, set: values }),
  ]);
}
