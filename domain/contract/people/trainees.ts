import { z } from "zod";
import { oddSigns } from "../../accounts/confusable.ts";
import {
  adherenceBandNames,
  beginnings,
  needs,
  planEndings,
  silences,
} from "../../attention/list-filters.ts";
import { weightSources } from "../../body/weight.ts";
import { maxSearchLength, sortDirections } from "../../list.ts";
import { planChangeKinds } from "../../memberships/subscriptions.ts";
import { traineeSorts } from "../../people/list.ts";
import { accountStatuses, formGenders, genders, goals, traineeFields } from "../../trainee.ts";
import { timeZone } from "../accounts/sign-in.ts";
import { measuredKind, measurements } from "../body/measurements.ts";
import { field, id, localDate, pageNumber, searchText } from "../fields.ts";
import { traineeJob } from "../jobs/trainee-job.ts";
import { offeredPlan } from "../memberships/plans.ts";
import { photo } from "../photo.ts";
import { invitation } from "./invitations.ts";
import { registrationShape } from "./registration.ts";

/** What the trainer's list is narrowed to; every part has a default. */
export const traineesFilter = z.strictObject({
  search: searchText(maxSearchLength).default(""),
  plan: z.string().max(64).optional(),
  status: z.enum(accountStatuses).optional(),
  /** Of what was assigned on the seven days before `date`. */
  adherence: z.enum(adherenceBandNames).optional(),
  /** Nothing logged for as many days. */
  silence: z.enum(silences).optional(),
  ending: z.enum(planEndings).optional(),
  /** Something that they bought began within as many days, a renewal, too. */
  began: z.enum(beginnings).optional(),
  /** Messages that the trainer has not read. */
  unread: z.literal("yes").optional(),
  /** Whoever stands in the queue for that, on the day `date`. */
  needs: z.enum(needs).optional(),
  /** The trainer's own day. */
  date: localDate.optional(),
});
export type TraineesFilter = z.infer<typeof traineesFilter>;

/** In which order: all of it, as a file has it. */
export const traineesFileQuery = traineesFilter.extend({
  sort: z.enum(traineeSorts).default("joined"),
  direction: z.enum(sortDirections).default("desc"),
});
export type TraineesFileQuery = z.infer<typeof traineesFileQuery>;

/** Which page of it. */
export const traineesQuery = traineesFileQuery.extend({
  page: pageNumber,
  /** The last trainee of the page before, where it is known: the page begins there, at no cost. */
  after: id.optional(),
});
export type TraineesQuery = z.infer<typeof traineesQuery>;

const traineeRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  /** A plan's id. */
  plan: z.string(),
  status: z.enum(accountStatuses),
  /** Whether a first password was ever set: until then nobody can have been in. */
  entered: z.boolean(),
  photo,
  /** kg */
  currentWeight: z.number().nullable(),
  targetSteps: z.number().int(),
  /** UTC milliseconds. */
  joinedAt: z.number().int(),
  /** When the account goes by its owner's wish, UTC milliseconds; null while it stays. */
  deletesAt: z.number().int().nullable(),
});
export type TraineeRow = z.infer<typeof traineeRow>;

/** A trainee as the list shows them. */
const listedTrainee = traineeRow.extend({
  /** 0–100, of what was assigned on the seven days before the list's; null when nothing was. */
  adherence: z.number().int().nullable(),
  /** The last day with anything logged; null where it is long ago, or never. */
  lastLoggedOn: z.string().nullable(),
  /** Messages that the trainer has not read. */
  unread: z.number().int(),
  /** Whether what they write and do rings nobody. */
  isMuted: z.boolean(),
});
export type ListedTrainee = z.infer<typeof listedTrainee>;

export const planChoice = offeredPlan.extend({ status: z.enum(accountStatuses) });
export type PlanChoice = z.infer<typeof planChoice>;

export const traineesPage = z.object({
  trainees: z.array(listedTrainee),
  /** How many match, on all pages. */
  total: z.number().int(),
  /**
   * Whom the trainer invited, who has no account yet and whom the search finds: on the first page of
   * a list that no filter narrows, the latest, and how many they are in all.
   */
  invited: z.object({ people: z.array(invitation), total: z.number().int() }),
  plans: z.array(planChoice),
  /** Which of them a new trainee's form has chosen at first; null while none is offered. */
  defaultPlan: z.string().nullable(),
  /** The last week repeated for many that can be taken back, wherever it was asked; null where none can. */
  repeat: traineeJob.nullable(),
});
export type TraineesPage = z.infer<typeof traineesPage>;

export const traineeDetails = z.object({
  ...traineeRow.shape,
  age: z.number().int().nullable(),
  bloodType: z.string().nullable(),
  /** cm */
  height: z.number().nullable(),
  initialWeight: z.number().nullable(),
  targetWeight: z.number().nullable(),
  goals: z.array(z.enum(goals)),
  subscriptionStart: z.string().nullable(),
  subscriptionEnd: z.string().nullable(),
  timeZone: z.string(),
  /** Whether sign-in asks for a code besides the password. */
  twoFactor: z.boolean(),
  updatedAt: z.number().int(),
  /** The latest, newest first. */
  weights: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      weight: z.number(),
      source: z.enum(weightSources),
      createdAt: z.number().int(),
    }),
  ),
  measurements: z.array(measuredKind),
  plans: z.array(planChoice),
  /** What of name and address may deceive who reads them; left out where nothing does. */
  odd: z
    .object({
      signs: z.array(z.enum(oddSigns)),
      /** Somebody who is written otherwise and looks the same. */
      alike: z.object({ id: z.string(), name: z.string() }).nullable(),
    })
    .optional(),
});
export type TraineeDetails = z.infer<typeof traineeDetails>;

/** Somebody of the list as its file has them. */
export type FiledTrainee = Omit<ListedTrainee, "photo" | "unread" | "isMuted"> &
  Pick<TraineeDetails, "age" | "targetWeight" | "subscriptionStart" | "subscriptionEnd">;

/** The whole form of the trainer; what nobody measured is left out. */
export const newTrainee = z.strictObject({
  ...registrationShape,
  /** Left out, the person chooses it by an invitation. */
  password: registrationShape.password.optional(),
  measurements: measurements.default({}),
  timeZone: timeZone.optional(),
});
export type NewTrainee = z.infer<typeof newTrainee>;

/** Only what changed, so that two devices editing different fields both survive. */
export const traineeChanges = z
  .strictObject({
    name: field(traineeFields.name),
    email: field(traineeFields.email),
    phone: field(traineeFields.phone),
    age: field(traineeFields.age),
    gender: field({ kind: "choice", options: formGenders }),
    bloodType: field(traineeFields.bloodType).nullable(),
    height: field(traineeFields.height),
    currentWeight: field(traineeFields.weight),
    targetWeight: field(traineeFields.targetWeight),
    goals: field(traineeFields.goals),
    plan: field({ kind: "text", max: 64 }),
    /** Goes with `plan`, whose subscription it is about; `id` is that of the one bought. */
    planChange: z.strictObject({ id, kind: z.enum(planChangeKinds) }),
    status: field({ kind: "choice", options: accountStatuses }),
    /** Goes with `status`, as an answer to this one: another by now is a conflict. */
    whileStatus: field({ kind: "choice", options: accountStatuses }),
    password: field({ kind: "password" }),
    measurements,
  })
  .partial();
export type TraineeChanges = z.infer<typeof traineeChanges>;

export const traineeParams = z.object({ id });
