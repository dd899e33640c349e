import type { FieldRule } from "../fields.ts";
import { formGenders, traineeFields } from "../trainee.ts";

/** Days for which a link opens. */
export const invitationDays = 14;

/** How many of the invited stand above the list of trainees. */
export const invitedPerPage = 10;

/** What the trainer says of whom they invite; the rest the person says by themselves. */
export const invitationFields = {
  name: traineeFields.name,
  email: { kind: "email", optional: true },
  phone: { kind: "phone", optional: true },
  gender: { kind: "choice", options: formGenders },
  plan: { kind: "text", max: 64 },
} as const satisfies Record<string, FieldRule>;

/** How an invitation stands: only an open one opens anything. */
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
