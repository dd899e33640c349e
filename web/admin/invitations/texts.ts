import type { Invitation } from "../../../domain/contract/people/invitations.ts";
import type { InvitationState } from "../../../domain/people/invitations.ts";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { m } from "../../paraglide/messages.js";

/** The trainer's own day at an instant. */
export const dayAt = (instant: number): string => formatDay(ownDayAt(instant), fullDay);

const overTexts: Record<Exclude<InvitationState, "open">, () => string> = {
  accepted: m.invitations_state_accepted,
  ended: m.invitations_state_ended,
  revoked: m.invitations_state_revoked,
};

/** The state of an invitation; for an open one a word of the person's gender. */
export const stateText = ({ state, gender }: Invitation): string =>
  state === "open" ? m.invitations_state_open({ gender: gender ?? "other" }) : overTexts[state]();

/** The last day, or the day of the final state. */
export function whenText({ state, expiresAt, acceptedAt }: Invitation): string {
  if (state === "accepted") return m.invitations_accepted_on({ day: dayAt(acceptedAt ?? 0) });
  if (state === "revoked") return m.invitations_state_revoked();
  const day = dayAt(expiresAt);
  return state === "ended" ? m.invitations_ended_on({ day }) : m.invitations_open_until({ day });
}
