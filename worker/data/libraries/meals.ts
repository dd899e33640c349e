import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchResponse } from "drizzle-orm/batch";
import type { MealDetails, MealFood } from "../../../domain/contract/libraries/meals.ts";
import type { Nutrients } from "../../../domain/libraries/macros.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import type { AccountStatus } from "../../../domain/trainee.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { foods, mealFoods, meals } from "../../db/schema.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";
import { mealRowColumns } from "./meals-page.ts";

export interface Ingredient {
  foodId: string;
  grams: number;
}

/** A meal to write; its nutrients are typed or derived. */
interface MealToWrite extends Nutrients {
  name: string;
  description: string | null;
  search: string;
  category: MealTiming;
  timing: MealTiming;
  status: AccountStatus;
}

/** One meal with its ingredients; undefined if it does not exist. */
export async function getMeal({ db }: TrainerScope, id: string): Promise<MealDetails | undefined> {
  return mealOf(await db.batch(mealQueries(db, id)));
}

const isNotDeleted = (id: string) => and(eq(meals.id, id), isNull(meals.deletedAt));

function mealQueries(db: Database, id: string) {
  return [
    db.select(mealRowColumns).from(meals).where(isNotDeleted(id)),
    db
      .select({
        foodId: sql<string>`${foods.id}`.as("made_food"),
        name: sql<string>`${foods.name}`.as("made_name"),
        calories: sql<number | null>`${foods.calories}`.as("made_calories"),
        protein: sql<number | null>`${foods.protein}`.as("made_protein"),
        carbs: sql<number | null>`${foods.carbs}`.as("made_carbs"),
        fat: sql<number | null>`${foods.fat}`.as("made_fat"),
        source: sql<string>`${foods.source}`.as("made_source"),
        usdaId: sql<string | null>`${foods.usdaId}`.as("made_usda"),
        grams: sql<number>`${mealFoods.grams}`.as("made_grams"),
      })
      .from(mealFoods)
      .innerJoin(foods, eq(foods.id, mealFoods.foodId))
      .where(eq(mealFoods.mealId, id))
      .orderBy(asc(mealFoods.position)),
  ] as const;
}

function mealOf([[meal], made]: BatchResponse<ReturnType<typeof mealQueries>>) {
  return meal && { ...meal, foods: made satisfies MealFood[] };
}

/** Nutrients per 100 g of some foods by id, without unknown ids. */
export async function nutrientsOfFoods(
  { db }: TrainerScope,
  ids: readonly string[],
): Promise<Map<string, Nutrients>> {
  const { id, calories, protein, carbs, fat } = foods;
  const [rows] = await db.batch([
    db
      .select({ id, calories, protein, carbs, fat })
      .from(foods)
      .where(inArray(id, sql`(select value from json_each(${JSON.stringify(ids)}))`)),
  ]);
  return new Map(rows.map(({ id: foodId, ...per100 }) => [foodId, per100]));
}

/** Writes a meal, once even if repeated. */
export async function createMeal(
  { db, now }: TrainerScope,
  id: string,
  meal: MealToWrite,
  made: readonly Ingredient[],
): Promise<MealDetails | undefined> {
  // The row of an earlier request has another instant, or its foods.
  const isNew = sql`exists (select 1 from meals where id = ${id} and created_at = ${now})
    and not exists (select 1 from meal_foods where meal_id = ${id})`;
  const { details } = await batchOf(db, {
    inserted: db
      .insert(meals)
      .values({ id, ...meal, createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
    foods: insertFoods(db, id, made, isNew),
    details: mealQueries(db, id),
  });
  return mealOf(details);
}

/** The texts of a meal's search text. */
type MealTexts = Pick<MealToWrite, "name" | "description">;

/**
 * Changes the given columns, and the ingredients if given.
 * @returns `changed_meanwhile` if its texts differ from `before`: read again
 */
export async function updateMeal(
  { db, now }: TrainerScope,
  id: string,
  before: MealTexts,
  changes: Partial<MealToWrite>,
  made: readonly Ingredient[] | undefined,
): Promise<{ kind: "written"; meal: MealDetails | undefined } | { kind: "changed_meanwhile" }> {
  const exists = sql`exists (select 1 from meals where id = ${id} and deleted_at is null)`;
  const renamed = sql`exists (
    select 1 from meals where id = ${id}
    and not (name = ${before.name} and description is ${before.description})
  )`;
  const writes = [
    refuseWhen(db, [[renamed, "changed_meanwhile"]]),
    db
      .update(meals)
      .set({ ...changes, updatedAt: now })
      .where(isNotDeleted(id)),
    ...(made
      ? [db.delete(mealFoods).where(eq(mealFoods.mealId, id)), insertFoods(db, id, made, exists)]
      : []),
  ];
  try {
    const { details } = await batchOf(db, { written: writes, details: mealQueries(db, id) });
    return { kind: "written", meal: mealOf(details) };
  } catch (error) {
    const kind = refusalOf(error, ["changed_meanwhile"]);
    if (kind) return { kind };
    throw error;
  }
}

function insertFoods(db: Database, id: string, made: readonly Ingredient[], guard: SQL) {
  return insertSelect(
    db,
    mealFoods,
    {
      mealId: id,
      position: sql`key`,
      foodId: sql`json_extract(value, '$.foodId')`,
      grams: sql`json_extract(value, '$.grams')`,
    },
    sql`from json_each(${JSON.stringify(made)}) where ${guard}`,
  );
}
