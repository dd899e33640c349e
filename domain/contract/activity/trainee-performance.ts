import { z } from "zod";
import { adherenceSpans } from "../../activity/adherence.ts";
import { scheduledExercise } from "../schedules/schedules.ts";
import { ownMeal } from "./diet.ts";
import { performedSet } from "./exercise-week.ts";

const share = z.object({ done: z.number().int(), goal: z.number().int() });

const shares = z.object({ exercises: share, meals: share, steps: share });

const spanPerformance = shares.extend({
  /** 0–100 as the trainee's home has it; null when nothing was assigned. */
  progress: z.number().int().nullable(),
});

/** A meal that the trainee ate beside the plan, as the trainer reads it. */
export const ownMealOfTrainee = ownMeal.omit({ foodId: true, createdAt: true });
export type OwnMealOfTrainee = z.infer<typeof ownMealOfTrainee>;

/** An exercise of a day that has begun, as it was planned and as it was performed. */
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
  })
  .extend({ performed: z.array(performedSet) });
export type LiftedExercise = z.infer<typeof liftedExercise>;

export const traineePerformance = z.object({
  name: z.string(),
  /** The trainee's own day. */
  today: z.string(),
  /** `score` is what the daily roll-up keeps of it. */
  day: spanPerformance.extend({ score: z.number().int().nullable() }),
  /** Up to today; the whole week stands apart. */
  week: spanPerformance.extend({ weekStart: z.string(), whole: shares }),
  /** Over whole days: today stands in `day`. */
  adherence: z.array(
    z.object({
      days: z.union(adherenceSpans.map((days) => z.literal(days))),
      done: z.number().int(),
      assigned: z.number().int(),
      percent: z.number().int().nullable(),
      activeDays: z.number().int(),
    }),
  ),
  /** Of the last seven days: what was done, newest day first, each in the trainer's order. */
  lifted: z.array(liftedExercise),
  /** Of this week, newest first. */
  ownMeals: z.array(ownMealOfTrainee),
});
export type TraineePerformance = z.infer<typeof traineePerformance>;

export const traineeMeals = z.object({
  name: z.string(),
  /** The newest, newest first. */
  meals: z.array(ownMealOfTrainee),
  /** How many there are in all. */
  total: z.number().int(),
});
export type TraineeMeals = z.infer<typeof traineeMeals>;
