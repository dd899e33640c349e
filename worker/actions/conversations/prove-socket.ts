import type { LiveIdentity } from "../../../domain/conversations/live.ts";
import { proveSession } from "../../data/accounts/sessions.ts";
import type { Platform } from "../../platform.ts";

/**
 * Proves that a socket may be opened now. The trainer's open conversations are stored first: a session that
 * ends after its proof finds the entry.
 */
export async function proveSocket(
  { database, live, now }: Platform,
  { object, ownerId: traineeId, side, accountId, sessionId, provenUntil: until }: LiveIdentity,
): Promise<void> {
  if (object === "conversation" && side === "trainer") {
    await live.noteOpenConversation(accountId, { sessionId, traineeId, until });
  }
  await proveSession(database, { id: sessionId, now: now() });
}
