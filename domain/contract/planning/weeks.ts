import { z } from "zod";
import { scheduleKinds } from "../../schedules/schedules.ts";
import { genders } from "../../trainee.ts";
import { lastTime, performedExercise, plannedMovement } from "../activity/exercise-week.ts";
import { lighterPeriod } from "../activity/lighter-days.ts";
import { healthNote } from "../attention/health-note.ts";
import { datedTarget } from "../body/nutrition-targets.ts";
import { scheduledExercise, scheduledMeal } from "../schedules/schedules.ts";

/** A trainee's week for planning; `scheduleId` is null until it is created. */
export const plannedWeek = z.object({
  traineeId: z.string(),
  traineeName: z.string(),
  traineeGender: z.enum(genders).nullable(),
  /** The trainee's today. */
  today: z.string(),
  weekStart: z.string(),
  /** Past weeks can be read only. */
  editable: z.boolean(),
  scheduleId: z.string().nullable(),
  updatedAt: z.number().nullable(),
  /** The source week of each kind; null if planned by hand. */
  exercisesAppliedFrom: z.string().nullable(),
  mealsAppliedFrom: z.string().nullable(),
  exercises: z.array(scheduledExercise),
  meals: z.array(scheduledMeal),
  /** Its performed sets. */
  performed: z.array(performedExercise),
  /** The sets of its exercises on their last earlier day. */
  lastTimes: z.array(lastTime),
  /** The drawn movements of its exercises. */
  movements: z.array(plannedMovement),
  /** The nutrition targets of its days. */
  targets: z.array(datedTarget),
  /** The trainee's periods of lighter training; `exercises` are as planned. */
  lighterDays: z.array(lighterPeriod),
  /** The trainee's latest health note, while it stands. */
  healthNote: healthNote.nullable(),
  /** Item counts of the previous week; null without one. */
  previous: z.object({ exercises: z.number(), meals: z.number() }).nullable(),
  /** The source weeks of later ones, by kind. */
  applied: z.array(
    z.object({
      kind: z.enum(scheduleKinds),
      weekStart: z.string(),
      appliedAt: z.number(),
      stoppedAt: z.number().nullable(),
      filledThrough: z.string().nullable(),
      /** The last change since it was applied. */
      editedAt: z.number().nullable(),
    }),
  ),
  /** The trainee's linked templates, by kind; `week` is the template's week of this one, from 0. */
  following: z.array(
    z.object({
      kind: z.enum(scheduleKinds),
      templateId: z.string(),
      name: z.string(),
      englishName: z.string().nullable(),
      weeks: z.number().int(),
      repeats: z.boolean(),
      /** Null if this week is outside the template. */
      week: z.number().int().nullable(),
    }),
  ),
  /** Items of a linked template, and whether the trainer edited them. */
  fromTemplate: z.array(z.object({ itemId: z.string(), byHand: z.boolean() })),
});
export type PlannedWeek = z.infer<typeof plannedWeek>;
