import { z } from "zod";
import { invitationFields, invitationStates } from "../../people/invitations.ts";
import { genders } from "../../trainee.ts";
import { field, id } from "../fields.ts";

/** Somebody who has no account yet; repeating it with the same id changes nothing. */
export const newInvitation = z.strictObject({
  id,
  name: field(invitationFields.name),
  email: field(invitationFields.email).nullable(),
  /** A local number is one of the trainer's country. */
  phone: field(invitationFields.phone).nullable(),
  gender: field(invitationFields.gender),
  plan: field(invitationFields.plan),
});
export type NewInvitation = z.infer<typeof newInvitation>;

/** Of a trainee who has an account and no password. */
export const accountInvitation = z.strictObject({ id });

export const invitation = z.object({
  id: z.string(),
  /** The account that waits for its password, or that began with the link. */
  traineeId: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  /** What the plan is called; null where the account has its own. */
  plan: z.object({ name: z.string(), englishName: z.string().nullable() }).nullable(),
  state: z.enum(invitationStates),
  /** UTC milliseconds: when the present link was made, and until when it opens. */
  sentAt: z.number().int(),
  expiresAt: z.number().int(),
  acceptedAt: z.number().int().nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** With the link, which nobody is told a second time. */
export const sentInvitation = z.object({
  invitation,
  link: z.string(),
  businessName: z.string().nullable(),
});
export type SentInvitation = z.infer<typeof sentInvitation>;

export const invitationsList = z.object({
  /** The open first, then those that are over lately; the newest first in both. */
  invitations: z.array(invitation),
});
export type InvitationsList = z.infer<typeof invitationsList>;

export const invitationParams = z.object({ id });
