import { z } from "zod";
import { scheduleKinds } from "../../schedules/schedules.ts";
import { genders } from "../../trainee.ts";
import { lastTime, performedExercise, plannedMovement } from "../activity/exercise-week.ts";
import { datedTarget } from "../body/nutrition-targets.ts";
import { scheduledExercise, scheduledMeal } from "../schedules/schedules.ts";

/** A trainee's week as the trainer plans it; `scheduleId` is null until it is created. */
export const plannedWeek = z.object({
  traineeId: z.string(),
  traineeName: z.string(),
  traineeGender: z.enum(genders).nullable(),
  /** Today where the trainee lives. */
  today: z.string(),
  weekStart: z.string(),
  /** Past weeks can be read only. */
  editable: z.boolean(),
  scheduleId: z.string().nullable(),
  updatedAt: z.number().nullable(),
  /** The source weeks that filled this one; null when it was planned by hand. */
  exercisesAppliedFrom: z.string().nullable(),
  mealsAppliedFrom: z.string().nullable(),
  exercises: z.array(scheduledExercise),
  meals: z.array(scheduledMeal),
  /** What was performed in it. */
  performed: z.array(performedExercise),
  /** What was done of its exercises the time before it. */
  lastTimes: z.array(lastTime),
  /** The drawn movements of its exercises. */
  movements: z.array(plannedMovement),
  /** What the trainee is to eat on its days. */
  targets: z.array(datedTarget),
  /** What the week before holds; null when there is no such week. */
  previous: z.object({ exercises: z.number(), meals: z.number() }).nullable(),
  /** The weeks that fill the later ones, by kind. */
  applied: z.array(
    z.object({
      kind: z.enum(scheduleKinds),
      weekStart: z.string(),
      appliedAt: z.number(),
      stoppedAt: z.number().nullable(),
      filledThrough: z.string().nullable(),
      /** The last change of the week since it was applied. */
      editedAt: z.number().nullable(),
    }),
  ),
  /** The templates that the trainee follows, by kind; `week` is the one that this week got, from 0. */
  following: z.array(
    z.object({
      kind: z.enum(scheduleKinds),
      templateId: z.string(),
      name: z.string(),
      englishName: z.string().nullable(),
      weeks: z.number().int(),
      repeats: z.boolean(),
      /** Null where this week is not one of the template's. */
      week: z.number().int().nullable(),
    }),
  ),
  /** Items of the week that came from a template it follows, and whether the trainer changed them since. */
  fromTemplate: z.array(z.object({ itemId: z.string(), byHand: z.boolean() })),
});
export type PlannedWeek = z.infer<typeof plannedWeek>;
