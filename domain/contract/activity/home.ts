import { z } from "zod";
import { dayKinds } from "../../activity/performance-week.ts";
import { genders } from "../../trainees/trainee.ts";
import { localDate } from "../fields.ts";
import { photo } from "../trainees/photo.ts";
import { body, weightTrend } from "../trainees/weight.ts";

const share = z.object({
  done: z.number(),
  /** 0 leaves the kind out of the average. */
  goal: z.number(),
});

export const performanceWeekDay = z.object({
  date: z.string(),
  kind: z.enum(dayKinds),
  exercises: share,
  meals: share,
  steps: share,
});

/** `date` is the caller's day in the trainee's time zone. */
export const homeQuery = z.object({ date: localDate });

/** Any day of the week that is asked for. */
export const performanceWeekQuery = z.object({ date: localDate });
export const performanceWeekOf = z.object({
  /** Sunday to Saturday. */
  week: z.array(performanceWeekDay),
});
export type PerformanceWeek = z.infer<typeof performanceWeekOf>;

/** Everything that the trainee's home shows, and the badges of the frame around every screen. */
export const home = z.object({
  date: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  photo,
  /** The person's first day. */
  joinedOn: z.string(),
  /** Counted up to 10: badges say «9+». */
  unreadNotifications: z.number().int(),
  unreadMessages: z.number().int(),
  /** Sunday to Saturday. */
  week: z.array(performanceWeekDay),
  weight: weightTrend,
  body,
});
export type Home = z.infer<typeof home>;
