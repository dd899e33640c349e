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
import { type DayClock, timingsByClock, usualClock } from "./day-clock.ts";
import { mainMeals } from "./diet.ts";

/** A meal's nutrients per 100 g, and its grams. */
interface Plate extends Nutrients {
  quantity: number;
}

/** A meal of the plan, with its substitute. */
export interface AssignedMeal extends Plate {
  timing: MealTiming;
  position: number;
  status: MealStatus;
  substitute: Plate | null;
}

/** A meal outside the plan; without a category it counts as a snack. */
export interface LoggedMeal extends Plate {
  category: MealTiming | null;
  status: MealStatus;
}

/** The nutrients of a meal's grams. */
export function plateNutrients(plate: Plate): Nutrients {
  return scaleNutrients(plate, plate.quantity);
}

/** The eaten meal: the substitute if there is one. */
export function eatenPlate<Meal extends Plate & { substitute: Plate | null }>(
  meal: Meal,
): Meal | NonNullable<Meal["substitute"]> {
  return meal.substitute ?? meal;
}

/** One slot of the day: assigned meals in the trainer's order, and logged ones outside the plan. */
export interface MealSlot<Assigned extends AssignedMeal, Logged extends LoggedMeal> {
  timing: MealTiming;
  assigned: Assigned[];
  logged: Logged[];
  /** Whether it counts the default calories: the day is unplanned and the slot without a log. */
  usual: boolean;
}

/**
 * The slots of a day by the clock: breakfast, lunch and dinner always, a snack once there is one. Meals
 * logged without a category are snacks.
 */
export function mealSlots<Assigned extends AssignedMeal, Logged extends LoggedMeal>(
  assigned: readonly Assigned[],
  logged: readonly Logged[],
  clock: DayClock = usualClock,
): MealSlot<Assigned, Logged>[] {
  return timingsByClock(clock)
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

/** Nutrition of a day: kcal whole, g with one decimal. */
export interface DayNutrition {
  /** The consumed meals. */
  consumed: NutrientSum;
  /** The person's target if there is one, otherwise the plan; unknown without either. */
  planned: NutrientSum;
  /** Whether `planned` is a target. */
  targeted: boolean;
}

const unplanned: NutrientSum = {
  total: { calories: null, protein: null, carbs: null, fat: null },
  missing: { calories: 0, protein: 0, carbs: 0, fat: 0 },
};

/**
 * Nutrition of a day against its target, without one against the plan. The default calories of slots are an estimate of
 * what is eaten, not a plan. A macro that the target leaves open is the plan's, in whole g as the others.
 * @param target null for a day on which nothing is compared
 */
export function dayNutrition(
  assigned: readonly AssignedMeal[],
  logged: readonly LoggedMeal[],
  target?: NutritionTarget | null,
): DayNutrition {
  const eaten = [
    ...assigned.filter(isConsumed).map((meal) => plateNutrients(eatenPlate(meal))),
    ...logged.filter(isConsumed).map(plateNutrients),
  ];
  const isPlanned = assigned.length > 0 && target !== null;
  const planned = isPlanned ? sumNutrients(assigned.map(plateNutrients)) : unplanned;
  return {
    consumed: sumNutrients(eaten),
    planned: target ? withTarget(planned, target) : planned,
    targeted: Boolean(target),
  };
}

function withTarget({ total, missing }: NutrientSum, target: NutritionTarget): NutrientSum {
  const aim = (name: NutrientName) => target[name] ?? (total[name] && Math.round(total[name]));
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

/** Tolerated share above the plan, as swaps of equal calories may add it. */
const swapShare = 0.05;

/**
 * The excess over the plan, in its unit with one decimal; 0 within the tolerance of swaps, and if either is
 * unknown.
 */
export function overPlan(eaten: number | null, planned: number | null): number {
  if (eaten === null || planned === null || eaten <= planned * (1 + swapShare)) return 0;
  return roundTo(eaten - planned, 1);
}

/** The plan without the eaten, in its unit: negative beyond it, null if either is unknown. */
export function leftOfPlan(eaten: number | null, planned: number | null): number | null {
  return eaten === null || planned === null ? null : planned - eaten;
}

const isConsumed = ({ status }: { status: MealStatus }) => status === "consumed";
