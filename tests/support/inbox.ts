import { env } from "cloudflare:workers";
import type { InboxEvent } from "../../domain/contract/inbox.ts";
import { type LiveIdentity, liveAccessSeconds } from "../../domain/conversations/live.ts";
import { newId } from "../../domain/id.ts";
import { openObject } from "./live.ts";

export const makeEvent = (
  overrides: Partial<{ traineeId: string; unread: number }> = {},
): InboxEvent => ({
  type: "conversation",
  traineeId: newId(),
  unread: 1,
  ...overrides,
});

function makeIdentity(overrides: Partial<LiveIdentity> = {}): LiveIdentity {
  const accountId = overrides.accountId ?? newId();
  return {
    object: "inbox",
    ownerId: accountId,
    side: "trainee",
    accountId,
    sessionId: newId(),
    windowId: newId(),
    ticketId: newId(),
    provenUntil: Date.now() + liveAccessSeconds * 1000,
    ...overrides,
  };
}

export const inboxOf = (accountId: string) => env.INBOXES.getByName(accountId);
export const hibernate = { webSockets: "hibernate" } as const;

/** An inbox, and a function that opens its sockets. */
export function makeInbox(overrides: Partial<LiveIdentity> = {}) {
  const identity = makeIdentity(overrides);
  const inbox = inboxOf(identity.ownerId);
  const open = (since?: number, changed: Partial<LiveIdentity> = {}) =>
    openObject(inbox, { ...identity, ticketId: newId(), ...changed }, since);
  return { identity, inbox, open };
}
