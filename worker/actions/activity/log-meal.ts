import type {
  MealStatusChange,
  MealSwap,
  NewOwnMeal,
  OwnMeal,
} from "../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import { MiranError } from "../../../domain/errors.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { createOwnMeal } from "../../data/activity/own-meals.ts";
import { setMealStatus, setMealSubstitute } from "../../data/activity/scheduled-meals.ts";
import type { OwnDay } from "../../data/own-day.ts";
import { withItem } from "../../data/schedules/open-weeks.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { dateInFuture } from "../../data/trainee-profile.ts";
import { onOwnDay } from "../on-own-day.ts";

/** Sets the status of an assigned meal on a begun day. */
export async function logMeal(
  scope: TraineeScope,
  change: MealStatusChange,
): Promise<ScheduledMeal> {
  const { written, today } = await onMealsDay(scope, change, (day) =>
    setMealStatus(scope, change, day),
  );
  return begunMeal(written.meal, today);
}

/** Sets or removes the substitute of an assigned meal. */
export async function swapMeal(scope: TraineeScope, swap: MealSwap): Promise<ScheduledMeal> {
  const substitute = swap.substitute && {
    ...swap.substitute,
    quantity: roundTo(swap.substitute.quantity, 1),
  };
  const { written, today } = await onMealsDay(scope, swap, (day) =>
    setMealSubstitute(scope, { ...swap, substitute }, day),
  );
  const meal = begunMeal(written.meal, today);
  // The meal has left the library: nothing was written.
  if (meal.substitute?.mealId !== substitute?.mealId) throw new MiranError("not_found");
  return meal;
}

const onMealsDay = (
  scope: TraineeScope,
  { itemId }: { itemId: string },
  write: (day: OwnDay) => ReturnType<typeof setMealStatus>,
) =>
  withItem(scope, itemId, {
    run: () => onOwnDay(scope, write),
    isFound: ({ written }) => written.meal !== undefined,
  });

function begunMeal(meal: ScheduledMeal | undefined, today: string): ScheduledMeal {
  if (!meal) throw new MiranError("not_found");
  if (meal.date > today) throw dateInFuture();
  return meal;
}

/** Stores an own meal. */
export async function addOwnMeal(scope: TraineeScope, input: NewOwnMeal): Promise<OwnMeal> {
  const { written, today } = await onOwnDay(scope, (day) => createOwnMeal(scope, input, day));
  if (written.meal) return written.meal;
  if (input.date > today) throw dateInFuture();
  const isCopy = input.kind === "food" || input.kind === "own";
  throw new MiranError(isCopy && !written.full ? "not_found" : "conflict");
}
