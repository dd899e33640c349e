import { z } from "zod";

/** The health note to know before planning, answered or not. */
export const healthNote = z.object({
  noteId: z.string(),
  /** Its first words. */
  quote: z.string(),
  /** UTC milliseconds. */
  at: z.number(),
  /** False only for the trainee's own without an answer. */
  answered: z.boolean(),
});
