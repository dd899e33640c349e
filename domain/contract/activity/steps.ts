import { z } from "zod";
import { stepFields } from "../../activity/step-days.ts";
import { stepSources } from "../../activity/steps.ts";
import { maxSearchLength, sortDirections } from "../../list.ts";
import { genders } from "../../trainee.ts";
import { field, id, localDate, pageNumber, searchText } from "../fields.ts";
import { photo } from "../photo.ts";

/** `date` is the caller's day in the trainee's time zone. `until` is a Sunday, and asks for the weeks before it. */
export const stepsQuery = z.object({ date: localDate, until: localDate.optional() });
export type StepsQuery = z.infer<typeof stepsQuery>;

const stepRecord = z.object({
  date: z.string(),
  steps: z.number().int(),
  targetSteps: z.number().int(),
  source: z.enum(stepSources),
});

/** Fourteen weeks of a trainee's days, and the present target. */
export const stepsOverview = z.object({
  /** The trainee's today. */
  date: z.string(),
  target: z.number().int(),
  /** The first and the last day of the records. */
  first: z.string(),
  last: z.string(),
  /** The target before the first day. */
  before: z.number().int(),
  /** Days with a row only, oldest first. */
  records: z.array(stepRecord),
  /** The first day with a row; null without any. */
  since: z.string().nullable(),
});
export type StepsOverview = z.infer<typeof stepsOverview>;

/** The same for the trainer. */
export const traineeSteps = z.object({ ...stepsOverview.shape, name: z.string() });
export type TraineeSteps = z.infer<typeof traineeSteps>;

/** A day's total; it replaces the stored one. */
export const daySteps = z.strictObject({ date: localDate, steps: field(stepFields.steps) });
export type DaySteps = z.infer<typeof daySteps>;

export const storedSteps = stepRecord;
export type StoredSteps = z.infer<typeof storedSteps>;

/** Steps a day from today on. */
export const stepsTarget = z.strictObject({ target: field(stepFields.target) });

export const storedTarget = z.object({
  /** Its first day. */
  date: z.string(),
  target: z.number().int(),
});
export type StoredTarget = z.infer<typeof storedTarget>;

/** An earlier week, sent to the trainer as a note. */
export const newStepsReport = z.strictObject({ id, weekStart: localDate });
export type NewStepsReport = z.infer<typeof newStepsReport>;

/** The personal link; its address is returned once, when it is made. */
export const stepLink = z.object({
  link: z.object({ createdAt: z.number(), lastUsedAt: z.number().nullable() }).nullable(),
});
export type StepLink = z.infer<typeof stepLink>;

export const newStepLink = z.object({ url: z.string(), createdAt: z.number() });
export type NewStepLink = z.infer<typeof newStepLink>;

export const stepLinkParams = z.object({ token: z.string().max(200) });

/** An automation's total; of today without a date. */
export const linkedSteps = z.object({
  date: localDate.optional(),
  steps: field(stepFields.steps),
});
export type LinkedSteps = z.infer<typeof linkedSteps>;

export const takenSteps = z.object({
  date: z.string(),
  /** The stored total now. */
  steps: z.number().int(),
  /** False if a larger count was typed and stays. */
  saved: z.boolean(),
  /** In Arabic and English, for the automation's screen. */
  message: z.string(),
});

export const stepsSorts = ["name", "steps"] as const;

/** A page of everybody's steps on a day; `steps` sorts by the target. */
export const stepsPageQuery = z.strictObject({
  search: searchText(maxSearchLength).default(""),
  date: localDate,
  sort: z.enum(stepsSorts).default("name"),
  direction: z.enum(sortDirections).default("asc"),
  page: pageNumber,
  /** The last trainee of the previous page, if known. */
  after: id.optional(),
});
export type StepsPageQuery = z.infer<typeof stepsPageQuery>;

export const stepsRow = z.object({
  /** The trainee's. */
  id: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  photo,
  /** 0 without a count. */
  steps: z.number().int(),
  /** Of that day. */
  target: z.number().int(),
});
export type StepsRow = z.infer<typeof stepsRow>;

export const stepsPage = z.object({
  date: z.string(),
  rows: z.array(stepsRow),
  /** Matches on all pages. */
  total: z.number().int(),
});
export type StepsPage = z.infer<typeof stepsPage>;
