import { attachmentTicketSeconds } from "../../domain/conversations/conversation.ts";
import type { TraineeScope } from "../data/scope.ts";
import type { Platform } from "../platform.ts";
import { readTicket, signTicket, type TicketKind } from "./signed-ticket.ts";

const kind: TicketKind = {
  audience: "miran-conversation-files",
  type: "conversation-files-ticket+jwt",
  seconds: attachmentTicketSeconds,
  sameForSeconds: attachmentTicketSeconds / 2,
};

/** A ticket to the attachments of one conversation, for one session. */
export function issueAttachmentTicket(
  platform: Platform,
  { traineeId, actor }: TraineeScope,
): Promise<{ ticket: string; expiresAt: number }> {
  return signTicket(platform, kind, actor.accountId, { sid: actor.sessionId, of: traineeId });
}

/** The session of a valid ticket to this conversation; undefined otherwise. */
export async function readAttachmentTicket(
  platform: Platform,
  ticket: string,
  traineeId: string,
): Promise<{ sessionId: string } | undefined> {
  const claims = await readTicket(platform, kind, ticket, ["sid", "of"]);
  return claims?.of === traineeId ? { sessionId: String(claims.sid) } : undefined;
}
