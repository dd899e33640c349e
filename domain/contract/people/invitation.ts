import { z } from "zod";
import { genders } from "../../trainee.ts";
import { mailToken } from "../accounts/password.ts";
import { entered, timeZone } from "../accounts/sign-in.ts";
import { field } from "../fields.ts";
import { offeredPlan } from "../memberships/plans.ts";
import { registrationShape } from "./registration.ts";

export const invitationBody = z.strictObject({ token: mailToken });

/** What whoever holds the link finds filled in. */
export const openInvitation = z.object({
  /** `password` where the account is there and waits for nothing else. */
  asks: z.enum(["registration", "password"]),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  plan: offeredPlan,
  /** Who invites, and in whose name. */
  trainerName: z.string(),
  businessName: z.string().nullable(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

const { plan: _, ...personShape } = registrationShape;

/** The registration without the plan, which the invitation says. */
export const registerByInvitation = z.strictObject({
  token: mailToken,
  ...personShape,
  remember: z.boolean().default(false),
  timeZone: timeZone.optional(),
});
export type RegisterByInvitation = z.infer<typeof registerByInvitation>;

export const passwordByInvitation = z.strictObject({
  token: mailToken,
  password: field({ kind: "password" }),
  remember: z.boolean().default(false),
});
export type PasswordByInvitation = z.infer<typeof passwordByInvitation>;

export const invitationAccepted = z.discriminatedUnion("kind", [
  entered,
  /** Accepted, now or a moment ago; the way on is the sign-in. */
  z.object({ kind: z.literal("accepted") }),
]);
export type InvitationAccepted = z.infer<typeof invitationAccepted>;
