import { z } from "zod";
import { beginningMarks } from "../../attention/beginning.ts";

/** Facts of a new deployment's first steps; null once they are over. */
export const beginning = z
  .object({
    named: z.boolean(),
    reachable: z.boolean(),
    first: z.object({ id: z.string(), name: z.string() }).nullable(),
    planned: z.boolean(),
    invited: z.boolean(),
  })
  .nullable();

/** `finished` once the trainer saw all of them done; they never return. */
export const beginningMark = z.strictObject({ mark: z.enum(beginningMarks) });
