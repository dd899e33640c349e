import { z } from "zod";
import { isLighterPeriod } from "../../activity/lighter-days.ts";
import {
  jobStatuses,
  jobTextProblem,
  leftOutReasons,
  maxPeople,
  messageSubjects,
  namedPeople,
} from "../../jobs/jobs.ts";
import { planChangeKinds } from "../../memberships/subscriptions.ts";
import { notificationFields, notificationTypes } from "../../notifications/notifications.ts";
import { genders } from "../../trainee.ts";
import { traineesFilter } from "../attention/trainee-list.ts";
import { addProblem, field, id, localDate } from "../fields.ts";
import { traineeJob } from "./trainee-job.ts";

const named = z.array(id).max(namedPeople);

/** The audience: people by id, or all of a filter of the list except some. */
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
  /** A plan's id, and the kind of the change. */
  plan: z.string().min(1).max(64),
  change: z.enum(planChangeKinds),
});
const mute = z.strictObject({ kind: z.literal("mute"), muted: z.boolean() });
/** The last planned week of each fills the later ones from now on. */
const repeat = z.strictObject({ kind: z.literal("repeat") });
/** Lighter training on some days; null ends it from today on. */
const lighten = z.strictObject({
  kind: z.literal("lighten"),
  days: z
    .strictObject({ startsOn: localDate, endsOn: localDate })
    .superRefine((days, context) => {
      if (!isLighterPeriod(days)) addProblem(context, { code: "invalid" }, ["endsOn"]);
    })
    .nullable(),
});

const about = z.enum(messageSubjects).optional();

/** The action for each of them. A message's text is made by `personalText`. */
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
    about,
  }),
  status,
  plan,
  mute,
  repeat,
  lighten,
]);
export type TraineeJobAction = z.infer<typeof traineeJobAction>;

/** The action without its texts, which decides the people left out. */
const traineeJobAim = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("notify") }),
  z.strictObject({ kind: z.literal("message"), about }),
  status,
  plan,
  mute,
  repeat,
  lighten,
]);
export type TraineeJobAim = z.infer<typeof traineeJobAim>;

export const traineeJobQuestion = z.strictObject({ audience: jobAudience, aim: traineeJobAim });
export type TraineeJobQuestion = z.infer<typeof traineeJobQuestion>;

const count = z.number().int();

/** The people of a job, in the order of their names. */
export const traineeJobPreview = z.object({
  total: count,
  /** Identifies these people; a job with it reaches nobody else. */
  fingerprint: z.string(),
  /** The first of them. */
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      gender: z.enum(genders).nullable(),
      /** The due amount in agorot, for a message about it. */
      due: count.optional(),
    }),
  ),
  /** People left out by reason, with the first names. */
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count, names: z.array(z.string()) })),
});
export type TraineeJobPreview = z.infer<typeof traineeJobPreview>;

/**
 * `id` is made by the client. `total` and `fingerprint` are the preview's; if the people differ, nothing
 * happens. Without a fingerprint the number alone is compared.
 */
export const newTraineeJob = z.strictObject({
  id,
  audience: jobAudience,
  action: traineeJobAction,
  total: count.min(1).max(Math.max(...Object.values(maxPeople))),
  fingerprint: z.string().max(64).optional(),
});
export type NewTraineeJob = z.infer<typeof newTraineeJob>;

/** The accepted job, or a new preview of the same audience. */
export const traineeJobOutcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("done"), job: traineeJob }),
  z.object({ outcome: z.literal("changed"), preview: traineeJobPreview }),
]);
export type TraineeJobOutcome = z.infer<typeof traineeJobOutcome>;

export const traineeJobParams = z.object({ id });

/** The number of restored people; people changed since stay. */
export const traineeJobUndone = z.object({ restored: count, total: count });
export type TraineeJobUndone = z.infer<typeof traineeJobUndone>;
