import { z } from "zod";
import { leftOutReasons, maxGiven } from "../../jobs/jobs.ts";
import { scheduleKinds } from "../../schedules/schedules.ts";
import { templateJobKinds } from "../../templates/templates.ts";
import { genders } from "../../trainee.ts";
import { id } from "../fields.ts";
import { jobAudience } from "../jobs/jobs.ts";
import { weekStartDate } from "../schedules/schedules.ts";

const count = z.number().int();

/** How a template is given. */
export const givingTerms = z.strictObject({
  /** The Sunday of its first week. */
  startsOn: weekStartDate,
  kinds: z.array(z.enum(scheduleKinds)).min(1).max(2),
  /** Whether they follow its edits from then on; otherwise they get a copy of their own. */
  linked: z.boolean(),
  /** Of those who are linked: whether its first week follows its last. */
  repeats: z.boolean(),
  /** Whether the grams of its meals go by each one's target. */
  scaled: z.boolean(),
  /** Whether its weights come along; otherwise they are left open. */
  weights: z.boolean(),
});
export type GivingTerms = z.infer<typeof givingTerms>;

export const givingQuestion = z.strictObject({ audience: jobAudience, terms: givingTerms });
export type GivingQuestion = z.infer<typeof givingQuestion>;

/** What becomes of somebody's items. */
const itemCounts = {
  added: count,
  changed: count,
  removed: count,
  /** Done, begun, or changed by hand: they stay. */
  kept: count,
};

const person = {
  id: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  ...itemCounts,
};

/** Somebody whom a template would be given to. */
const givenPerson = z.object({
  ...person,
  /** kcal of the day that it begins on; null without a target: grams stay as they are in the template. */
  target: count.nullable(),
  /** What fills their weeks at present and would end, by kind: a template's name, or the week that is applied. */
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

/** Whom a template would be given to, in the order of their names. */
export const givingPreview = z.object({
  total: count,
  /** Differs where others are meant, however many. */
  fingerprint: z.string(),
  people: z.array(givenPerson),
  /** Items of what is given whose row left the library: nobody gets them. */
  gone: count,
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count, names: z.array(z.string()) })),
});
export type GivingPreview = z.infer<typeof givingPreview>;

/** `id` is made by the client; where others are meant than the preview said, nothing happens. */
export const newGiving = z.strictObject({
  id,
  audience: jobAudience,
  terms: givingTerms,
  total: count.min(1).max(maxGiven),
  fingerprint: z.string().max(64),
});
export type NewGiving = z.infer<typeof newGiving>;

/** A job, which goes on by itself until `done` is `total`. */
export const templateJob = z.object({
  id: z.string(),
  kind: z.enum(templateJobKinds),
  templateId: z.string(),
  total: count,
  /** How many it has reached. */
  done: count,
  /** Items that it wrote. */
  items: count,
  /** Until when it can be taken back, UTC milliseconds; null where it was already. */
  undoableUntil: count.nullable(),
});
export type TemplateJob = z.infer<typeof templateJob>;

export const givingOutcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("done"), job: templateJob }),
  z.object({ outcome: z.literal("changed"), preview: givingPreview }),
]);
export type GivingOutcome = z.infer<typeof givingOutcome>;

/** Whom the edits of a template reach that nobody has followed yet. */
export const followingPreview = z.object({ people: z.array(z.object(person)) });
export type FollowingPreview = z.infer<typeof followingPreview>;

export const newFollowing = z.strictObject({ id });

/** What a job that was taken back left: `kept` are days on which something was done or changed since. */
export const templateJobUndone = z.object({ people: count, kept: count });
export type TemplateJobUndone = z.infer<typeof templateJobUndone>;
