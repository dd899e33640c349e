import { z } from "zod";
import { leftOutReasons, maxGiven } from "../../jobs/jobs.ts";
import { scheduleKinds } from "../../schedules/schedules.ts";
import { templateJobKinds } from "../../templates/templates.ts";
import { genders } from "../../trainee.ts";
import { id } from "../fields.ts";
import { jobAudience } from "../jobs/jobs.ts";
import { weekStartDate } from "../schedules/schedules.ts";

const count = z.number().int();

/** Terms of giving a template. */
export const givingTerms = z.strictObject({
  /** The Sunday of its first week. */
  startsOn: weekStartDate,
  kinds: z.array(z.enum(scheduleKinds)).min(1).max(2),
  /** Whether later edits reach the trainees; otherwise they get a separate copy. */
  linked: z.boolean(),
  /** For linked ones: whether the first week follows the last. */
  repeats: z.boolean(),
  /** Whether the grams of its meals follow each person's target. */
  scaled: z.boolean(),
  /** Whether its weights are copied; otherwise they are open. */
  weights: z.boolean(),
});
export type GivingTerms = z.infer<typeof givingTerms>;

export const givingQuestion = z.strictObject({ audience: jobAudience, terms: givingTerms });
export type GivingQuestion = z.infer<typeof givingQuestion>;

/** Counts of a person's items. */
const itemCounts = {
  added: count,
  changed: count,
  removed: count,
  /** Items that stay: done, begun, or edited by hand. */
  kept: count,
};

const person = {
  id: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  ...itemCounts,
};

/** A person in the preview of giving. */
const givenPerson = z.object({
  ...person,
  /** kcal of the target on its first day; null without one, which keeps the template's grams. */
  target: count.nullable(),
  /** Present sources of their weeks that would end, by kind: a template's name, or an applied week. */
  running: z.array(
    z.object({
      kind: z.enum(scheduleKinds),
      template: z.string().nullable(),
      englishName: z.string().nullable(),
      weekStart: z.string().nullable(),
    }),
  ),
});
export type GivenPerson = z.infer<typeof givenPerson>;

/** The preview of giving, in the order of names. */
export const givingPreview = z.object({
  total: count,
  /** Identifies these people. */
  fingerprint: z.string(),
  people: z.array(givenPerson),
  /** Items whose row left the library; they are not given. */
  gone: count,
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count, names: z.array(z.string()) })),
});
export type GivingPreview = z.infer<typeof givingPreview>;

/** `id` is made by the client. If the people differ from the preview, nothing happens. */
export const newGiving = z.strictObject({
  id,
  audience: jobAudience,
  terms: givingTerms,
  total: count.min(1).max(maxGiven),
  fingerprint: z.string().max(64),
});
export type NewGiving = z.infer<typeof newGiving>;

/** A job; it runs until `done` equals `total`. */
export const templateJob = z.object({
  id: z.string(),
  kind: z.enum(templateJobKinds),
  templateId: z.string(),
  total: count,
  /** Number of people reached. */
  done: count,
  /** Written items. */
  items: count,
  /** The end of its undo, UTC milliseconds; null if undone. */
  undoableUntil: count.nullable(),
});
export type TemplateJob = z.infer<typeof templateJob>;

export const givingOutcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("done"), job: templateJob }),
  z.object({ outcome: z.literal("changed"), preview: givingPreview }),
]);
export type GivingOutcome = z.infer<typeof givingOutcome>;

/** People whom the pending edits of a template would reach. */
export const followingPreview = z.object({ people: z.array(z.object(person)) });
export type FollowingPreview = z.infer<typeof followingPreview>;

export const newFollowing = z.strictObject({ id });

/** The result of an undo; `kept` counts days with a later log or change. */
export const templateJobUndone = z.object({ people: count, kept: count });
export type TemplateJobUndone = z.infer<typeof templateJobUndone>;
