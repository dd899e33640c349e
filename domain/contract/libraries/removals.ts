import { z } from "zod";
import { id } from "../fields.ts";

/** The deletion of a row of the library. */
export const removal = z.strictObject({
  /** The id for its undo; repeating it deletes nothing more. */
  removalId: id,
  /** The active row that replaces it on coming days. */
  replaceBy: id.optional(),
});
export type Removal = z.infer<typeof removal>;

export const removalParams = z.object({ id });

/** Coming days of a library row: untouched items after each trainee's today. */
export const daysToCome = z.object({
  /** Number of trainees. */
  trainees: z.number().int(),
  /** Sum of their days. */
  days: z.number().int(),
});
export type DaysToCome = z.infer<typeof daysToCome>;
