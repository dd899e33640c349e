import { z } from "zod";
import { healthQuestions } from "../../ramadan/fasting-health.ts";
import { fastingMeals, trainingSlots } from "../../ramadan/slots.ts";
import { genders } from "../../trainee.ts";
import { localDate } from "../fields.ts";
import { consent } from "../people/consents.ts";
import { fastingHealth } from "./fasting-health.ts";

const meal = z.enum(fastingMeals);

/** Where the meals of a day stand in the month. */
export const fastingMealSlots = z.strictObject({
  breakfast: meal,
  lunch: meal,
  dinner: meal,
  snack: meal,
});

/** Where a person's meals and training stand in the month. */
export const fastingSlots = z.strictObject({
  meals: fastingMealSlots,
  training: z.enum(trainingSlots),
});

/** A person's decision: whether days are shown by the fast, and how; what it leaves out stays as it is stored. */
export const fastingChoice = z.strictObject({
  shown: z.boolean(),
  slots: fastingSlots.partial().optional(),
});
export type FastingChoice = z.infer<typeof fastingChoice>;

const minute = z.number().int();

/** The present or next month of a person. */
const ramadanMonth = z.object({
  /** The Hijri year. */
  year: z.number().int(),
  /** 1 Ramadan of the person's country. */
  first: z.string(),
  /** 1 Shawwal. */
  eid: z.string(),
});

/** By the day: whether it was fasted. A day without a mark is not there. */
const fastingMarks = z.record(z.string(), z.boolean());

/** The mark of a day; null takes it back. */
export const markedDay = z.strictObject({ date: localDate, fasted: z.boolean().nullable() });

/** The month as a person sees it: fajr, maghrib and isha of its days, in minutes of the person's day. */
const monthView = z.object({
  year: z.number().int(),
  first: z.string(),
  /** Null for a day without times. */
  days: z.array(z.tuple([minute, minute, minute]).nullable()),
  slots: fastingSlots,
  /** Missing in a view cached by an earlier build. */
  marks: fastingMarks.optional(),
});

const monthDone = z.object({
  /** Days with a completed exercise. */
  trainedDays: z.number().int(),
  meals: z.number().int(),
});

/** The month near the day of an answer. */
export const nearRamadan = ramadanMonth.extend({
  /** Null until the person decided. */
  view: monthView.nullable(),
  /** What the person did in the month; only in Eid's days of greeting. */
  done: monthDone.optional(),
  /** What the person is asked about their health; missing in a home cached by an earlier build. */
  asks: z.enum(healthQuestions).nullable().optional(),
});
export type HomeRamadan = z.infer<typeof nearRamadan>;

/** What a person chooses in the settings. */
export const ownRamadan = z.object({
  /** Null until the person decided. */
  shown: z.boolean().nullable(),
  slots: fastingSlots,
  /** The present or next month; null if the trainer has no Ramadan, or beyond the forecasts. */
  month: ramadanMonth.nullable(),
  /** The city of the times; null without one. */
  city: z.object({ name: z.string(), englishName: z.string() }).nullable(),
  /** For the words of the marks. */
  gender: z.enum(genders).nullable(),
  /** The month whose days can be marked or corrected; null without one. */
  open: ramadanMonth.nullable(),
  /** Of all months. */
  marks: fastingMarks,
  /** Null until the question before the first session while fasting is answered; missing in an answer of an earlier build. */
  health: fastingHealth.nullable().optional(),
  /** The consents about Ramadan; null before a decision. */
  consents: z.object({
    fasting_coach: consent.nullable(),
    fasting_health: consent.nullable(),
    fasting_archive: consent.nullable(),
  }),
});
export type OwnRamadan = z.infer<typeof ownRamadan>;
