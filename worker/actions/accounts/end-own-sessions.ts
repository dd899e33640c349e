import { MiranError } from "../../../domain/errors.ts";
import { endOtherSessions, endOwnSession } from "../../data/accounts/own-sessions.ts";
import type { MemberScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Ends another session of the caller's account; signing out ends the own one. */
export async function endAnotherSession(
  platform: Platform,
  scope: MemberScope,
  sessionId: string,
): Promise<void> {
  if (sessionId === scope.actor.sessionId) throw new MiranError("conflict");
  if (!(await endOwnSession(scope, sessionId))) throw new MiranError("not_found");
  platform.background(drainOutbox(platform));
}

export async function endAllOtherSessions(platform: Platform, scope: MemberScope): Promise<void> {
  await endOtherSessions(scope);
  platform.background(drainOutbox(platform));
}
