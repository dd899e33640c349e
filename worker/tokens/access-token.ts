import type { Actor } from "../data/scope.ts";
import type { Platform } from "../platform.ts";
import { readTicket, signTicket, type TicketKind } from "./signed-ticket.ts";
import { type Verified, verifiedOnce } from "./verified-tokens.ts";

export const accessTokenSeconds = 600;
const kind: TicketKind = { audience: "miran-api", type: "at+jwt", seconds: accessTokenSeconds };

/** A 10-minute JWT with the calling session and its account. */
export async function issueAccessToken(platform: Platform, actor: Actor): Promise<string> {
  const claims = { role: actor.kind, sid: actor.sessionId };
  return (await signTicket(platform, kind, actor.accountId, claims)).ticket;
}

/** The caller of a valid token; undefined for any other text. */
export const readAccessToken = verifiedOnce(verify);

async function verify(platform: Platform, token: string): Promise<Verified<Actor> | undefined> {
  const claims = await readTicket(platform, kind, token, ["sid", "role"]);
  if (!claims) return undefined;
  const { sub, sid, role, expiresAt } = claims;
  if (typeof sid !== "string" || (role !== "trainee" && role !== "trainer")) return undefined;
  return { claims: { kind: role, accountId: sub, sessionId: sid }, expiresAt };
}
