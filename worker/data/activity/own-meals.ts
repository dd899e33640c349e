import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { ownMealsPerDay } from "../../../domain/activity/diet.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type {
  MealStatusChange,
  NewOwnMeal,
  OwnMeal,
  OwnMealChange,
} from "../../../domain/contract/activity/diet.ts";
import { batchOf } from "../../db/batch.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { preparedList } from "../../db/prepared.ts";
import { ownMeals } from "../../db/schema.ts";
import { type OwnDay, ownDays, timeZoneIsStill } from "../own-day.ts";
import { countDays, daysOf } from "../schedules/performance-days.ts";
import type { TraineeScope } from "../scope.ts";
import { profileOf } from "../trainee-profile.ts";
import { changedValues, newValues } from "./own-meal-values.ts";

const t = ownMeals;
const weekLimit = 7 * ownMealsPerDay;

const columns = {
  id: t.id,
  date: t.date,
  name: t.name,
  description: t.description,
  category: t.category,
  foodId: t.foodId,
  englishName: sql<string | null>`(select english_name from foods where id = food_id)`.as(
    "food_english_name",
  ),
  ownFoodId: sql<string | null>`(select id from own_foods
    where id = own_food_id and deleted_at is null)`.as("own_food"),
  calories: t.calories,
  protein: t.protein,
  carbs: t.carbs,
  fat: t.fat,
  quantity: t.quantity,
  portion: t.portion,
  status: t.status,
  createdAt: t.createdAt,
};

const mealsBetween = preparedList((db) =>
  db.select(columns).from(t).where(ownDays(t)).orderBy(t.date, t.createdAt, t.id).limit(weekLimit),
);

/** Reads the own meals between two days. */
export function ownMealsOf(
  { db, traineeId }: TraineeScope,
  [first, last]: readonly [LocalDate, LocalDate],
) {
  return mealsBetween(db, { traineeId, first, last });
}

const newestMeals = preparedList((db) =>
  db
    .select(columns)
    .from(t)
    .where(eq(t.traineeId, sql.placeholder("traineeId")))
    .orderBy(desc(t.createdAt))
    .limit(sql.placeholder("limit")),
);

/** Reads the newest own meals, newest first. */
export const newestOwnMealsOf = ({ db, traineeId }: TraineeScope, limit: number) =>
  newestMeals(db, { traineeId, limit });

/** Reads one own meal. */
const ownMealOf = ({ db, traineeId }: TraineeScope, id: string) =>
  db.select(columns).from(t).where(own(traineeId, id));

const own = (traineeId: string, id: string) => and(eq(t.id, id), eq(t.traineeId, traineeId));

const dayOfMeal = (traineeId: string, id: string): SQL =>
  sql`select trainee_id, date from own_meals where id = ${id} and trainee_id = ${traineeId}`;

/** Stores an own meal, once even if repeated, on a day that has begun and below the limit. */
export async function createOwnMeal(
  scope: TraineeScope,
  meal: NewOwnMeal,
  day: OwnDay,
): Promise<{ meal: OwnMeal | undefined; full: boolean; timeZone: string | undefined }> {
  const { db, traineeId, now } = scope;
  const { values, from } = newValues(traineeId, meal);
  const isBegun = sql`${meal.date} <= ${day.today}`;
  const { meals, counts, profiles } = await batchOf(db, {
    inserted: insertSelect(
      db,
      t,
      { id: meal.id, traineeId: sql`profile.id`, date: meal.date, ...values, createdAt: now },
      sql`from trainee_profiles profile ${from}
        where profile.id = ${traineeId} and ${timeZoneIsStill(scope, day)} and ${isBegun}
          and ${countOn(traineeId, meal.date)} < ${ownMealsPerDay}`,
    ).onConflictDoNothing(),
    counted: countDays(db, daysOf(traineeId, meal.date <= day.today ? [meal.date] : []), now),
    meals: ownMealOf(scope, meal.id),
    counts: db
      .select({ count: sql<number>`count(*)`.as("own_meals") })
      .from(t)
      .where(and(eq(t.traineeId, traineeId), eq(t.date, meal.date))),
    profiles: profileOf(scope),
  });
  return {
    meal: meals[0],
    full: (counts[0]?.count ?? 0) >= ownMealsPerDay,
    timeZone: profiles[0]?.timeZone,
  };
}

const countOn = (traineeId: string, date: LocalDate): SQL =>
  sql`(select count(*) from own_meals where trainee_id = ${traineeId} and date = ${date})`;

/** Replaces a meal's values except its day; without effect for an unknown food. */
export async function updateOwnMeal(
  scope: TraineeScope,
  id: string,
  change: OwnMealChange,
): Promise<OwnMeal | undefined> {
  const { db, traineeId, now } = scope;
  const { meals } = await batchOf(db, {
    updated: db
      .update(t)
      .set(changedValues(change))
      .where(and(own(traineeId, id), change.kind === "food" ? foodExists(change) : undefined)),
    counted: countDays(db, dayOfMeal(traineeId, id), now),
    meals: ownMealOf(scope, id),
  });
  const [meal] = meals;
  return change.kind === "food" && meal?.foodId !== change.foodId ? undefined : meal;
}

const foodExists = ({ foodId }: Extract<OwnMealChange, { kind: "food" }>): SQL =>
  sql`exists (select 1 from foods where id = ${foodId})`;

/** Sets the status of an own meal and counts its day. */
export async function setOwnMealStatus(
  scope: TraineeScope,
  { itemId, status }: MealStatusChange,
): Promise<OwnMeal | undefined> {
  const { db, traineeId, now } = scope;
  const { meals } = await batchOf(db, {
    updated: db
      .update(t)
      .set({ status })
      .where(and(own(traineeId, itemId), ne(t.status, status))),
    counted: countDays(db, dayOfMeal(traineeId, itemId), now),
    meals: ownMealOf(scope, itemId),
  });
  return meals[0];
}

/**
 * Deletes an own meal and counts its day, before the deletion.
 * @returns whether it existed
 */
export async function deleteOwnMeal(scope: TraineeScope, id: string): Promise<boolean> {
  const { db, traineeId, now } = scope;
  const [meals] = await db.batch([
    db.select({ id: t.id }).from(t).where(own(traineeId, id)),
    db.update(t).set({ status: "pending" }).where(own(traineeId, id)),
    countDays(db, dayOfMeal(traineeId, id), now),
    db.delete(t).where(own(traineeId, id)),
  ]);
  return meals.length > 0;
}
