import type { ActivityLevel } from "../body/calories.ts";
import type { NutritionTarget } from "../body/nutrition-target.ts";
import { energyPerGram } from "../libraries/macros.ts";

/** How far a target may be below the person's need, as its least share: as far as it is, by 15 %, or not at all. */
const leastShare = { none: 0, limited: 0.85, no_deficit: 1 } as const;
type TargetFloor = keyof typeof leastShare;

/** The activity of everybody's need: profiles have none, and a need by less of it might be a deficit. */
export const assumedActivity: ActivityLevel = "medium";

/** A day without a target, as one of dated targets. */
export const noTarget = { calories: null, protein: null, carbs: null, fat: null };

/** Nothing is compared with it: whether a target is a deficit is unknown without the need. */
export const uncompared = null;

interface MonthNeed<Floor extends TargetFloor> {
  /** kcal a day; null if unknown. */
  need: number | null;
  floor: Floor;
}

/**
 * A target as it is seen in the month: raised to its floor, never lowered. The carbs take the difference, the other macros
 * stay. Without a deficit the carbs are open instead: a person whose doctor decides gets no amount of them from Miran.
 * @returns `uncompared` if no deficit is allowed and the need is unknown
 */
export function targetInMonth(
  target: NutritionTarget,
  month: MonthNeed<"none" | "limited">,
): NutritionTarget;
export function targetInMonth(
  target: NutritionTarget,
  month: MonthNeed<TargetFloor>,
): NutritionTarget | typeof uncompared;
export function targetInMonth(
  target: NutritionTarget,
  { need, floor }: MonthNeed<TargetFloor>,
): NutritionTarget | typeof uncompared {
  if (need === null) return floor === "no_deficit" ? uncompared : target;
  const calories = Math.max(target.calories, Math.ceil(need * leastShare[floor]));
  if (calories === target.calories) return target;
  if (floor === "no_deficit") return { ...target, calories, carbs: null };
  const added = Math.round((calories - target.calories) / energyPerGram.carbs);
  return { ...target, calories, carbs: target.carbs === null ? null : target.carbs + added };
}
