import { and, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { MiranError } from "../../../domain/errors.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, outbox, refreshTokens, sessions } from "../../db/schema.ts";
import { randomId } from "../operations/outbox.ts";

export type SessionKind = (typeof sessions.$inferSelect)["kind"];
type EndReason = NonNullable<(typeof sessions.$inferSelect)["endReason"]>;

/** How long a rotated token still gets a sibling: parallel tabs. */
const graceMs = 10_000;

interface NewSession {
  id: string;
  accountId: string;
  kind: SessionKind;
  remember: boolean;
  userAgent: string | null;
  now: number;
  expiresAt: number;
  tokenHash: string;
  /** Hash of the token that this browser held before: its session ends. */
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

interface FoundToken {
  generation: number;
  session: {
    id: string;
    accountId: string;
    kind: SessionKind;
    remember: boolean;
    createdAt: number;
    expiresAt: number;
    endedAt: number | null;
    endReason: EndReason | null;
  };
}

export function findRefreshToken(
  client: DatabaseClient,
  hash: string,
): Promise<FoundToken | undefined> {
  return connect(client)
    .select({
      generation: refreshTokens.generation,
      session: {
        id: sessions.id,
        accountId: sessions.accountId,
        kind: sessions.kind,
        remember: sessions.remember,
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        endedAt: sessions.endedAt,
        endReason: sessions.endReason,
      },
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash))
    .get();
}

/**
 * Gives the holder of a token its successor. The current generation moves the session on; the one
 * before it gets a sibling within the grace, and later one in the place of all successors, as long as
 * none of them was used: networks lose answers, and who holds what was put out of its place is a
 * stranger, whichever of the two comes second. Each in one transaction, so any number at once is right.
 * @returns whether the successor was issued; if not, the token was replayed or the session is over
 */
export async function rotateToken(
  client: DatabaseClient,
  token: { sessionId: string; generation: number },
  next: { hash: string; expiresAt: number; now: number },
): Promise<boolean> {
  const db = connect(client);
  const { hash, expiresAt, now } = next;
  const successors = token.generation + 1;
  const areUnused = and(
    eq(sessions.id, token.sessionId),
    eq(sessions.generation, successors),
    lte(sessions.rotatedAt, now - graceMs),
    alive(now),
  );
  const session = db.select({ id: sessions.id }).from(sessions).where(areUnused);
  const [, , , issued] = await db.batch([
    db
      .update(sessions)
      .set({ generation: successors, rotatedAt: now, expiresAt })
      .where(
        and(
          eq(sessions.id, token.sessionId),
          eq(sessions.generation, token.generation),
          alive(now),
        ),
      ),
    db
      .update(refreshTokens)
      .set({ generation: token.generation - 1 })
      .where(
        and(inArray(refreshTokens.sessionId, session), eq(refreshTokens.generation, successors)),
      ),
    db.update(sessions).set({ rotatedAt: now, expiresAt }).where(areUnused),
    insertSelect(
      db,
      refreshTokens,
      { hash, sessionId: sql`id`, generation: sql`generation`, createdAt: now },
      sql`from sessions
        where id = ${token.sessionId} and generation = ${successors}
          and rotated_at > ${now - graceMs} and ended_at is null and expires_at > ${now}`,
    ).returning({ hash: refreshTokens.hash }),
  ]);
  return issued.length > 0;
}

/** Ends one session; the first reason stays. */
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

/** Signs out what these tokens belong to; everywhere: each session of their accounts. */
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
  // Only a live session may end the others: an old token is no proof of whose it is.
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

/**
 * The statement that belongs in a batch behind the end of sessions: orders that the sockets of
 * those which ended in it are closed, one order an account.
 */
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

/** The statements, for a batch, that end the sessions of an account, all or all but one. */
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

/** The same of some accounts. */
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

/** Whose live session one of these tokens belongs to, in one read. */
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

/** Throws unless the session lives, for what comes without an access token. */
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
