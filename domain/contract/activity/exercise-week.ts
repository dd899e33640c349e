import { z } from "zod";
import { recordKinds } from "../../schedules/exercise-days.ts";
import { performedBounds, performedFields } from "../../schedules/performed-sets.ts";
import { exerciseStatuses } from "../../schedules/schedules.ts";
import { field, id, localDate } from "../fields.ts";
import { scheduledExercise } from "../schedules/schedules.ts";
import { lighterPeriod } from "./lighter-days.ts";
import { machineSeat } from "./machine-seats.ts";
import { workoutFeeling } from "./workout-feeling.ts";

export const performedSet = z.object({
  setNumber: z.number(),
  reps: z.number(),
  /** kg; null without weight. */
  weight: z.number().nullable(),
  /** For a set in seconds, and for one in metres. */
  seconds: z.number().optional(),
  metres: z.number().optional(),
});

/** The log of one exercise on one day; the item is null once the trainer removed it from the plan. */
export const performedExercise = z.object({
  itemId: z.string().nullable(),
  exerciseId: z.string().nullable(),
  date: z.string(),
  /** By set number. */
  sets: z.array(performedSet),
  /** Times of its first and its last logged set, UTC milliseconds. */
  firstAt: z.number().optional(),
  lastAt: z.number().optional(),
});

/** The sets of an exercise on its last day before the week. */
export const lastTime = z.object({
  exerciseId: z.string(),
  date: z.string(),
  sets: z.array(performedSet),
  /** The bests of all days outside the week in kg, seconds or metres; null if unknown. */
  bests: z.object({
    weight: z.number().nullable(),
    oneRep: z.number().nullable(),
    volume: z.number().nullable(),
    seconds: z.number().nullable(),
    metres: z.number().nullable(),
  }),
});
export type LastTime = z.infer<typeof lastTime>;

/** The drawn movement of a week's exercise. */
export const plannedMovement = z.object({ exerciseId: z.string(), movement: z.string() });
export type PlannedMovement = z.infer<typeof plannedMovement>;

/** `date` is any day of a week that has begun in the trainee's time zone. */
export const exerciseWeekQuery = z.object({ date: localDate });

/** A week of exercises with its log, and the time before. */
export const exerciseWeek = z.object({
  date: z.string(),
  /** Its Sunday. */
  weekStart: z.string(),
  /** Whether the trainer ever planned a week for this person. */
  scheduled: z.boolean(),
  /** By day, then in the trainer's order; a lighter day's as they are trained. */
  items: z.array(scheduledExercise),
  performed: z.array(performedExercise),
  lastTimes: z.array(lastTime),
  /** The drawn movements of its exercises. */
  movements: z.array(plannedMovement),
  /** The trainee's settings of machines. */
  seats: z.array(machineSeat),
  /** The person's periods of lighter training. */
  lighterDays: z.array(lighterPeriod),
  /** How its workouts felt, by day. */
  feelings: z.array(workoutFeeling),
  /** Steps of `date` and their target. */
  steps: z.object({ done: z.number(), goal: z.number() }),
});
export type ExerciseWeek = z.infer<typeof exerciseWeek>;

export const newExerciseStatus = z.strictObject({
  /** The request's id, made by the client. */
  id,
  itemId: id,
  status: z.enum(["completed", "skipped"]),
});
export type NewExerciseStatus = z.infer<typeof newExerciseStatus>;

export const storedExerciseStatus = z.object({
  itemId: z.string(),
  date: z.string(),
  status: z.enum(exerciseStatuses),
  completedAt: z.number().nullable(),
});
export type StoredExerciseStatus = z.infer<typeof storedExerciseStatus>;

export const newPerformedSets = z.strictObject({
  id,
  itemId: id,
  /** Replaces the stored sets; empty removes them. */
  sets: z
    .array(
      z.strictObject({
        setNumber: field({ kind: "number", min: 1, max: performedBounds.sets, decimals: 0 }),
        reps: field(performedFields.reps),
        weight: field(performedFields.weight).nullable(),
        seconds: field(performedFields.seconds).optional(),
        metres: field(performedFields.metres).optional(),
      }),
    )
    .max(performedBounds.sets)
    .refine((sets) => new Set(sets.map(({ setNumber }) => setNumber)).size === sets.length),
  /** Whether they complete a pending exercise. One request, so that a killed page leaves both or neither. */
  completes: z.boolean().optional(),
});
export type NewPerformedSets = z.infer<typeof newPerformedSets>;

export const storedPerformedSets = z.object({
  itemId: z.string(),
  date: z.string(),
  status: z.enum(exerciseStatuses),
  sets: z.array(performedSet),
  /** The day's records of its exercise, with the beaten values, in kg, seconds or metres. */
  records: z.array(z.object({ kind: z.enum(recordKinds), value: z.number(), before: z.number() })),
});
export type StoredPerformedSets = z.infer<typeof storedPerformedSets>;
