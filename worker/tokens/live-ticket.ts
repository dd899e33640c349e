import type { LiveTicket } from "../../domain/contract/conversations/live.ts";
import { type LiveIdentity, liveTicketSeconds } from "../../domain/conversations/live.ts";
import { newId } from "../../domain/id.ts";
import { type Actor, windowOf } from "../data/scope.ts";
import type { Platform } from "../platform.ts";
import { readTicket, signTicket, type TicketKind } from "./signed-ticket.ts";

const kind: TicketKind = {
  audience: "miran-live",
  type: "live-ticket+jwt",
  seconds: liveTicketSeconds,
};

/**
 * The address of a socket for one session and one live object, valid once, within a minute. Call it only for an object
 * that the caller provably may reach.
 */
export async function issueLiveTicket(
  platform: Platform,
  actor: Actor,
  { object, ownerId }: Pick<LiveIdentity, "object" | "ownerId">,
): Promise<LiveTicket> {
  const { accountId, sessionId, kind: side } = actor;
  const claims = { jti: newId(), sid: sessionId, win: windowOf(actor), side, object, ownerId };
  const { ticket, expiresAt } = await signTicket(platform, kind, accountId, claims);
  const { liveAccessSeconds: accessSeconds } = platform;
  return { url: `/api/live/${object}?ticket=${ticket}`, expiresAt, accessSeconds };
}

/** The identity of a valid ticket; undefined for any other text. */
export async function readLiveTicket(
  platform: Platform,
  object: LiveIdentity["object"],
  ticket: string,
): Promise<LiveIdentity | undefined> {
  const claims = await readTicket(platform, kind, ticket, [
    "jti",
    "sid",
    "win",
    "side",
    "object",
    "ownerId",
  ]);
  if (claims?.object !== object) return undefined;
  return {
    object,
    ownerId: String(claims.ownerId),
    side: claims.side === "trainer" ? "trainer" : "trainee",
    accountId: claims.sub,
    sessionId: String(claims.sid),
    windowId: String(claims.win),
    ticketId: String(claims.jti),
    provenUntil: platform.now() + platform.liveAccessSeconds * 1000,
  };
}
