import type { EndedSessions } from "../../data/plumbing/outbox.ts";
import type { Platform } from "../../platform.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

/**
 * Closes the sockets of sessions that are over: those to the inbox, and those to conversations. A
 * trainee has one; which ones the trainer has open was noted in the inbox.
 */
export async function endLiveSessions(
  platform: Platform,
  { accountId, side, sessionIds }: EndedSessions,
): Promise<void> {
  noteSecurityEvent(platform, "sessions_ended", { account: accountId, sessions: sessionIds });
  const { live } = platform;
  const noted = await live.endSessions(accountId, sessionIds);
  const conversations = side === "trainee" ? [accountId] : noted;
  const ended = await Promise.allSettled(
    conversations.map((id) => live.endConversationSessions(id, sessionIds)),
  );
  const failed = ended.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
