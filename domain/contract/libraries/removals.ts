import { z } from "zod";
import { id } from "../fields.ts";

/** The deletion of a row of the library. */
export const removal = z.strictObject({
  /** By which it can be undone; repeating it deletes nothing more. */
  removalId: id,
  /** The active row of the library that takes its place on the days to come. */
  replaceBy: id.optional(),
});
export type Removal = z.infer<typeof removal>;

export const removalParams = z.object({ id });

/** Where a row of the library still waits: after each trainee's own today, untouched by anybody. */
export const daysToCome = z.object({
  /** How many trainees have it before them. */
  trainees: z.number().int(),
  /** On how many of their days, all added up. */
  days: z.number().int(),
});
export type DaysToCome = z.infer<typeof daysToCome>;
