import { foldForSearch } from "../arabic.ts";
import type { LocalDate } from "../calendar.ts";
import type { FoodCategory } from "../libraries/foods.ts";
import type { MealStatus } from "../schedules/schedules.ts";

/** The parts of a shop, in the order in which somebody walks through it: what is cold comes last. */
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

/** Where a food of the database is found. */
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

/** A dish on a plate, its grams above 0; without an id the library has it no more. */
interface Dish {
  mealId: string | null;
  name: string;
  quantity: number;
}

/** A meal of a week as it was assigned, what is eaten instead, and what became of it. */
export interface ShoppedMeal extends Dish {
  date: LocalDate;
  status: MealStatus;
  substitute: Dish | null;
}

/** Grams of a food in a dish of the library, of whatever size. */
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

/** What is bought of one food: all its grams of the week, unrounded. */
export interface ShoppingLine<Food extends ShoppedFood> {
  /** Of the food, or of the dish. */
  id: string;
  food: Food;
  grams: number;
}

/** A dish of which nobody said what it is made of. */
export interface ShoppingDish {
  id: string;
  name: string;
  grams: number;
  /** How many times it is eaten. */
  times: number;
}

interface ShoppingList<Food extends ShoppedFood> {
  /** In the order of the shop; none is empty. */
  aisles: { aisle: Aisle; lines: ShoppingLine<Food>[] }[];
  dishes: ShoppingDish[];
}

/** What somebody shops for: what is not eaten yet from a day on, or all that the week asks for. */
export type ShoppingSpan = { from: LocalDate } | "week";

/**
 * What has to be bought for some meals: each food once, however many dishes ask for it, and the dishes whose
 * foods nobody knows by their name. What is eaten instead counts in the place of what was assigned; what was
 * skipped is not bought.
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

/** Cups and spoons are filled by halves; a loaf or an egg is bought whole. */
const filled = /^(نصف )?(كوب|فنجان|ملعقة|مكيال)/;

/** This share of one is left out: nobody buys another egg for a gram. */
const spare = 0.05;

/**
 * The same grams in the first household measure of which at least one is needed, up to the next whole one, or
 * half where it is filled; undefined where even the smallest is more than enough.
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
 * Whether what was bought of a line, in grams, is enough of it: a plan that asks for more later opens the
 * line again, and one that asks for less does not.
 */
export const isEnough = (bought: number | undefined, grams: number): boolean =>
  bought !== undefined && bought >= grams - 0.5;
