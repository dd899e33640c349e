import type { EndedSessions } from "../../data/plumbing/outbox.ts";
import type { Platform } from "../../platform.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

/**
 * Closes the sockets of ended sessions, to the inbox and to conversations. A trainee has one conversation; the
 * inbox knows the trainer's open ones.
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
