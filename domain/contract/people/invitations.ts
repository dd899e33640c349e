import { z } from "zod";
import { invitationFields, invitationStates } from "../../people/invitations.ts";
import { genders } from "../../trainee.ts";
import { field, id } from "../fields.ts";

/** An invitation of a person without an account; repeating it with the same id changes nothing. */
export const newInvitation = z.strictObject({
  id,
  name: field(invitationFields.name),
  email: field(invitationFields.email).nullable(),
  /** A local number belongs to the trainer's country. */
  phone: field(invitationFields.phone).nullable(),
  gender: field(invitationFields.gender),
  plan: field(invitationFields.plan),
});
export type NewInvitation = z.infer<typeof newInvitation>;

/** An invitation of a trainee with an account and no password. */
export const accountInvitation = z.strictObject({ id });

export const invitation = z.object({
  id: z.string(),
  /** The account that lacks a password, or that was made by the link. */
  traineeId: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  /** The plan's names; null if the account has its own plan. */
  plan: z.object({ name: z.string(), englishName: z.string().nullable() }).nullable(),
  state: z.enum(invitationStates),
  /** UTC milliseconds: creation of the present link, and its end. */
  sentAt: z.number().int(),
  expiresAt: z.number().int(),
  acceptedAt: z.number().int().nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** With the link, which is returned once only. */
export const sentInvitation = z.object({
  invitation,
  link: z.string(),
  businessName: z.string().nullable(),
});
export type SentInvitation = z.infer<typeof sentInvitation>;

export const invitationsList = z.object({
  /** Open ones first, then recently ended ones, both newest first. */
  invitations: z.array(invitation),
});
export type InvitationsList = z.infer<typeof invitationsList>;

export const invitationParams = z.object({ id });
