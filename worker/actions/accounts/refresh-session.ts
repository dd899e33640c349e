import { sessionEnd } from "../../../domain/accounts/session-life.ts";
import { MiranError } from "../../../domain/errors.ts";
import { rotateToken } from "../../data/accounts/session-rotation.ts";
import { endSession, type SessionKind } from "../../data/accounts/sessions.ts";
import type { Platform } from "../../platform.ts";
import { hashToken, newSecretToken } from "../../tokens/secret-token.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { accountStanding } from "./account-standing.ts";
import { type IssuedSession, signedInAs } from "./begin-session.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

/**
 * Exchanges a refresh token for its successor; a replay ends the whole family. A refused owner gets the reason,
 * because the token proves the owner.
 * @param held the token, and the kind of its cookie; a session is valid in its kind of cookie alone
 */
export async function refreshSession(
  platform: Platform,
  held: { kind: SessionKind; token: string },
): Promise<IssuedSession> {
  const { database } = platform;
  const now = platform.now();
  const refreshToken = newSecretToken();
  const [hash, nextHash] = await Promise.all([hashToken(held.token), hashToken(refreshToken)]);
  const next = { hash: nextHash, now, trainerEmail: platform.trainerEmail };
  const found = await rotateToken(database, { hash, kind: held.kind }, next);
  if (found?.session.kind !== held.kind) throw new MiranError("unauthenticated");
  const { session, account, issued } = found;
  const end = Math.min(session.expiresAt, sessionEnd({ ...session, now }));
  const isOver = session.endedAt !== null || end <= now;
  if (isOver && session.endReason !== "status") throw new MiranError("session_ended");

  const standing = accountStanding(platform, account);
  if (isOver || standing !== "good") {
    if (!isOver) {
      await endSession(database, session.id, { reason: "status", now });
      platform.background(drainOutbox(platform));
    }
    const isRefused = standing === "inactive" || standing === "pending";
    throw new MiranError(isRefused ? "account_inactive" : "session_ended");
  }
  if (!issued) {
    if (await endSession(database, session.id, { reason: "replay", now })) {
      const concerned = { account: account.id, sessions: [session.id] };
      noteSecurityEvent(platform, "refresh_token_replayed", concerned);
      platform.background(drainOutbox(platform));
    }
    throw new MiranError("session_ended");
  }
  const { kind, remember } = session;
  return {
    refreshToken,
    kind,
    remember,
    signedIn: await signedInAs(platform, account, session),
  };
}
