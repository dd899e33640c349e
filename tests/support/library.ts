import { env } from "cloudflare:workers";
import type { FoodsPage } from "../../domain/contract/libraries/foods.ts";
import type { MealDetails, MealsPage } from "../../domain/contract/libraries/meals.ts";
import { newId } from "../../domain/id.ts";
import { foodSearchText } from "../../domain/libraries/food-search.ts";
import { foodFamiliarity } from "../../domain/libraries/foods.ts";
import { mealSearchText } from "../../domain/libraries/meal-search.ts";
import { call } from "./worker.ts";

export async function emptyLibrary(): Promise<void> {
  await env.DB.exec("delete from meals");
  await env.DB.exec("delete from foods");
}

/** Deletes all accounts and all rows of the library. */
export async function deletePeopleAndLibrary(): Promise<void> {
  await env.DB.exec("delete from accounts");
  await emptyLibrary();
  await env.DB.exec("delete from exercises");
}

/** A food; values per 100 g. */
export async function makeFood(
  overrides: Partial<{
    name: string;
    englishName: string | null;
    category: string;
    calories: number | null;
    protein: number | null;
    carbs: number | null;
    fat: number | null;
    rank: number;
    familiarity: number;
    portions: { name: string; grams: number }[];
  }> = {},
): Promise<string> {
  const id = newId();
  const food = {
    name: "أرز أبيض مطبوخ",
    englishName: null,
    category: "grains",
    calories: 130,
    protein: 2.7,
    carbs: 28.2,
    fat: 0.3,
    rank: 0,
    familiarity: foodFamiliarity.usual,
    portions: [],
    ...overrides,
  };
  const search = foodSearchText(food.name, "", food.englishName ?? "");
  await env.DB.batch([
    env.DB.prepare(
      `insert into foods (id, name, english_name, category, calories, protein, carbs, fat, source, rank, familiarity, search)
       values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'USDA SR28', ?9, ?10, ?11)`,
    ).bind(
      id,
      food.name,
      food.englishName,
      food.category,
      food.calories,
      food.protein,
      food.carbs,
      food.fat,
      food.rank,
      food.familiarity,
      search,
    ),
    ...food.portions.map(({ name, grams }, position) =>
      env.DB.prepare(
        "insert into food_portions (food_id, position, name, grams) values (?1, ?2, ?3, ?4)",
      ).bind(id, position, name, grams),
    ),
  ]);
  return id;
}

/** A meal of the library; values per 100 g. */
export async function makeMeal(
  overrides: Partial<{
    name: string;
    description: string | null;
    calories: number | null;
    protein: number | null;
    carbs: number | null;
    fat: number | null;
    category: string;
    status: string;
    createdAt: number;
  }> = {},
): Promise<string> {
  const id = newId();
  const meal = {
    name: "شوفان بالحليب",
    description: null,
    calories: 100,
    protein: 4,
    carbs: 15,
    fat: 2.5,
    category: "breakfast",
    status: "active",
    createdAt: Date.now(),
    ...overrides,
  };
  await env.DB.prepare(
    `insert into meals (id, name, description, calories, protein, carbs, fat, category, timing, search,
       status, created_at, updated_at) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9, ?10, ?11, ?11)`,
  )
    .bind(
      id,
      meal.name,
      meal.description,
      meal.calories,
      meal.protein,
      meal.carbs,
      meal.fat,
      meal.category,
      mealSearchText(meal),
      meal.status,
      meal.createdAt,
    )
    .run();
  return id;
}

async function good<Body>(response: Response): Promise<Body> {
  if (response.status !== 200) throw new Error(await response.text());
  return response.json();
}

export const listFoods = async (
  token: string,
  params: Record<string, string> = {},
  area: "trainee" | "admin" = "trainee",
) => good<FoodsPage>(await call(`/api/${area}/foods?${new URLSearchParams(params)}`, { token }));

export const listMealsPage = async (token: string, params: Record<string, string> = {}) =>
  good<MealsPage>(await call(`/api/admin/meals?${new URLSearchParams(params)}`, { token }));

export const mealDetails = async (token: string, id: string) =>
  good<MealDetails>(await call(`/api/admin/meals/${id}`, { token }));
