import { z } from "zod";
import { formGenders, genders, goals, traineeFields } from "../../trainee.ts";
import { timeZone } from "../accounts/sign-in.ts";
import { measuredKind } from "../body/measurements.ts";
import { weightTrend } from "../body/weight.ts";
import { field } from "../fields.ts";
import { photo } from "../photo.ts";

/** A trainee's «حسابي»; null if unknown. */
export const profile = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  photo,
  /** years */
  age: z.number().int().nullable(),
  bloodType: z.string().nullable(),
  /** cm */
  height: z.number().nullable(),
  goals: z.array(z.enum(goals)),
  timeZone: z.string(),
  /** The day of the registration, in the trainee's zone. */
  joinedOn: z.string(),
  membership: z.object({
    /** The plan's name as bought, like price and months. */
    name: z.string(),
    englishName: z.string().nullable(),
    priceAgorot: z.number().int().nullable(),
    months: z.number().int().nullable(),
    /** The plan's features today. */
    features: z.array(z.string()),
    englishFeatures: z.array(z.string()).nullable(),
    /** The first day after today's pause. */
    pausedUntil: z.string().nullable(),
    startsOn: z.string().nullable(),
    /** The last covered day. */
    endsOn: z.string().nullable(),
    /** Whole days until then; negative after it. */
    daysLeft: z.number().int().nullable(),
  }),
  /** The newest days, with at least the two newest. */
  weight: weightTrend.extend({
    /** kg */
    target: z.number().nullable(),
  }),
  measurements: z.array(measuredKind),
});
export type Profile = z.infer<typeof profile>;

/** A trainee's changes of their profile: the given fields alone. */
export const ownProfileChanges = z
  .strictObject({
    name: field(traineeFields.name),
    phone: field(traineeFields.phone),
    age: field(traineeFields.age),
    gender: field({ kind: "choice", options: formGenders }),
    bloodType: field(traineeFields.bloodType).nullable(),
    height: field(traineeFields.height),
    goals: field(traineeFields.goals),
    timeZone,
  })
  .partial();
export type OwnProfileChanges = z.infer<typeof ownProfileChanges>;
