import { z } from "zod";
import { traineeJobKinds } from "../../jobs/jobs.ts";

/** What was done to many trainees at once. */
export const traineeJob = z.object({
  id: z.string(),
  kind: z.enum(traineeJobKinds),
  /** How many it is done to. */
  total: z.number().int(),
  /** Until when it can be taken back, UTC milliseconds; null where it cannot. */
  undoableUntil: z.number().nullable(),
});
export type TraineeJob = z.infer<typeof traineeJob>;
