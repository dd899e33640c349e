import { z } from "zod";
import { adherenceSpans } from "../../activity/adherence.ts";
import { scheduledExercise } from "../schedules/schedules.ts";
import { ownMeal } from "./diet.ts";
import { performedSet } from "./exercise-week.ts";
import { workoutFeeling } from "./workout-feeling.ts";

const share = z.object({ done: z.number().int(), goal: z.number().int() });

const shares = z.object({ exercises: share, meals: share, steps: share });

const spanPerformance = shares.extend({
  /** 0–100 as on the trainee's home; null if nothing was assigned. */
  progress: z.number().int().nullable(),
});

/** A trainee's meal outside the plan, for the trainer. */
export const ownMealOfTrainee = ownMeal.omit({ foodId: true, ownFoodId: true, createdAt: true });
export type OwnMealOfTrainee = z.infer<typeof ownMealOfTrainee>;

/** An exercise of a begun day, as planned and as performed. */
export const liftedExercise = scheduledExercise
  .pick({
    id: true,
    exerciseId: true,
    date: true,
    name: true,
    englishName: true,
    type: true,
    sets: true,
    reps: true,
    repsTo: true,
    seconds: true,
    metres: true,
    weight: true,
    percent: true,
    duration: true,
    status: true,
    substitute: true,
  })
  .extend({ performed: z.array(performedSet) });
export type LiftedExercise = z.infer<typeof liftedExercise>;

export const traineePerformance = z.object({
  name: z.string(),
  /** The trainee's today. */
  today: z.string(),
  /** `score` is the daily roll-up's. */
  day: spanPerformance.extend({ score: z.number().int().nullable() }),
  /** Up to today; `whole` is the whole week. */
  week: spanPerformance.extend({ weekStart: z.string(), whole: shares }),
  /** Over whole days; today is in `day`. */
  adherence: z.array(
    z.object({
      days: z.union(adherenceSpans.map((days) => z.literal(days))),
      done: z.number().int(),
      assigned: z.number().int(),
      percent: z.number().int().nullable(),
      activeDays: z.number().int(),
    }),
  ),
  /** Done exercises of the last seven days, newest day first, each day in the trainer's order. */
  lifted: z.array(liftedExercise),
  /** How the workouts of these days felt, oldest first. */
  feelings: z.array(workoutFeeling),
  /** Of this week, newest first. */
  ownMeals: z.array(ownMealOfTrainee),
});
export type TraineePerformance = z.infer<typeof traineePerformance>;

export const traineeMeals = z.object({
  name: z.string(),
  /** The newest, newest first. */
  meals: z.array(ownMealOfTrainee),
  /** Their total number. */
  total: z.number().int(),
});
export type TraineeMeals = z.infer<typeof traineeMeals>;
