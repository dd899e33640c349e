import { env } from "cloudflare:workers";
import { dayOfWeek, weekStart } from "../../domain/calendar.ts";
import { newId } from "../../domain/id.ts";
import type { MealTiming } from "../../domain/libraries/meals.ts";

interface PlannedMeal {
  /** The meal of the library from which it was copied. */
  mealId: string | null;
  timing: MealTiming;
  name: string;
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  quantity: number;
  status: "pending" | "consumed" | "skipped";
}

const usual: PlannedMeal = {
  mealId: null,
  timing: "lunch",
  name: "مجدرة",
  calories: 150,
  protein: 6,
  carbs: 24,
  fat: 3.5,
  quantity: 300,
  status: "pending",
};

/** Assigns meals on a day; its week is inserted if it is missing. @returns the meals' ids */
export async function planMeals(
  traineeId: string,
  date: string,
  meals: readonly Partial<PlannedMeal>[],
): Promise<string[]> {
  const rows = meals.map((meal, position) => ({ ...usual, ...meal, id: newId(), position }));
  const now = Date.now();
  await env.DB.batch([
    env.DB.prepare(
      `insert or ignore into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
       values (?1, ?2, ?3, ?4, ?4)`,
    ).bind(newId(), traineeId, weekStart(date), now),
    env.DB.prepare(
      `insert into schedule_meals (id, schedule_id, trainee_id, meal_id, day_of_week, date, timing, position, name,
         calories, protein, carbs, fat, quantity, status, consumed_at, updated_at)
       select value ->> 'id', schedule.id, ?1, value ->> 'mealId', ?2, ?3, value ->> 'timing', value ->> 'position',
         value ->> 'name', value ->> 'calories', value ->> 'protein', value ->> 'carbs', value ->> 'fat',
         value ->> 'quantity', value ->> 'status', iif(value ->> 'status' = 'consumed', ?5, null), ?5
       from json_each(?4) join weekly_schedules schedule
         on schedule.trainee_id = ?1 and schedule.week_start_date = ?6`,
    ).bind(traineeId, dayOfWeek(date), date, JSON.stringify(rows), now, weekStart(date)),
  ]);
  return rows.map(({ id }) => id);
}

/** A meal of the library. */
export async function makeLibraryMeal(
  overrides: Partial<
    Omit<PlannedMeal, "mealId" | "quantity" | "status"> & { status: string; description: string }
  > = {},
): Promise<string> {
  const id = newId();
  const meal = {
    ...usual,
    name: "عدس بالأرز",
    status: "active",
    description: null,
    ...overrides,
  };
  await env.DB.prepare(
    `insert into meals (id, name, calories, protein, carbs, fat, category, timing, search, status, created_at, updated_at, description)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?2, ?8, 1, 1, ?9)`,
  )
    .bind(
      id,
      meal.name,
      meal.calories,
      meal.protein,
      meal.carbs,
      meal.fat,
      meal.timing,
      meal.status,
      meal.description,
    )
    .run();
  return id;
}

/** Adds a household portion to a food. */
export async function addPortion(foodId: string, grams: number, name = "طبق"): Promise<void> {
  await env.DB.prepare(
    "insert into food_portions (food_id, position, name, english_name, grams) values (?1, 0, ?2, 'plate', ?3)",
  )
    .bind(foodId, name, grams)
    .run();
}

/** A food; its fat may be unknown. */
export async function makeFood(fat: number | null = 0.4): Promise<string> {
  const id = newId();
  await env.DB.prepare(
    `insert into foods (id, name, category, calories, protein, carbs, fat, source, search)
     values (?1, 'تمر مجدول', 'other', 277, 1.8, 75, ?2, 'test', 'تمر')`,
  )
    .bind(id, fat)
    .run();
  return id;
}
