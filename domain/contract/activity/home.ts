import { z } from "zod";
import { dayKinds } from "../../activity/performance-week.ts";
import { mealTimings } from "../../libraries/meals.ts";
import { exerciseStatuses, mealStatuses } from "../../schedules/schedules.ts";
import { genders } from "../../trainee.ts";
import { body, weightTrend } from "../body/weight.ts";
import { localDate } from "../fields.ts";
import { photo } from "../photo.ts";

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

/** What the day asks for, each in the trainer's order, as far as the home tells of it. */
export const homeDay = z.object({
  exercises: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      englishName: z.string().nullable(),
      status: z.enum(exerciseStatuses),
    }),
  ),
  meals: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      timing: z.enum(mealTimings),
      /** Of what is eaten: the substitute where there is one. */
      name: z.string(),
      /** kcal on the plate; null where nobody measured it. */
      calories: z.number().nullable(),
      status: z.enum(mealStatuses),
    }),
  ),
});
export type HomeDay = z.infer<typeof homeDay>;

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
  /** Whether the trainer ever planned a week for this person. */
  scheduled: z.boolean(),
  /** Whether the trainee ever wrote to the trainer, or the trainer to the trainee. */
  greeted: z.boolean(),
  day: homeDay,
  weight: weightTrend,
  body,
  /** When the account goes by its owner's wish, UTC milliseconds; null while it stays. */
  deletesAt: z.number().int().nullable(),
});
export type Home = z.infer<typeof home>;
