import { z } from "zod";
import { beginningMarks } from "../../attention/beginning.ts";

/** What the first steps of a new deployment are told from; null once there is nobody to lead. */
export const beginning = z
  .object({
    named: z.boolean(),
    reachable: z.boolean(),
    first: z.object({ id: z.string(), name: z.string() }).nullable(),
    planned: z.boolean(),
    invited: z.boolean(),
  })
  .nullable();

/** `finished` once the trainer was told that all are done: they never come again. */
export const beginningMark = z.strictObject({ mark: z.enum(beginningMarks) });
