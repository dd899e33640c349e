import type { MealTiming } from "../libraries/meals.ts";
import type { ExerciseStatus, MealStatus } from "../schedules/schedules.ts";
import { type DayClock, type Hours, usualClock } from "./day-clock.ts";

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
  /** Whether the eaten calories exceed the day's target or plan, by `overPlan`. */
  isOver: boolean;
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
 * noon, a snack in its long hours, other meals by the distance of their hours. Beyond the day's calories no
 * meal is a task; pending ones are `spare`, and can still be logged. A training with hours comes like a meal.
 * @param hour of the person's clock, 0 to less than 24
 */
export function dayTasks<
  Exercise extends { status: ExerciseStatus },
  Meal extends { timing: MealTiming; status: MealStatus },
>(
  { exercises, meals, weight, unread, isOver }: DayFacts<Exercise, Meal>,
  hour: number,
  clock: DayClock = usualClock,
): {
  left: Task<Exercise, Meal>[];
  spare: Task<Exercise, Meal>[];
  behind: Task<Exercise, Meal>[];
  done: number;
} {
  const next = exercises.find(({ status }) => status === "pending");
  const tasks: (Task<Exercise, Meal> & { rank: number })[] = meals.map((meal) => ({
    kind: "meal",
    meal,
    rank: meal.status === "pending" ? rankAt(clock.meals[meal.timing], hour) : behindRank,
  }));
  if (exercises.length > 0) {
    const rank = clock.training ? rankAt(clock.training, hour) : ranks.training;
    tasks.push({ kind: "training", exercises, next, rank: next ? rank : behindRank });
  }
  if (unread > 0) tasks.push({ kind: "messages", unread, rank: ranks.messages });
  if (weight === "sent") tasks.push({ kind: "weight", rank: behindRank });
  if (weight === "due") {
    tasks.push({ kind: "weight", rank: hour < noon ? ranks.morning : ranks.weight });
  }
  const sorted = tasks.toSorted((a, b) => a.rank - b.rank);
  const behind = sorted.filter(({ rank }) => rank === behindRank);
  const open = sorted.filter(({ rank }) => rank < behindRank);
  const isSpare = ({ kind }: Task<Exercise, Meal>) => isOver && kind === "meal";
  return {
    left: open.filter((task) => !isSpare(task)),
    spare: open.filter(isSpare),
    behind,
    done: behind.filter((task) => !isSkipped(task)).length,
  };
}

/** Whether a finished task was skipped: a meal, or a training without any log. */
function isSkipped(task: Task<{ status: ExerciseStatus }, { status: MealStatus }>): boolean {
  if (task.kind === "meal") return task.meal.status === "skipped";
  return task.kind === "training" && task.exercises.every(({ status }) => status === "skipped");
}

/** Ranks of tasks. What is outside its hours adds the distance to these, less than 1. */
const ranks = {
  morning: 0,
  now: 1,
  messages: 2,
  training: 3,
  weight: 4,
  snack: 5,
  apart: 6,
};
const behindRank = 7;

/** Hours so long that they do not press: those of a snack. */
const longHours = 4;

function rankAt([from, until]: Hours, hour: number): number {
  if (hour < from) return ranks.apart + (from - hour) / 24;
  if (hour >= until) return ranks.apart + (hour - until) / 24;
  return until - from > longHours ? ranks.snack : ranks.now;
}
