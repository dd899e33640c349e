import { z } from "zod";

/** One run of a job, with its counts or its error. */
export const cronRun = z.object({
  id: z.string(),
  job: z.string(),
  /** UTC milliseconds. */
  startedAt: z.number().int(),
  /** Null for a running or dead run. */
  finishedAt: z.number().int().nullable(),
  counts: z.record(z.string(), z.number()),
  error: z.string().nullable(),
});
export type CronRun = z.infer<typeof cronRun>;

export const cronRunsList = z.object({ runs: z.array(cronRun) });
export type CronRunsList = z.infer<typeof cronRunsList>;
