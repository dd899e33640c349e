import type { NutritionTarget } from "../body/nutrition-target.ts";
import {
  type NutrientName,
  type NutrientSum,
  type Nutrients,
  scaleNutrients,
  sumNutrients,
} from "../libraries/macros.ts";
import type { MealTiming } from "../libraries/meals.ts";
import { roundTo } from "../numerals.ts";
import type { MealStatus } from "../schedules/schedules.ts";
import { defaultSlotCalories, mainMeals, timingsByClock } from "./diet.ts";

/** What stands on a plate: nutrients per 100 g, and its grams. */
interface Plate extends Nutrients {
  quantity: number;
}

/** A meal of the plan, and what is eaten in its place. */
export interface AssignedMeal extends Plate {
  timing: MealTiming;
  position: number;
  status: MealStatus;
  substitute: Plate | null;
}

/** A meal beside the plan; without a category it counts as a snack. */
export interface LoggedMeal extends Plate {
  category: MealTiming | null;
  status: MealStatus;
}

/** The nutrients of what stands on the plate. */
export function plateNutrients(plate: Plate): Nutrients {
  return scaleNutrients(plate, plate.quantity);
}

/** What an assigned meal is eaten as: the substitute where there is one. */
export function eatenPlate<Meal extends Plate & { substitute: Plate | null }>(
  meal: Meal,
): Meal | NonNullable<Meal["substitute"]> {
  return meal.substitute ?? meal;
}

/** One meal of the day: what was assigned for it, in the trainer's order, and what came beside. */
export interface MealSlot<Assigned extends AssignedMeal, Logged extends LoggedMeal> {
  timing: MealTiming;
  assigned: Assigned[];
  logged: Logged[];
  /** Nobody planned this day and nothing was logged here: it stands for the usual calories. */
  usual: boolean;
}

/**
 * The slots of a day by the clock: breakfast, lunch and dinner always, a snack once there is one. What was
 * logged without a category stands with the snacks.
 */
export function mealSlots<Assigned extends AssignedMeal, Logged extends LoggedMeal>(
  assigned: readonly Assigned[],
  logged: readonly Logged[],
): MealSlot<Assigned, Logged>[] {
  return timingsByClock
    .map((timing) => {
      const planned = assigned
        .filter((meal) => meal.timing === timing)
        .toSorted((a, b) => a.position - b.position);
      const extra = logged.filter((meal) => (meal.category ?? "snack") === timing);
      return {
        timing,
        assigned: planned,
        logged: extra,
        usual: assigned.length === 0 && extra.length === 0 && isMain(timing),
      };
    })
    .filter((slot) => isMain(slot.timing) || slot.assigned.length + slot.logged.length > 0);
}

const isMain = (timing: MealTiming) => mainMeals.some((each) => each === timing);

/** What a day's meals hold: kcal whole, g with one decimal. */
export interface DayNutrition {
  /** Only what is consumed counts. */
  consumed: NutrientSum;
  /** What it is counted against: the person's target where there is one, else the plan. */
  planned: NutrientSum;
  /** Whether that is a target. */
  targeted: boolean;
}

const usualDay: Nutrients = {
  calories: defaultSlotCalories * mainMeals.length,
  protein: null,
  carbs: null,
  fat: null,
};

/**
 * What was eaten on a day against the target; against what was planned where there is none, and the
 * usual calories where nobody planned. A macro that the target leaves open is the plan's.
 */
export function dayNutrition(
  assigned: readonly AssignedMeal[],
  logged: readonly LoggedMeal[],
  target?: NutritionTarget,
): DayNutrition {
  const eaten = [
    ...assigned.filter(isConsumed).map((meal) => plateNutrients(eatenPlate(meal))),
    ...logged.filter(isConsumed).map(plateNutrients),
  ];
  const plan = assigned.length > 0 ? assigned.map(plateNutrients) : [usualDay];
  const planned = sumNutrients(plan);
  return {
    consumed: sumNutrients(eaten),
    planned: target ? withTarget(planned, target) : planned,
    targeted: target !== undefined,
  };
}

function withTarget({ total, missing }: NutrientSum, target: NutritionTarget): NutrientSum {
  const aim = (name: NutrientName) => target[name] ?? total[name];
  const lacks = (name: NutrientName) => (target[name] === null ? missing[name] : 0);
  return {
    total: {
      calories: aim("calories"),
      protein: aim("protein"),
      carbs: aim("carbs"),
      fat: aim("fat"),
    },
    missing: {
      calories: lacks("calories"),
      protein: lacks("protein"),
      carbs: lacks("carbs"),
      fat: lacks("fat"),
    },
  };
}

/** The share of the plan that eating it with equal-calorie swaps may come to more. */
const swapShare = 0.05;

/**
 * How much was eaten beyond the plan, in its unit with one decimal; 0 up to what swaps may differ by,
 * and where either is unknown.
 */
export function overPlan(eaten: number | null, planned: number | null): number {
  if (eaten === null || planned === null || eaten <= planned * (1 + swapShare)) return 0;
  return roundTo(eaten - planned, 1);
}

const isConsumed = ({ status }: { status: MealStatus }) => status === "consumed";
