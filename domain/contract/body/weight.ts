import { z } from "zod";
import { ownWeightSources, weightRanges, weightSources } from "../../body/weight.ts";
import { genders, traineeFields } from "../../trainee.ts";
import { field, id, localDate } from "../fields.ts";

const weightDay = z.object({
  date: z.string(),
  /** kg */
  weight: z.number(),
  /** The record's id, if the trainee may delete it. */
  ownId: z.string().nullish(),
});

/** The newest weights, and their trend. */
export const weightTrend = z.object({
  current: weightDay.nullable(),
  previous: weightDay.nullable(),
  /** kg; negative for a loss. */
  difference: z.number().nullable(),
  /** One value a day, oldest first, with at least the two newest. */
  days: z.array(weightDay),
});

/** Input of a burn rate; null if unknown. */
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

/** A weight recorded by the trainer. */
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
