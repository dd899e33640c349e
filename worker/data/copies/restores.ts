import { and, eq, isNull, sql } from "drizzle-orm";
import { batchOf } from "../../db/batch.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { accounts, conversations, invitations, restores } from "../../db/schema.ts";
import { statement, toStatement } from "../../db/statement.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";

/** The progress of a restore; `part` counts within its phase. */
export type RestoreProgress =
  | { phase: "check"; part: number; line: number }
  | { phase: "files"; part: number; line: number; upload?: FileUnderWay }
  /** `piece`: the next one of that part, each with one person's conversation. */
  | { phase: "conversations"; part: number; piece?: number }
  | { phase: "tables"; pass: number; part: number }
  | { phase: "follow"; after: string }
  /** The restore failed, and its rows are deleted; `erases`: files, too. */
  | { phase: "undo"; reason: string; erases: boolean };

/** An unfinished file of several chunks. */
export interface FileUnderWay {
  uploadId: string;
  parts: { partNumber: number; etag: string }[];
}

export interface RestoreState {
  id: string;
  backup: string;
  startedAt: number;
  step: number;
  progress: RestoreProgress;
  counts: Record<string, number>;
}

/** Begins a restore, or returns its progress; undefined at its end. */
export async function takeRestore(
  client: DatabaseClient,
  { id, backup, now }: { id: string; backup: string; now: number },
): Promise<RestoreState | undefined> {
  const db = connect(client);
  const { rows } = await batchOf(db, {
    insertedRestores: db
      .insert(restores)
      .values({
        id,
        backup,
        startedAt: now,
        progress: { phase: "check", part: 0, line: 0 },
        counts: {},
      })
      .onConflictDoNothing(),
    rows: db.select().from(restores).where(stillThere({ id })),
  });
  return rows[0] as unknown as RestoreState | undefined;
}

const stillThere = ({ id, step }: { id: string; step?: number }) =>
  and(
    eq(restores.id, id),
    isNull(restores.finishedAt),
    isNull(restores.refused),
    ...(step === undefined ? [] : [eq(restores.step, step)]),
  );

/** True for the first of two runs of a step; for writes before the progress changes. */
export const isRestoreAt = (state: Pick<RestoreState, "id" | "step">) =>
  sql`exists (select 1 from ${restores} where ${stillThere(state)})`;

/**
 * Stores a step with its writes in one batch.
 * @param writes statements of this database
 * @returns undefined if another run continued from there
 */
export async function noteRestoreStep(
  client: DatabaseClient,
  state: RestoreState,
  next: RestoreProgress,
  writes: readonly ReturnType<DatabaseClient["prepare"]>[] = [],
): Promise<RestoreState | undefined> {
  const moved = statement(
    client,
    `update restores set step = step + 1, progress = :progress
     where id = :id and step = :step`,
    { progress: JSON.stringify(next), id: state.id, step: state.step },
  );
  const db = connect(client);
  // Its writes happen once: a late run writes nothing, not even before the step.
  const isLate = sql`not ${isRestoreAt(state)}`;
  try {
    await client.batch([toStatement(db, refuseWhen(db, [[isLate, "late"]])), ...writes, moved]);
    return { ...state, step: state.step + 1, progress: next };
  } catch (error) {
    if (refusalOf(error, ["late"])) return undefined;
    throw error;
  }
}

export async function refuseRestore(
  client: DatabaseClient,
  state: Pick<RestoreState, "id" | "step">,
  refused: string,
): Promise<void> {
  const db = connect(client);
  await db.batch([
    db
      .update(restores)
      .set({ refused: refused.slice(0, 500) })
      .where(stillThere(state)),
  ]);
}

/** Whether rows are being restored, so that the data is incomplete. */
export async function isRestoring(client: DatabaseClient): Promise<boolean> {
  const rows = await connect(client)
    .select({ id: restores.id })
    .from(restores)
    .where(and(isNull(restores.finishedAt), isNull(restores.refused)))
    .limit(1);
  return rows.length > 0;
}

const week = 7 * 86_400_000;

/**
 * Statements after the rows are restored. Sent links of invitations end, as one may have been revoked since.
 * Ordered deletions wait their days again. Summaries follow their conversations.
 */
export function settleRestoredRows(client: DatabaseClient, now: number) {
  const db = connect(client);
  return [
    db
      .update(invitations)
      .set({ expiresAt: sql`min(${invitations.expiresAt}, ${now})` })
      .where(sql`true`),
    db
      .update(accounts)
      .set({ deletesAt: sql`max(${accounts.deletesAt}, ${now + week})` })
      .where(sql`deletes_at is not null`),
    db.update(conversations).set({ revision: 0 }).where(sql`true`),
  ].map((statement) => toStatement(db, statement));
}

export async function finishRestore(
  client: DatabaseClient,
  state: Pick<RestoreState, "id" | "step">,
  { now, counts }: { now: number; counts: Record<string, number> },
): Promise<void> {
  await connect(client).update(restores).set({ finishedAt: now, counts }).where(stillThere(state));
}
