import { foldForSearch } from "../arabic.ts";
import type { LocalDate } from "../calendar.ts";
import type { FoodCategory } from "../libraries/foods.ts";
import type { MealStatus } from "../schedules/schedules.ts";

/** Aisles in the order of a walk through the shop, cold ones last. */
const aisles = [
  "produce",
  "bakery",
  "staples",
  "nuts",
  "seasonings",
  "sweets",
  "drinks",
  "meat",
  "dairy",
  "prepared",
] as const;
export type Aisle = (typeof aisles)[number];

/** The aisle of each category. */
const aisleOf: Readonly<Record<FoodCategory, Aisle>> = {
  vegetables: "produce",
  fruits: "produce",
  bread: "bakery",
  grains: "staples",
  legumes: "staples",
  nuts: "nuts",
  oils: "seasonings",
  spices: "seasonings",
  sweets: "sweets",
  drinks: "drinks",
  meat: "meat",
  poultry: "meat",
  fish: "meat",
  eggs: "dairy",
  milk: "dairy",
  yogurt: "dairy",
  cheese: "dairy",
  cream: "dairy",
  butter: "dairy",
  icecream: "dairy",
  substitute: "dairy",
  other: "dairy",
  dishes: "prepared",
};

/** A dish with its grams (above 0); without an id it has left the library. */
interface Dish {
  mealId: string | null;
  name: string;
  quantity: number;
}

/** An assigned meal with its substitute and status. */
export interface ShoppedMeal extends Dish {
  date: LocalDate;
  status: MealStatus;
  substitute: Dish | null;
}

/** Grams of a food in a dish of the library. */
interface DishFood {
  mealId: string;
  foodId: string;
  grams: number;
}

/** A household measure by its Arabic name; its grams are above 0. */
interface Portion {
  name: string;
  grams: number;
}

interface ShoppedFood {
  id: string;
  name: string;
  category: FoodCategory;
  portions: readonly Portion[];
}

/** The unrounded grams of one food in the week. */
export interface ShoppingLine<Food extends ShoppedFood> {
  /** Of the food, or of the dish. */
  id: string;
  food: Food;
  grams: number;
}

/** A dish without known ingredients. */
export interface ShoppingDish {
  id: string;
  name: string;
  grams: number;
  /** Number of servings. */
  times: number;
}

interface ShoppingList<Food extends ShoppedFood> {
  /** In the order of the shop, without empty ones. */
  aisles: { aisle: Aisle; lines: ShoppingLine<Food>[] }[];
  dishes: ShoppingDish[];
}

/** The span of a list: meals not eaten yet from a day on, or all of the week. */
export type ShoppingSpan = { from: LocalDate } | "week";

/**
 * The shopping list of some meals: each food once, and dishes without known ingredients by name. A substitute
 * counts in place of its meal; skipped meals do not count.
 */
export function shoppingList<Food extends ShoppedFood>(
  meals: readonly ShoppedMeal[],
  known: { foods: readonly Food[]; ingredients: readonly DishFood[] },
  span: ShoppingSpan = "week",
): ShoppingList<Food> {
  const foods = new Map(known.foods.map((food) => [food.id, food]));
  const parts = new Map<string, DishFood[]>();
  for (const part of known.ingredients) {
    if (!foods.has(part.foodId) || part.grams <= 0) continue;
    parts.set(part.mealId, [...(parts.get(part.mealId) ?? []), part]);
  }
  const grams = new Map<string, number>();
  const dishes = new Map<string, ShoppingDish>();
  for (const meal of meals) {
    if (!isBought(meal, span)) continue;
    const dish = meal.substitute ?? meal;
    const made = dish.mealId === null ? undefined : parts.get(dish.mealId);
    if (!made) addDish(dishes, dish);
    const whole = made?.reduce((sum, part) => sum + part.grams, 0) ?? 0;
    for (const part of made ?? []) {
      const share = (dish.quantity * part.grams) / whole;
      grams.set(part.foodId, (grams.get(part.foodId) ?? 0) + share);
    }
  }
  const lines = [...grams].flatMap(([id, sum]) => {
    const food = foods.get(id);
    return food ? [{ id, food, grams: sum }] : [];
  });
  return {
    aisles: aisles.flatMap((aisle) => {
      const here = lines.filter(({ food }) => aisleOf[food.category] === aisle);
      return here.length > 0 ? [{ aisle, lines: here.sort((a, b) => byName(a.food, b.food)) }] : [];
    }),
    dishes: [...dishes.values()].sort(byName),
  };
}

const isBought = ({ date, status }: ShoppedMeal, span: ShoppingSpan) =>
  span === "week" ? status !== "skipped" : status === "pending" && date >= span.from;

function addDish(dishes: Map<string, ShoppingDish>, { mealId, name, quantity }: Dish): void {
  const id = `dish:${mealId ?? foldForSearch(name)}`;
  const { grams, times } = dishes.get(id) ?? { grams: 0, times: 0 };
  dishes.set(id, { id, name, grams: grams + quantity, times: times + 1 });
}

function byName(one: { name: string }, other: { name: string }): number {
  const [a, b] = [foldForSearch(one.name), foldForSearch(other.name)];
  return a < b ? -1 : Number(a > b);
}

/** Measures that can be halved: cups and spoons. A loaf or an egg is bought whole. */
const filled = /^(نصف )?(كوب|فنجان|ملعقة|مكيال)/;

/** The share of a portion that is dropped: nobody buys another egg for a gram. */
const spare = 0.05;

/**
 * The grams in the first household measure of which at least one is needed, rounded up to a whole one, or to a
 * half if it can be halved; undefined if even the smallest is too large.
 */
export function inPortions<P extends Portion>(
  grams: number,
  portions: readonly P[],
): { count: number; portion: P } | undefined {
  const portion = portions.find((each) => grams >= each.grams * (1 - spare));
  if (!portion) return undefined;
  const parts = filled.test(portion.name) ? 2 : 1;
  return { count: Math.ceil((grams / portion.grams - spare) * parts) / parts, portion };
}

/**
 * Whether the bought grams of a line suffice. A later plan with more opens the line again, one with less does
 * not.
 */
export const isEnough = (bought: number | undefined, grams: number): boolean =>
  bought !== undefined && bought >= grams - 0.5;
