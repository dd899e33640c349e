import { z } from "zod";
import { genders, traineeFields } from "../../trainee.ts";
import { mailToken } from "../accounts/password.ts";
import { entered, timeZone } from "../accounts/sign-in.ts";
import { field } from "../fields.ts";
import { offeredPlan } from "../memberships/plans.ts";
import { registrationShape } from "./registration.ts";

export const invitationBody = z.strictObject({ token: mailToken });

/** The prefilled values of an invitation's link. */
export const openInvitation = z.object({
  /** `password` if the account exists and lacks only that. */
  asks: z.enum(["registration", "password"]),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  plan: offeredPlan,
  /** The names of the trainer and the business. */
  trainerName: z.string(),
  businessName: z.string().nullable(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

const { plan: _, ...personShape } = registrationShape;

/** A registration without the plan, which the invitation has. */
export const registerByInvitation = z.strictObject({
  token: mailToken,
  ...personShape,
  remember: z.boolean().default(false),
  timeZone: timeZone.optional(),
});
export type RegisterByInvitation = z.infer<typeof registerByInvitation>;

export const passwordByInvitation = z.strictObject({
  token: mailToken,
  /** For an account without an address: the one to sign in by. */
  email: field(traineeFields.email).optional(),
  password: field({ kind: "password" }),
  remember: z.boolean().default(false),
});
export type PasswordByInvitation = z.infer<typeof passwordByInvitation>;

export const invitationAccepted = z.discriminatedUnion("kind", [
  entered,
  /** Accepted, now or just before; next is the sign-in. */
  z.object({ kind: z.literal("accepted") }),
]);
export type InvitationAccepted = z.infer<typeof invitationAccepted>;
