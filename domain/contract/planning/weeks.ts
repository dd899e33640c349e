import { z } from "zod";
import { itemsPerDay, scheduleKinds } from "../../schedules/schedules.ts";
import { genders } from "../../trainee.ts";
import { lastTime, performedExercise, plannedMovement } from "../activity/exercise-week.ts";
import { datedTarget } from "../body/nutrition-targets.ts";
import { id } from "../fields.ts";
import {
  assignedExercise,
  assignedMeal,
  endsAbove,
  place,
  prescription,
  scheduledExercise,
  scheduledMeal,
  serving,
} from "../schedules/schedules.ts";

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

const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .max(7 * itemsPerDay)
    .default([]);

/** An undo's: what changes is as it was, and follows its template again. */
const byHand = z.literal(false).optional();

const copyOf = z.strictObject({ id, from: id, ...place });
/** A copy for somebody else begins without the weight and the note that were another's. */
const exerciseCopy = copyOf.extend({ weight: z.null().optional(), note: z.null().optional() });
/** Or with grams of its own. */
const mealCopy = copyOf.extend({ quantity: serving.quantity.optional() });

/**
 * What becomes of a week's items of one kind, in one batch: `add` copies from the library (its own
 * values where none are given), `copy` an item of any week of any trainee, `restore` brings back
 * what was removed, `change` writes the given fields only. New items carry the client's ids.
 */
export const exercisesChange = z.strictObject({
  add: list(
    z
      .strictObject(prescription)
      .partial()
      .extend({ id, exerciseId: id, ...place })
      .superRefine(endsAbove),
  ),
  copy: list(exerciseCopy),
  restore: list(z.strictObject({ id, ...place, ...assignedExercise }).superRefine(endsAbove)),
  change: list(
    z
      .strictObject({ ...place, ...prescription })
      .partial()
      .extend({ id, byHand })
      .superRefine(endsAbove),
  ),
  remove: list(id),
});
export type ExercisesChange = z.infer<typeof exercisesChange>;

export const mealsChange = z.strictObject({
  add: list(
    z
      .strictObject(serving)
      .partial()
      .extend({ id, mealId: id, ...place }),
  ),
  copy: list(mealCopy),
  restore: list(z.strictObject({ id, ...place, ...assignedMeal })),
  change: list(
    z
      .strictObject({ ...place, ...serving })
      .partial()
      .extend({ id, byHand }),
  ),
  remove: list(id),
});
export type MealsChange = z.infer<typeof mealsChange>;

export const weekChange = z.strictObject({
  exercises: exercisesChange.optional(),
  meals: mealsChange.optional(),
});
export type WeekChange = z.input<typeof weekChange>;
export type ReadWeekChange = z.output<typeof weekChange>;
