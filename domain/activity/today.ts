import type { MealTiming } from "../libraries/meals.ts";
import type { ExerciseStatus, MealStatus } from "../schedules/schedules.ts";
import { mealHours } from "./meal-hours.ts";

/** Facts of a person's day, as the home knows them. */
export interface DayFacts<
  Exercise extends { status: ExerciseStatus },
  Meal extends { timing: MealTiming; status: MealStatus },
> {
  /** In the trainer's order. */
  exercises: readonly Exercise[];
  meals: readonly Meal[];
  /** The weekly weight, due or sent, on its day; null on other days. */
  weight: "due" | "sent" | null;
  /** Unread messages of the trainer. */
  unread: number;
}

/** One line of the day. */
export type Task<Exercise, Meal> =
  | { kind: "weight" }
  | { kind: "messages"; unread: number }
  /** All exercises of the day; `next` is the first pending one. */
  | { kind: "training"; exercises: readonly Exercise[]; next: Exercise | undefined }
  | { kind: "meal"; meal: Meal };

const noon = 12;

/**
 * Tasks of a day: open ones with the next first, and finished ones, skipped ones included. The order by the
 * clock: Sunday's weight before noon, a meal in its hours, unread messages, the training, the weight after
 * noon, a snack in its long hours, meals past their hours, later meals.
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

/** Whether a finished task was skipped: a meal, or a training without any log. */
function isSkipped(task: Task<{ status: ExerciseStatus }, { status: MealStatus }>): boolean {
  if (task.kind === "meal") return task.meal.status === "skipped";
  return task.kind === "training" && task.exercises.every(({ status }) => status === "skipped");
}

/** Ranks of tasks. Meals add their place by the clock, less than 1. */
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
