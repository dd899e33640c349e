import { z } from "zod";
import { ownMealFields } from "../../activity/diet.ts";
import { stepFields } from "../../activity/step-days.ts";
import { pastApps, pastBounds, pastChunk } from "../../copies/past/past.ts";
import { weightBounds } from "../../person-bounds.ts";
import { performedFields, setKinds } from "../../schedules/performed-sets.ts";
import { measurements } from "../body/measurements.ts";
import { field, id, localDate } from "../fields.ts";

const name = field({ kind: "text", max: pastBounds.name });

const pastSet = z.strictObject({
  reps: field(performedFields.reps),
  weight: field(performedFields.weight).nullable(),
  seconds: field(performedFields.seconds).nullable(),
  metres: field(performedFields.metres).nullable(),
  kind: z.enum(setKinds).nullable(),
});

const pastDay = z.strictObject({
  date: localDate,
  /** The sets of each item in order; an exercise that is done twice a day has two. */
  items: z.array(z.array(pastSet).min(1).max(pastBounds.sets)).min(1).max(pastBounds.items),
});

const portion = <Row extends z.ZodType>(each: Row) => z.array(each).min(1).max(pastChunk.days);

/** Days of one kind for one request. */
export const pastPortion = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("sets"),
    exercises: z
      .array(
        z.strictObject({
          name,
          /** The library's exercise of a name that is new; null for none. A known name keeps its own. */
          exerciseId: id.nullable(),
          days: portion(pastDay),
        }),
      )
      .min(1)
      .max(pastChunk.names),
  }),
  z.strictObject({
    kind: z.literal("body"),
    days: portion(
      z.strictObject({
        date: localDate,
        weight: field({ kind: "number", ...weightBounds }).nullable(),
        measurements,
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal("steps"),
    days: portion(z.strictObject({ date: localDate, steps: field(stepFields.steps) })),
  }),
  z.strictObject({
    kind: z.literal("food"),
    days: portion(
      z.strictObject({
        date: localDate,
        calories: field(ownMealFields.calories),
        protein: field(ownMealFields.protein).nullable(),
        carbs: field(ownMealFields.carbs).nullable(),
        fat: field(ownMealFields.fat).nullable(),
      }),
    ),
  }),
]);
export type PastPortion = z.infer<typeof pastPortion>;

/** The client makes the id, the same for all portions of an import. */
export const newPastPortion = z.strictObject({
  id,
  app: z.enum(pastApps),
  file: field({ kind: "text", max: pastBounds.file }),
  portion: pastPortion,
});
export type NewPastPortion = z.infer<typeof newPastPortion>;

export const pastWritten = z.object({
  /**
   * Values of this portion that this import made, by this request or an earlier one, and those that were there. Days
   * to come, and steps and food of the person's present day, are neither.
   */
  made: z.number().int(),
  known: z.number().int(),
  /** Values that this import has made so far, and the end of its undo, UTC milliseconds. */
  total: z.number().int(),
  undoableUntil: z.number().int(),
});
export type PastWritten = z.infer<typeof pastWritten>;

const namedExercise = z.object({
  id: z.string(),
  name: z.string(),
  englishName: z.string().nullable(),
});
export type NamedExercise = z.infer<typeof namedExercise>;

/** Everything that the screen of a person's past shows. */
export const pastOverview = z.object({
  /** The person's name, about which a file with another one is asked. */
  person: z.string(),
  /** The latest 30. */
  imports: z.array(
    z.object({
      id: z.string(),
      app: z.enum(pastApps),
      file: z.string(),
      by: z.enum(["trainer", "trainee"]),
      createdAt: z.number().int(),
      undoableUntil: z.number().int(),
      undoneAt: z.number().int().nullable(),
      /** Values that it made. */
      total: z.number().int(),
    }),
  ),
  /** Names of exercises in the files, with the library's exercise of each, by name. */
  names: z.array(
    z.object({
      name: z.string(),
      exerciseId: z.string().nullable(),
      days: z.number().int(),
      lastOn: z.string(),
    }),
  ),
  /** The library by name, to choose from. */
  library: z.array(namedExercise),
});
export type PastOverview = z.infer<typeof pastOverview>;

/** The library's exercise of some names; null for none. */
export const pastNames = z.strictObject({
  names: z
    .array(z.strictObject({ name, exerciseId: id.nullable() }))
    .min(1)
    .max(pastChunk.names),
});
export type PastNames = z.infer<typeof pastNames>;

export const pastParams = z.object({ importId: id });
/** The same for a trainee named by the trainer. */
export const traineePastParams = z.object({ id, importId: id });
export const undonePast = z.object({
  removed: z.number().int(),
  /** Values that stay because they were changed since. */
  kept: z.number().int(),
});
export type UndonePast = z.infer<typeof undonePast>;
