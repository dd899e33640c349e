import { and, eq, gt, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { MiranError } from "../../../domain/errors.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, outbox, refreshTokens, sessions } from "../../db/schema.ts";
import { randomId } from "../plumbing/outbox.ts";

export type SessionKind = (typeof sessions.$inferSelect)["kind"];
type EndReason = NonNullable<(typeof sessions.$inferSelect)["endReason"]>;

interface NewSession {
  id: string;
  accountId: string;
  kind: SessionKind;
  remember: boolean;
  userAgent: string | null;
  now: number;
  expiresAt: number;
  tokenHash: string;
  /** Hash of this browser's previous token, whose session ends. */
  replaces: string | undefined;
}

export async function insertSession(client: DatabaseClient, session: NewSession): Promise<void> {
  const db = connect(client);
  const { id, accountId, kind, remember, userAgent, now, expiresAt, tokenHash } = session;
  await db.batch([
    endByTokens(db, session.replaces === undefined ? [] : [session.replaces], now),
    db.insert(sessions).values({
      id,
      accountId,
      kind,
      remember,
      generation: 1,
      rotatedAt: now,
      userAgent,
      createdAt: now,
      expiresAt,
    }),
    db
      .insert(refreshTokens)
      .values({ hash: tokenHash, sessionId: id, generation: 1, createdAt: now }),
    ...(session.replaces === undefined
      ? []
      : [closeSockets(db, sessionsOfTokens(db, [session.replaces]), now)]),
  ]);
}

/** Ends one session; a repetition does not change the reason. */
export async function endSession(
  client: DatabaseClient,
  id: string,
  ended: { reason: EndReason; now: number },
): Promise<boolean> {
  const db = connect(client);
  const [rows] = await db.batch([
    db
      .update(sessions)
      .set({ endedAt: ended.now, endReason: ended.reason })
      .where(and(eq(sessions.id, id), alive(ended.now)))
      .returning({ id: sessions.id }),
    closeSockets(db, eq(sessions.id, id), ended.now),
  ]);
  return rows.length > 0;
}

/** Ends the sessions of these tokens; with `everywhere` all sessions of their accounts. */
export async function endSessionsOfTokens(
  client: DatabaseClient,
  hashes: string[],
  { everywhere, now }: { everywhere: boolean; now: number },
): Promise<void> {
  const db = connect(client);
  if (!everywhere) {
    const held = sessionsOfTokens(db, hashes);
    await db.batch([endByTokens(db, hashes, now), closeSockets(db, held, now)]);
    return;
  }
  // Only a live session may end the others: an old token does not prove its owner.
  const owners = (condition?: SQL) =>
    db
      .select({ id: sessions.accountId })
      .from(sessions)
      .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
      .where(and(inArray(refreshTokens.hash, hashes), condition));
  await db.batch([
    db
      .update(sessions)
      .set({ endedAt: now, endReason: "everywhere" })
      .where(and(inArray(sessions.accountId, owners(alive(now))), isNull(sessions.endedAt))),
    closeSockets(db, inArray(sessions.accountId, owners()), now),
  ]);
}

function endByTokens(db: Database, hashes: string[], now: number) {
  return db
    .update(sessions)
    .set({ endedAt: now, endReason: "signed_out" })
    .where(and(sessionsOfTokens(db, hashes), isNull(sessions.endedAt)));
}

/** The condition that a session holds one of these tokens. */
export function sessionsOfTokens(db: Database, hashes: string[]): SQL {
  const held = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(inArray(refreshTokens.hash, hashes));
  return inArray(sessions.id, held);
}

/** Orders to close the sockets of the sessions that the batch ended before, one order an account. */
export function closeSockets(db: Database, which: SQL, now: number) {
  return insertSelect(
    db,
    outbox,
    {
      id: randomId,
      topic: "end_live_sessions",
      payload: sql`json_object(
        'accountId', ${accounts.id}, 'side', ${accounts.role},
        'sessionIds', json_group_array(${sessions.id})
      )`,
      availableAt: now,
      createdAt: now,
    },
    sql`from ${sessions} join ${accounts} on ${accounts.id} = ${sessions.accountId}
      where ${which} and ${sessions.endedAt} = ${now} and ${sessions.expiresAt} > ${now}
      group by ${accounts.id}`,
  );
}

/** Ends the sessions of an account, all or all except one. */
export function endSessionsOf(
  db: Database,
  accountId: string,
  { except, ...ended }: Ended & { except?: string },
  condition?: SQL,
) {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  return endSessionsWhere(db, eq(sessions.accountId, accountId), ended, and(others, condition));
}

interface Ended {
  reason: EndReason;
  now: number;
}

/** The same for several accounts. */
export function endSessionsAmong(db: Database, accountIds: SQL, ended: Ended) {
  return endSessionsWhere(db, inArray(sessions.accountId, accountIds), ended);
}

function endSessionsWhere(db: Database, own: SQL, { reason, now }: Ended, condition?: SQL) {
  return [
    db
      .update(sessions)
      .set({ endedAt: now, endReason: reason })
      .where(and(own, isNull(sessions.endedAt), condition)),
    closeSockets(db, own, now),
  ] as const;
}

/** The account kind of these tokens' live session, in one read. */
export async function getKindOfTokens(
  client: DatabaseClient,
  hashes: string[],
  now: number,
): Promise<"trainer" | "trainee" | undefined> {
  const row = await connect(client)
    .select({ role: accounts.role })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        inArray(refreshTokens.hash, hashes),
        alive(now),
        sql`${refreshTokens.generation} >= ${sessions.generation} - 1`,
      ),
    )
    .get();
  return row?.role;
}

/** The condition that a session may be used. */
export const alive = (now: number) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** Throws unless the session is alive, for requests without an access token. */
export async function proveSession(
  client: DatabaseClient,
  session: { id: string; now: number },
): Promise<void> {
  const db = connect(client);
  const [[living]] = await db.batch([livingSession(db, session)]);
  if (!living) throw new MiranError("session_ended");
}

const livingSession = prepared((db) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sql.placeholder("id")),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    ),
);
