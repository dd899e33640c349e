import { z } from "zod";
import { dayKinds } from "../../activity/performance-week.ts";
import { mealTimings } from "../../libraries/meals.ts";
import { exerciseStatuses, mealStatuses } from "../../schedules/schedules.ts";
import { genders } from "../../trainee.ts";
import { body, weightTrend } from "../body/weight.ts";
import { localDate } from "../fields.ts";
import { photo } from "../photo.ts";
import { nearRamadan } from "../ramadan/fasting-slots.ts";
import { trainerWord } from "../trainer-word.ts";

const share = z.object({
  done: z.number(),
  /** 0 excludes the kind from the average. */
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

/** Any day of the requested week. */
export const performanceWeekQuery = z.object({ date: localDate });
export const performanceWeekOf = z.object({
  /** Sunday to Saturday. */
  week: z.array(performanceWeekDay),
});
export type PerformanceWeek = z.infer<typeof performanceWeekOf>;

/** The day's items in the trainer's order, in the form of the home. */
export const homeDay = z.object({
  exercises: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      englishName: z.string().nullable(),
      status: z.enum(exerciseStatuses),
      /** Expected, by `expectedSeconds`. */
      seconds: z.number().int(),
    }),
  ),
  meals: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      timing: z.enum(mealTimings),
      /** Of the eaten meal: the substitute if there is one. */
      name: z.string(),
      /** kcal of its grams; null if unknown. */
      calories: z.number().nullable(),
      status: z.enum(mealStatuses),
    }),
  ),
});
export type HomeDay = z.infer<typeof homeDay>;

/** One fact of the last days, by `insightOf`. */
const insight = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("weight"),
    /** kg in a week; negative for a loss. */
    change: z.number(),
    /** kcal a day; null if unknown. */
    calories: z.number().nullable(),
  }),
  z.object({ kind: z.literal("adherence"), percent: z.number().int() }),
  z.object({
    kind: z.literal("calories"),
    /** kcal a day */
    calories: z.number(),
    target: z.number(),
  }),
]);

/** The trainee's home, and the badges of the frame around every screen. */
export const home = z.object({
  date: z.string(),
  /** The time of the answer, UTC milliseconds; missing in a home cached by an earlier build. */
  at: z.number().int().optional(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  photo,
  /** The person's first day. */
  joinedOn: z.string(),
  /** Counted up to 10, as badges show «9+». */
  unreadNotifications: z.number().int(),
  unreadMessages: z.number().int(),
  /** Sunday to Saturday. */
  week: z.array(performanceWeekDay),
  /** Whether the trainer ever planned a week for this person. */
  scheduled: z.boolean(),
  /** Whether the conversation has a message. */
  greeted: z.boolean(),
  day: homeDay,
  /** Whether the training is a lighter one; missing in a home cached by an earlier build. */
  lighter: z.boolean().optional(),
  /** Eaten kcal above the day's target or plan, by `overPlan`; missing in a home cached by an earlier build. */
  over: z.number().int().optional(),
  /** kcal left of them, by `leftOfPlan`; null if unknown, missing in a home cached by an earlier build. */
  left: z.number().int().nullable().optional(),
  /** The form to answer now; null without one, missing in a home cached by an earlier build. */
  checkIn: z
    .object({
      formId: z.string(),
      formName: z.string(),
      formEnglishName: z.string().nullable(),
      dueOn: z.string(),
      /** UTC milliseconds. */
      dueAt: z.number(),
      closesAt: z.number(),
      /** The number of the person's questions. */
      questions: z.number().int(),
      isLate: z.boolean(),
    })
    .nullable()
    .optional(),
  /** The month near the day; null without one, missing in a home cached by an earlier build. */
  ramadan: nearRamadan.nullable().optional(),
  /** Null if there is nothing to say. */
  insight: insight.nullable(),
  /** Null until the trainer has written. */
  trainerWord: trainerWord.nullable(),
  /** The last day of the subscription; null without an end. */
  subscriptionEnd: z.string().nullable(),
  weight: weightTrend,
  body,
  /** The time of a deletion by the owner, UTC milliseconds; null without one. */
  deletesAt: z.number().int().nullable(),
});
export type Home = z.infer<typeof home>;
