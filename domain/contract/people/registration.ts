import { z } from "zod";
import { registrationModes } from "../../accounts/settings.ts";
import { registrationFields } from "../../people/registration.ts";
import { contactSettings } from "../accounts/contact-settings.ts";
import { mailToken } from "../accounts/password.ts";
import { timeZone } from "../accounts/sign-in.ts";
import { field, id } from "../fields.ts";
import { offeredPlan } from "../memberships/plans.ts";

/** Fields of registration and of the trainer's form. */
export const registrationShape = {
  /** Made by the client; a repeated request changes nothing and answers the same. */
  id,
  name: field(registrationFields.name),
  email: field(registrationFields.email),
  phone: field(registrationFields.phone),
  password: field(registrationFields.password),
  age: field(registrationFields.age),
  gender: field(registrationFields.gender),
  bloodType: field(registrationFields.bloodType).nullable().default(null),
  height: field(registrationFields.height),
  weight: field(registrationFields.weight),
  targetWeight: field(registrationFields.targetWeight),
  goals: field(registrationFields.goals),
  plan: field(registrationFields.plan),
};

export const registerBody = z.strictObject({ ...registrationShape, timeZone: timeZone.optional() });
export type RegisterBody = z.infer<typeof registerBody>;

export const registered = z.object({
  /** `pending` until the trainer, or the confirmed address, opens the account. */
  status: z.enum(["active", "pending"]),
  /** Whether a link to confirm the address was mailed. */
  confirmEmail: z.boolean(),
});
export type Registered = z.infer<typeof registered>;

export const confirmEmailBody = z.strictObject({ token: mailToken });

export const offeredPlans = z.object({
  registration: z.enum(registrationModes),
  /** The plan chosen in a new form; null without an offer. */
  defaultPlan: z.string().nullable(),
  /** The trainer's contact while registration is closed; null otherwise. */
  contact: contactSettings.omit({ hours: true }).nullable(),
  plans: z.array(offeredPlan),
});
export type OfferedPlans = z.infer<typeof offeredPlans>;
