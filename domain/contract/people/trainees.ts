import { z } from "zod";
import { oddSigns } from "../../accounts/confusable.ts";
import { weightSources } from "../../body/weight.ts";
import { planChangeKinds } from "../../memberships/subscriptions.ts";
import { accountStatuses, formGenders, genders, goals, traineeFields } from "../../trainee.ts";
import { timeZone } from "../accounts/sign-in.ts";
import { measuredKind, measurements } from "../body/measurements.ts";
import { field, id } from "../fields.ts";
import { planChoice } from "../memberships/plans.ts";
import { photo } from "../photo.ts";
import { registrationShape } from "./registration.ts";

/** A trainee of any list of the trainer. */
export const traineeRow = {
  id: z.string(),
  name: z.string(),
  /** Null if none is known: the person cannot sign in before giving one. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  /** A plan's id. */
  plan: z.string(),
  status: z.enum(accountStatuses),
  /** Whether the first password was set; nobody can sign in before. */
  entered: z.boolean(),
  photo,
  /** kg */
  currentWeight: z.number().nullable(),
  targetSteps: z.number().int(),
  /** UTC milliseconds. */
  joinedAt: z.number().int(),
  /** The time of a deletion by the owner, UTC milliseconds; null without one. */
  deletesAt: z.number().int().nullable(),
};
export type TraineeRow = z.infer<z.ZodObject<typeof traineeRow>>;

/** A dated weight with its author. */
export const traineeWeight = z.object({
  id: z.string(),
  date: z.string(),
  /** kg */
  weight: z.number(),
  source: z.enum(weightSources),
  /** UTC milliseconds. */
  createdAt: z.number().int(),
});

export const traineeDetails = z.object({
  ...traineeRow,
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
  weights: z.array(traineeWeight),
  measurements: z.array(measuredKind),
  plans: z.array(planChoice),
  /** Deceptive features of name and address; missing without any. */
  odd: z
    .object({
      signs: z.array(z.enum(oddSigns)),
      /** A person whose name or address is written differently and looks the same. */
      alike: z.object({ id: z.string(), name: z.string() }).nullable(),
    })
    .optional(),
});
export type TraineeDetails = z.infer<typeof traineeDetails>;

/** The trainer's form for a new trainee, without unknown values. */
export const newTrainee = z.strictObject({
  ...registrationShape,
  /** Without it the person chooses one by an invitation. */
  password: registrationShape.password.optional(),
  measurements: measurements.default({}),
  timeZone: timeZone.optional(),
});
export type NewTrainee = z.infer<typeof newTrainee>;

/** Changed fields alone, so that two devices can edit different fields. */
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
    /** For a change of `plan`; `id` is the new subscription's. */
    planChange: z.strictObject({ id, kind: z.enum(planChangeKinds) }),
    status: field({ kind: "choice", options: accountStatuses }),
    /** The status answered by a change of `status`; a different one now is a conflict. */
    whileStatus: field({ kind: "choice", options: accountStatuses }),
    password: field({ kind: "password" }),
    measurements,
  })
  .partial();
export type TraineeChanges = z.infer<typeof traineeChanges>;

export const traineeParams = z.object({ id });
