import type { FieldRule } from "../fields.ts";
import { formGenders, traineeFields } from "../trainee.ts";

/** Days of a link's validity. */
export const invitationDays = 14;

/** Invited people above the list of trainees. */
export const invitedPerPage = 10;

/** The trainer's fields of an invitation; the person adds the rest. */
export const invitationFields = {
  name: traineeFields.name,
  email: { kind: "email", optional: true },
  phone: { kind: "phone", optional: true },
  gender: { kind: "choice", options: formGenders },
  plan: { kind: "text", max: 64 },
} as const satisfies Record<string, FieldRule>;

/** States of an invitation; only an `open` one works. */
export const invitationStates = ["open", "accepted", "revoked", "ended"] as const;
export type InvitationState = (typeof invitationStates)[number];

export function invitationState(
  {
    acceptedAt,
    revokedAt,
    expiresAt,
  }: { acceptedAt: number | null; revokedAt: number | null; expiresAt: number },
  now: number,
): InvitationState {
  if (acceptedAt !== null) return "accepted";
  if (revokedAt !== null) return "revoked";
  return expiresAt > now ? "open" : "ended";
}
