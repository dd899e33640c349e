import { archiveTicketSeconds } from "../../domain/copies/business-archive.ts";
import type { TrainerScope } from "../data/scope.ts";
import type { Platform } from "../platform.ts";
import { readTicket, signTicket, type TicketKind } from "./signed-ticket.ts";

const kind: TicketKind = {
  audience: "miran-business-archives",
  type: "business-archive-ticket+jwt",
  seconds: archiveTicketSeconds,
};

/** A ticket to one business archive, for one session of the trainer. */
export function issueArchiveTicket(
  platform: Platform,
  { actor }: TrainerScope,
  archiveId: string,
): Promise<{ ticket: string; expiresAt: number }> {
  return signTicket(platform, kind, actor.accountId, { sid: actor.sessionId, of: archiveId });
}

/** The session of a valid ticket to this archive; undefined otherwise. */
export async function readArchiveTicket(
  platform: Platform,
  ticket: string,
  archiveId: string,
): Promise<{ sessionId: string; accountId: string } | undefined> {
  const claims = await readTicket(platform, kind, ticket, ["sid", "of"]);
  return claims?.of === archiveId
    ? { sessionId: String(claims.sid), accountId: claims.sub }
    : undefined;
}
