import { z } from "zod";
import { traineeJobKinds } from "../../jobs/jobs.ts";

/** A job for many trainees. */
export const traineeJob = z.object({
  id: z.string(),
  kind: z.enum(traineeJobKinds),
  /** The number of its people. */
  total: z.number().int(),
  /** The end of its undo, UTC milliseconds; null if it cannot be undone. */
  undoableUntil: z.number().nullable(),
});
export type TraineeJob = z.infer<typeof traineeJob>;
