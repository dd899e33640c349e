import { z } from "zod";
import { scheduleKinds } from "../../schedules/schedules.ts";
import { weekParams } from "./schedules.ts";

export const applyParams = weekParams.extend({ kind: z.enum(scheduleKinds) });

/** The effect of applying on one later week. */
export const appliedWeek = z.object({
  weekStart: z.string(),
  /** Whether the week existed before. */
  exists: z.boolean(),
  /** New items of the source. */
  added: z.number().int(),
  /** Items with another dose or place. */
  changed: z.number().int(),
  /** Removed items: untouched, on days that are not over. */
  removed: z.number().int(),
  /** Items equal to the source. */
  unchanged: z.number().int(),
  /** Items that stay: done, skipped, begun, or on past days. */
  kept: z.number().int(),
});
export type AppliedWeek = z.infer<typeof appliedWeek>;

export const application = z.object({
  kind: z.enum(scheduleKinds),
  weekStart: z.string(),
  /** The trainee's today of the preview. */
  today: z.string(),
  /** Items of this kind in the source week; 0 means nothing to apply. */
  sourceItems: z.number().int(),
  weeks: z.array(appliedWeek),
  /** The present source week. */
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
