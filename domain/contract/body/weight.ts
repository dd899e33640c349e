import { z } from "zod";
import { ownWeightSources, weightRanges, weightSources } from "../../body/weight.ts";
import { genders, traineeFields } from "../../trainee.ts";
import { field, id, localDate } from "../fields.ts";

const weightDay = z.object({
  date: z.string(),
  /** kg */
  weight: z.number(),
  /** The record's id where it is the trainee's own to delete. */
  ownId: z.string().nullish(),
});

/** The newest days of somebody's weight, and what they say. */
export const weightTrend = z.object({
  current: weightDay.nullable(),
  previous: weightDay.nullable(),
  /** kg; negative when weight was lost. */
  difference: z.number().nullable(),
  /** One value a day, oldest first; always holds the two newest. */
  days: z.array(weightDay),
});

/** What a burn rate is computed from; null where nobody measured it. */
export const body = z.object({
  gender: z.enum(genders).nullable(),
  /** years */
  age: z.number().nullable(),
  /** cm */
  height: z.number().nullable(),
  /** kg */
  weight: z.number().nullable(),
  targetWeight: z.number().nullable(),
});
export type Body = z.infer<typeof body>;

/** `date` is the caller's day in the trainee's time zone. */
export const weightQuery = z.object({
  date: localDate,
  range: z.enum(weightRanges).default("90d"),
});

export const weightOverview = weightTrend.extend({
  date: z.string(),
  range: z.enum(weightRanges),
  body,
});
export type WeightOverview = z.infer<typeof weightOverview>;

/** A weight that the trainer records. */
export const weightOfDay = z.strictObject({
  id,
  date: localDate,
  weight: field(traineeFields.weight),
});
export type WeightOfDay = z.infer<typeof weightOfDay>;

export const newWeight = weightOfDay.extend({ source: z.enum(ownWeightSources) });
export type NewWeight = z.infer<typeof newWeight>;

export const storedWeight = z.object({
  id: z.string(),
  date: z.string(),
  weight: z.number(),
  source: z.enum(weightSources),
});
export type StoredWeight = z.infer<typeof storedWeight>;

export const weightParams = z.object({ id });
