import { foldForSearch } from "../arabic.ts";
import type { LocalDate } from "../calendar.ts";
import type { FoodCategory } from "../libraries/foods.ts";
import type { BoughtFood, ShopUnit } from "../libraries/shop-units.ts";
import type { MealStatus } from "../schedules/schedules.ts";

/** Aisles in the order of a round through the market: the scales first, the cold ones last. */
const aisles = [
  "produce",
  "butcher",
  "fish",
  "bakery",
  "staples",
  "canned",
  "roastery",
  "spices",
  "sweets",
  "drinks",
  "ready",
  "dairy",
] as const;
export type Aisle = (typeof aisles)[number];

/** The aisle of each category. */
const aisleOf: Readonly<Record<FoodCategory, Aisle>> = {
  vegetables: "produce",
  fruits: "produce",
  meat: "butcher",
  poultry: "butcher",
  fish: "fish",
  bread: "bakery",
  grains: "staples",
  legumes: "staples",
  oils: "canned",
  nuts: "roastery",
  spices: "spices",
  sweets: "sweets",
  drinks: "drinks",
  dishes: "ready",
  eggs: "dairy",
  milk: "dairy",
  yogurt: "dairy",
  cheese: "dairy",
  cream: "dairy",
  butter: "dairy",
  icecream: "dairy",
  substitute: "dairy",
  other: "dairy",
};

/** Categories that stand beside the oils once they are in a tin or a jar. */
const tinned: readonly FoodCategory[] = ["vegetables", "legumes", "meat", "fish", "nuts"];

const aisleOfFood = ({ category, shopUnit }: ShoppedFood): Aisle =>
  shopUnit && ["pack", "bottle"].includes(shopUnit) && tinned.includes(category)
    ? "canned"
    : aisleOf[category];

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

interface ShoppedFood {
  id: string;
  name: string;
  category: FoodCategory;
  /** What is bought in its place; null for itself. */
  boughtAs: readonly BoughtFood[] | null;
  shopUnit: ShopUnit | null;
  shopGrams: number | null;
}

/** The unrounded grams of one bought food, as recipes count them. */
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

/** People who eat from a list, and the foods they have at home. */
export const householdBounds = { people: { min: 1, max: 20 }, atHome: 300 } as const;

/**
 * The shopping list of some meals, as one buys: cooked foods go back to raw ones and dishes to their recipes
 * (`boughtAs`), each food stands once. Dishes without known ingredients stand by name. A substitute counts in place of
 * its meal; skipped meals do not count.
 * @param options.people the number of people who eat the same
 */
export function shoppingList<Food extends ShoppedFood>(
  meals: readonly ShoppedMeal[],
  known: { foods: readonly Food[]; ingredients: readonly DishFood[] },
  { span = "week", people = 1 }: { span?: ShoppingSpan; people?: number } = {},
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
    const plate = meal.substitute ?? meal;
    const dish = { ...plate, quantity: plate.quantity * people };
    const made = dish.mealId === null ? undefined : parts.get(dish.mealId);
    if (!made) addDish(dishes, dish);
    const whole = made?.reduce((sum, part) => sum + part.grams, 0) ?? 0;
    for (const part of made ?? []) {
      const share = (dish.quantity * part.grams) / whole;
      for (const { foodId, grams: per100 } of boughtFor(part.foodId, foods)) {
        grams.set(foodId, (grams.get(foodId) ?? 0) + (share * per100) / 100);
      }
    }
  }
  const lines = [...grams].flatMap(([id, sum]) => {
    const food = foods.get(id);
    return food ? [{ id, food, grams: sum }] : [];
  });
  return {
    aisles: aisles.flatMap((aisle) => {
      const here = lines.filter(({ food }) => aisleOfFood(food) === aisle);
      return here.length > 0 ? [{ aisle, lines: here.sort((a, b) => byName(a.food, b.food)) }] : [];
    }),
    dishes: [...dishes.values()].sort(byName),
  };
}

/** The foods that are bought for 100 g of a food; itself, if one of them is unknown. */
function boughtFor(id: string, foods: ReadonlyMap<string, ShoppedFood>): readonly BoughtFood[] {
  const bought = foods.get(id)?.boughtAs;
  return bought?.every(({ foodId }) => foods.has(foodId)) ? bought : [{ foodId: id, grams: 100 }];
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

/**
 * Whether the bought grams of a line suffice. A later plan with more opens the line again, one with less does
 * not.
 */
export const isEnough = (bought: number | undefined, grams: number): boolean =>
  bought !== undefined && bought >= grams - 0.5;
