import type { MealTiming } from "../libraries/meals.ts";
import type { ExerciseStatus, MealStatus } from "../schedules/schedules.ts";
import { mealHours } from "./meal-hours.ts";

/** What a day asks of a person, as far as the home knows it. */
export interface DayFacts<
  Exercise extends { status: ExerciseStatus },
  Meal extends { timing: MealTiming; status: MealStatus },
> {
  /** In the trainer's order. */
  exercises: readonly Exercise[];
  meals: readonly Meal[];
  /** Whether this week's weight is asked for today, and whether it was sent; null on other days. */
  weight: "due" | "sent" | null;
  /** Messages of the trainer that were not read. */
  unread: number;
}

/** One thing of the day: a line of its own. */
export type Task<Exercise, Meal> =
  | { kind: "weight" }
  | { kind: "messages"; unread: number }
  /** All exercises of the day are one thing; `next` is the first that is pending. */
  | { kind: "training"; exercises: readonly Exercise[]; next: Exercise | undefined }
  | { kind: "meal"; meal: Meal };

const noon = 12;

/**
 * What is left of a day, the next thing first, and what is behind, with how much of it was done: what was
 * skipped is behind, too. What the clock asks for now leads:
 * the Sunday's weight before noon, a meal in its hours, a message that waits, the training; then the
 * weight after noon, a snack in its long hours, meals whose hours passed, meals to come.
 * @param hour of the person's clock, 0 to less than 24
 */
export function dayTasks<
  Exercise extends { status: ExerciseStatus },
  Meal extends { timing: MealTiming; status: MealStatus },
>(
  { exercises, meals, weight, unread }: DayFacts<Exercise, Meal>,
  hour: number,
): { left: Task<Exercise, Meal>[]; behind: Task<Exercise, Meal>[]; done: number } {
  const next = exercises.find(({ status }) => status === "pending");
  const tasks: (Task<Exercise, Meal> & { rank: number })[] = meals.map((meal) => ({
    kind: "meal",
    meal,
    rank: meal.status === "pending" ? mealRank(meal.timing, hour) : behindRank,
  }));
  if (exercises.length > 0) {
    tasks.push({ kind: "training", exercises, next, rank: next ? ranks.training : behindRank });
  }
  if (unread > 0) tasks.push({ kind: "messages", unread, rank: ranks.messages });
  if (weight === "sent") tasks.push({ kind: "weight", rank: behindRank });
  if (weight === "due") {
    tasks.push({ kind: "weight", rank: hour < noon ? ranks.morning : ranks.weight });
  }
  const sorted = tasks.toSorted((a, b) => a.rank - b.rank);
  const behind = sorted.filter(({ rank }) => rank === behindRank);
  return {
    left: sorted.filter(({ rank }) => rank < behindRank),
    behind,
    done: behind.filter((task) => !isSkipped(task)).length,
  };
}

/** Whether a thing that is behind was left out: a meal, or a training of which nothing was done. */
function isSkipped(task: Task<{ status: ExerciseStatus }, { status: MealStatus }>): boolean {
  if (task.kind === "meal") return task.meal.status === "skipped";
  return task.kind === "training" && task.exercises.every(({ status }) => status === "skipped");
}

/** Meals add their place in the clock's order, less than 1. */
const ranks = {
  morning: 0,
  now: 1,
  messages: 2,
  training: 3,
  weight: 4,
  snack: 5,
  passed: 6,
  toCome: 7,
};
const behindRank = 8;

function mealRank(timing: MealTiming, hour: number): number {
  const [from, until] = mealHours[timing];
  const during = timing === "snack" ? ranks.snack : ranks.now;
  const rank = hour < from ? ranks.toCome : hour < until ? during : ranks.passed;
  return rank + from / 24;
}
