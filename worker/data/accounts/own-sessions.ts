import { and, eq, sql } from "drizzle-orm";
import { readUserAgent } from "../../../domain/accounts/user-agent.ts";
import type { OwnSession, Security } from "../../../domain/contract/accounts/security.ts";
import { batchOf } from "../../db/batch.ts";
import { recoveryCodes, sessions, totpCredentials } from "../../db/schema.ts";
import type { MemberScope } from "../scope.ts";
import { alive, closeSockets, endSessionsOf } from "./sessions.ts";

/** Maximum listed sessions; «end all others» covers the rest. */
const shownSessions = 50;

/** The caller's second factor and sessions. */
export async function getSecurity(scope: MemberScope): Promise<Security> {
  const { db, actor } = scope;
  const [[codes], rows] = await db.batch([
    db
      .select({
        left: sql<number>`(select count(*) from ${recoveryCodes}
          where account_id = ${actor.accountId} and used_at is null)`,
      })
      .from(totpCredentials)
      .where(
        and(
          eq(totpCredentials.accountId, actor.accountId),
          sql`${totpCredentials.confirmedAt} is not null`,
        ),
      ),
    sessionsQuery(scope),
  ]);
  return {
    totp: { enabled: codes !== undefined, recoveryCodesLeft: codes?.left ?? 0 },
    sessions: rows.map(
      ({ userAgent, ...row }): OwnSession => ({
        ...row,
        ...readUserAgent(userAgent),
        current: row.id === actor.sessionId,
      }),
    ),
  };
}

function sessionsQuery({ db, actor, now }: MemberScope) {
  return db
    .select({
      id: sessions.id,
      kind: sessions.kind,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      usedAt: sessions.rotatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, actor.accountId), alive(now)))
    .orderBy(
      sql`${sessions.id} <> ${actor.sessionId}`,
      sql`${sessions.rotatedAt} desc`,
      sql`${sessions.id} desc`,
    )
    .limit(shownSessions);
}

/**
 * Ends one of the caller's sessions; an ended one stays ended.
 * @returns false if the account never had it
 */
export async function endOwnSession(
  { db, actor, now }: MemberScope,
  sessionId: string,
): Promise<boolean> {
  const own = and(eq(sessions.id, sessionId), eq(sessions.accountId, actor.accountId));
  const { known } = await batchOf(db, {
    updatedSessions: db
      .update(sessions)
      .set({ endedAt: now, endReason: "ended" })
      .where(and(own, alive(now))),
    sockets: closeSockets(db, sql`${own}`, now),
    known: db.select({ id: sessions.id }).from(sessions).where(own),
  });
  return known.length > 0;
}

/** Ends all sessions of the caller's account except the calling one. */
export async function endOtherSessions({ db, actor, now }: MemberScope): Promise<void> {
  const { accountId, sessionId } = actor;
  await db.batch(endSessionsOf(db, accountId, { reason: "ended", now, except: sessionId }));
}
