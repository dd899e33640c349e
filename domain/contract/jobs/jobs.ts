import { z } from "zod";
import {
  jobStatuses,
  jobTextProblem,
  leftOutReasons,
  maxPeople,
  namedPeople,
} from "../../jobs/jobs.ts";
import { planChangeKinds } from "../../memberships/subscriptions.ts";
import { notificationFields, notificationTypes } from "../../notifications/notifications.ts";
import { genders } from "../../trainee.ts";
import { traineesFilter } from "../attention/trainee-list.ts";
import { addProblem, field, id } from "../fields.ts";
import { traineeJob } from "./trainee-job.ts";

const named = z.array(id).max(namedPeople);

/** To whom: some by their ids, or all whom a filter of the list finds, but some. */
export const jobAudience = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("chosen"), ids: named.min(1) }),
  z.strictObject({
    kind: z.literal("matching"),
    filter: traineesFilter,
    except: named.default([]),
  }),
]);
export type JobAudience = z.infer<typeof jobAudience>;

const status = z.strictObject({ kind: z.literal("status"), status: z.enum(jobStatuses) });
const plan = z.strictObject({
  kind: z.literal("plan"),
  /** A plan's id, and what becomes of what they have. */
  plan: z.string().min(1).max(64),
  change: z.enum(planChangeKinds),
});
const mute = z.strictObject({ kind: z.literal("mute"), muted: z.boolean() });
/** The last week of each that holds anything fills the later ones from now on. */
const repeat = z.strictObject({ kind: z.literal("repeat") });

/** What is done to each of them. A message's text is made for each by `personalText`. */
const traineeJobAction = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("notify"),
    type: z.enum(notificationTypes),
    title: field(notificationFields.title),
    message: field(notificationFields.message),
  }),
  z.strictObject({
    kind: z.literal("message"),
    text: z.string().superRefine((text, context) => {
      const code = jobTextProblem(text);
      if (code) addProblem(context, { code });
    }),
  }),
  status,
  plan,
  mute,
  repeat,
]);
export type TraineeJobAction = z.infer<typeof traineeJobAction>;

/** What decides who is left out: all of it but the words. */
const traineeJobAim = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("notify") }),
  z.strictObject({ kind: z.literal("message") }),
  status,
  plan,
  mute,
  repeat,
]);
export type TraineeJobAim = z.infer<typeof traineeJobAim>;

export const traineeJobQuestion = z.strictObject({ audience: jobAudience, aim: traineeJobAim });
export type TraineeJobQuestion = z.infer<typeof traineeJobQuestion>;

const count = z.number().int();

/** Whom a job would be done to, in the order of their names. */
export const traineeJobPreview = z.object({
  total: count,
  /** Differs where others are meant, however many: a job that carries it back is done to these alone. */
  fingerprint: z.string(),
  /** The first of them. */
  people: z.array(
    z.object({ id: z.string(), name: z.string(), gender: z.enum(genders).nullable() }),
  ),
  /** Who is left out, by the reason, with the first names. */
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count, names: z.array(z.string()) })),
});
export type TraineeJobPreview = z.infer<typeof traineeJobPreview>;

/**
 * `id` is made by the client, `total` how many it was told of and `fingerprint` whom: where others are
 * meant, nothing happens. Without a fingerprint the number alone decides.
 */
export const newTraineeJob = z.strictObject({
  id,
  audience: jobAudience,
  action: traineeJobAction,
  total: count.min(1).max(Math.max(...Object.values(maxPeople))),
  fingerprint: z.string().max(64).optional(),
});
export type NewTraineeJob = z.infer<typeof newTraineeJob>;

/** The job as it was taken on; or, of those who were meant, who it would be done to now. */
export const traineeJobOutcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("done"), job: traineeJob }),
  z.object({ outcome: z.literal("changed"), preview: traineeJobPreview }),
]);
export type TraineeJobOutcome = z.infer<typeof traineeJobOutcome>;

export const traineeJobParams = z.object({ id });

/** How many are as they were before; who was changed since stays. */
export const traineeJobUndone = z.object({ restored: count, total: count });
export type TraineeJobUndone = z.infer<typeof traineeJobUndone>;
