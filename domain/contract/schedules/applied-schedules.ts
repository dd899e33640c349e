import { z } from "zod";
import { scheduleKinds } from "../../schedules/schedules.ts";
import { weekParams } from "./schedules.ts";

export const applyParams = weekParams.extend({ kind: z.enum(scheduleKinds) });

/** What applying does to one later week. */
export const appliedWeek = z.object({
  weekStart: z.string(),
  /** Whether the week stood there before. */
  exists: z.boolean(),
  /** Items of the source that it gets, and has nothing of yet. */
  added: z.number().int(),
  /** Items that are planned otherwise: another dose, another place in their day. */
  changed: z.number().int(),
  /** Items that give way: nobody has touched them and their day is not over. */
  removed: z.number().int(),
  /** Items that are as the source has them already. */
  unchanged: z.number().int(),
  /** Items that stay: done, skipped, begun, or of a day that is over. */
  kept: z.number().int(),
});
export type AppliedWeek = z.infer<typeof appliedWeek>;

export const application = z.object({
  kind: z.enum(scheduleKinds),
  weekStart: z.string(),
  /** The trainee's day that it was worked out for. */
  today: z.string(),
  /** Items of this kind in the source week; without any there is nothing to apply. */
  sourceItems: z.number().int(),
  weeks: z.array(appliedWeek),
  /** The week that keeps filling the later ones at present. */
  applied: z
    .object({
      weekStart: z.string(),
      /** UTC milliseconds. */
      appliedAt: z.number().int(),
      filledThrough: z.string().nullable(),
    })
    .nullable(),
});
export type Application = z.infer<typeof application>;
