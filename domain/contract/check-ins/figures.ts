import { z } from "zod";

const count = z.number().int();
/** Milliseconds; null without replies. */
const duration = z.number().nullable();

/** The trainer's own figures of check-ins, of the last weeks. */
export const checkInFigures = z.object({
  /** From the sending of a check-in to the words that answered it. */
  replies: z.object({
    count,
    median: duration,
    ninthDecile: duration,
    /** The number of those within 24 hours. */
    withinDay: count,
  }),
  /** When the oldest check-in without a review was sent, UTC milliseconds; null if none waits. */
  waitingSince: z.number().nullable(),
  /** By the Sunday week of the due day, oldest first, this week last. */
  weeks: z.array(z.object({ startsOn: z.string(), owed: count, sent: count })),
  reviews: z.object({
    /** Active seconds of a review, the median; null if none was counted. */
    seconds: count.nullable(),
    /** The reviews of which it is known, and those of them that changed a plan. */
    known: count,
    changedPlan: count,
  }),
});
export type CheckInFigures = z.infer<typeof checkInFigures>;
