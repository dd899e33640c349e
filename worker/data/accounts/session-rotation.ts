import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { maxSessionMs, restMs } from "../../../domain/accounts/session-life.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { accounts, refreshTokens, sessions, traineeProfiles } from "../../db/schema.ts";
import { type Account, accountRow, toAccount } from "./accounts.ts";
import { alive, type SessionKind } from "./sessions.ts";

/** Time in milliseconds for which a rotated token still gets a sibling, for parallel tabs. */
const graceMs = 10_000;

/** The session of a refresh token, before the rotation. */
interface FoundToken {
  session: Pick<typeof sessions.$inferSelect, keyof typeof sessionColumns>;
  account: Account;
  /** Whether a successor was issued; if not, the token was replayed, or the session has ended. */
  issued: boolean;
}

/**
 * Finds a refresh token and issues its successor, in one trip and one transaction. The current generation
 * renews the session. The one before gets a sibling within the grace period. Later it gets one that replaces
 * all successors, while none of them was used, because networks lose answers. The use of a replaced token is a
 * replay, whichever of the two comes second.
 */
export async function rotateToken(
  client: DatabaseClient,
  held: { hash: string; kind: SessionKind },
  next: { hash: string; now: number; trainerEmail: string },
): Promise<FoundToken | undefined> {
  const db = connect(client);
  const { now } = next;
  const token = (column: SQL) =>
    sql`(select ${column} from refresh_tokens where hash = ${held.hash})`;
  const sessionId = token(sql`session_id`);
  const successors = token(sql`generation + 1`);
  const mayContinue = and(
    eq(sessions.id, sessionId),
    eq(sessions.kind, held.kind),
    alive(now),
    sql`${sessions.createdAt} > ${now - maxSessionMs}`,
    goodStanding(next.trainerEmail),
  );
  const areUnused = and(
    mayContinue,
    eq(sessions.generation, successors),
    lte(sessions.rotatedAt, now - graceMs),
  );
  const moved = { rotatedAt: now, expiresAt: endOfUsed(now) };
  const {
    session: [session],
    account: [account],
    issued,
  } = await batchOf(db, {
    session: db.select(sessionColumns).from(sessions).where(eq(sessions.id, sessionId)),
    account: accountRow(
      db,
      sql`${accounts.id} = (select account_id from sessions where id = ${sessionId})`,
    ),
    rotated: db
      .update(sessions)
      .set({ ...moved, generation: successors })
      .where(and(mayContinue, eq(sessions.generation, token(sql`generation`)))),
    superseded: db
      .update(refreshTokens)
      .set({ generation: token(sql`generation - 1`) })
      .where(
        and(
          inArray(
            refreshTokens.sessionId,
            db.select({ id: sessions.id }).from(sessions).where(areUnused),
          ),
          eq(refreshTokens.generation, successors),
        ),
      ),
    movedOn: db.update(sessions).set(moved).where(areUnused),
    issued: insertSelect(
      db,
      refreshTokens,
      {
        hash: next.hash,
        sessionId: sql`${sessions.id}`,
        generation: sql`${sessions.generation}`,
        createdAt: now,
      },
      sql`from ${sessions} where ${mayContinue} and ${sessions.generation} = ${successors}
        and ${sessions.rotatedAt} > ${now - graceMs}`,
    ).returning({ hash: refreshTokens.hash }),
  });
  return session && account && { session, account: toAccount(account), issued: issued.length > 0 };
}

const sessionColumns = {
  id: sessions.id,
  kind: sessions.kind,
  remember: sessions.remember,
  createdAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
  endedAt: sessions.endedAt,
  endReason: sessions.endReason,
};

/** `accountStanding` in SQL, for accounts in good standing. */
const goodStanding = (trainerEmail: string) => sql`exists (
  select 1 from ${accounts} left join ${traineeProfiles} on ${traineeProfiles.id} = ${accounts.id}
  where ${accounts.id} = ${sessions.accountId} and case ${accounts.role}
    when 'trainer' then ${accounts.email} = ${trainerEmail} else ${traineeProfiles.status} = 'active' end)`;

/** `sessionEnd` in SQL. */
const endOfUsed = (now: number) => sql<number>`min(
  ${now} + case when ${sessions.remember} then ${restMs.remembered} else ${restMs.open} end,
  ${sessions.createdAt} + ${maxSessionMs})`;
