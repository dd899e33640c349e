import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { foldedWords } from "../../../domain/arabic.ts";
import type {
  FiledMeal,
  MealChoices,
  MealRow,
  MealsFileQuery,
  MealsPage,
  MealsQuery,
} from "../../../domain/contract/libraries/meals.ts";
import { type MealSort, mealChoicesLimit, mealsPerPage } from "../../../domain/libraries/meals.ts";
import { rowCount } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { meals } from "../../db/schema.ts";
import { inSlices } from "../in-slices.ts";
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

const matchOf = ({ search, category: slot, status }: MealsFileQuery) =>
  and(
    isNull(meals.deletedAt),
    slot ? eq(meals.category, slot) : undefined,
    status ? eq(meals.status, status) : ne(meals.status, "inactive"),
    ...foldedWords(search).map((word) => sql`instr(${meals.search}, ${word}) > 0`),
  );

export async function listMeals(
  { db }: TrainerScope,
  { page, ...query }: MealsQuery,
): Promise<MealsPage> {
  const matches = matchOf(query);
  const [rows, [found]] = await db.batch([
    db
      .select(mealRowColumns)
      .from(meals)
      .where(matches)
      .orderBy(...orderOf(query))
      .limit(mealsPerPage)
      .offset((page - 1) * mealsPerPage),
    db
      .select({ total: rowCount().as("total") })
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

/** Unknown values come last in both directions. */
function orderOf({ sort, direction }: MealsFileQuery): SQL[] {
  const turn = direction === "asc" ? asc : desc;
  return [...orders[sort], sql`${meals.id}`].map((column) => sql`${turn(column)} nulls last`);
}

const filedColumns = { name, description, timing, calories, protein, carbs, fat };

/** All pages of the library in slices, in the order of the start. */
export async function findMeals(
  { db }: TrainerScope,
  query: MealsFileQuery,
): Promise<AsyncGenerator<FiledMeal[]>> {
  const order = orderOf(query);
  const [found] = await db.batch([
    db
      .select({ id })
      .from(meals)
      .where(matchOf(query))
      .orderBy(...order),
  ]);
  const ids = found.map((meal) => meal.id);
  return inSlices(ids, async (named) => {
    const isNamed = inArray(id, sql`(select value from json_each(${named}))`);
    const [rows] = await db.batch([
      db
        .select(filedColumns)
        .from(meals)
        .where(and(isNamed, isNull(meals.deletedAt)))
        .orderBy(...order),
    ]);
    return rows;
  });
}

const activeMeals = prepared((db) =>
  db
    .select(choiceColumns)
    .from(meals)
    .where(and(eq(meals.status, "active"), isNull(meals.deletedAt)))
    .orderBy(asc(meals.name), asc(meals.id))
    .limit(mealChoicesLimit),
);

/** All meals to choose from. */
export async function listMealChoices({ db }: TraineeScope | TrainerScope): Promise<MealChoices> {
  const [rows] = await db.batch([activeMeals(db, {})]);
  return { meals: rows };
}
