import { and, asc, count, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { foldedWords } from "../../../domain/arabic.ts";
import type {
  MealChoices,
  MealRow,
  MealsPage,
  MealsQuery,
} from "../../../domain/contract/libraries/meals.ts";
import { type MealSort, mealChoicesLimit, mealsPerPage } from "../../../domain/libraries/meals.ts";
import type { SortDirection } from "../../../domain/list.ts";
import { prepared } from "../../db/prepared.ts";
import { meals } from "../../db/schema.ts";
import type { TraineeScope, TrainerScope } from "../scope.ts";

const { id, name, description, calories, protein, carbs, fat, category, timing } = meals;

const choiceColumns = {
  id,
  name,
  description,
  calories,
  protein,
  carbs,
  fat,
  category,
  timing,
  foodCount: sql<number>`(select count(*) from meal_foods where meal_id = ${meals.id})`.as(
    "food_count",
  ),
};

export const mealRowColumns = {
  ...choiceColumns,
  status: meals.status,
  createdAt: meals.createdAt,
};

/** One page of the trainer's library. */
export async function listMeals(
  { db }: TrainerScope,
  { search, category: slot, status, sort, direction, page }: MealsQuery,
): Promise<MealsPage> {
  const matches = and(
    isNull(meals.deletedAt),
    slot ? eq(meals.category, slot) : undefined,
    status ? eq(meals.status, status) : ne(meals.status, "inactive"),
    ...foldedWords(search).map((word) => sql`instr(${meals.search}, ${word}) > 0`),
  );
  const [rows, [found]] = await db.batch([
    db
      .select(mealRowColumns)
      .from(meals)
      .where(matches)
      .orderBy(...orderOf(sort, direction))
      .limit(mealsPerPage)
      .offset((page - 1) * mealsPerPage),
    db
      .select({ total: count().as("total") })
      .from(meals)
      .where(matches),
  ]);
  return { meals: rows satisfies MealRow[], total: found?.total ?? 0 };
}

const orders: Record<MealSort, readonly SQL[]> = {
  name: [sql`${meals.search}`],
  category: [
    sql`case ${meals.category} when 'breakfast' then 0 when 'lunch' then 1 when 'dinner' then 2 else 3 end`,
    sql`${meals.search}`,
  ],
  calories: [sql`${meals.calories}`],
  protein: [sql`${meals.protein}`],
  status: [sql`${meals.status}`, sql`${meals.search}`],
  created: [sql`${meals.createdAt}`],
};

/** The unknown comes last in both directions. */
function orderOf(sort: MealSort, direction: SortDirection): SQL[] {
  const way = direction === "asc" ? asc : desc;
  return [...orders[sort], sql`${meals.id}`].map((column) => sql`${way(column)} nulls last`);
}

const activeMeals = prepared((db) =>
  db
    .select(choiceColumns)
    .from(meals)
    .where(and(eq(meals.status, "active"), isNull(meals.deletedAt)))
    .orderBy(asc(meals.name), asc(meals.id))
    .limit(mealChoicesLimit),
);

/** Every meal that can be picked. */
export async function listMealChoices({ db }: TraineeScope | TrainerScope): Promise<MealChoices> {
  const [rows] = await db.batch([activeMeals(db, {})]);
  return { meals: rows };
}
