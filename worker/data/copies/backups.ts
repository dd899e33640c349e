import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { BackupCounts, BackupsReport } from "../../../domain/contract/copies/backups.ts";
import { type BackupPart, backupInstant, type CellValue } from "../../../domain/copies/backups.ts";
import { backupGivenUpMs } from "../../../domain/plumbing/outbox.ts";
import type { CopyPlace } from "../../../durable/conversation-copy.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { backupParts, backups, outbox } from "../../db/schema.ts";
import { outboxEntryWhen } from "../plumbing/outbox.ts";
import { addCounts } from "../plumbing/step-counts.ts";
import type { TrainerScope } from "../scope.ts";

/** The progress of a backup; `part` is the next number in its section. */
export type BackupProgress =
  | {
      phase: "conversations";
      /** The last complete one, and the unfinished one. */
      after: string;
      current?: { trainee: string; place: CopyPlace };
      part: number;
    }
  | { phase: "tables"; table: string | null; after: CellValue[] | null; part: number }
  | {
      phase: "files";
      after: string;
      /** A file of many chunks, with the hashes of its copied ones. */
      copying?: { key: string; etag: string; chunks: string[] };
      part: number;
    }
  /** Only its manifest is missing, which completes it; then the leftovers of others. */
  | { phase: "end" }
  | { phase: "clearing" };

export interface BackupState {
  name: string;
  startedAt: number;
  step: number;
  progress: BackupProgress;
  counts: BackupCounts;
}

const nothing: BackupCounts = {
  rows: 0,
  conversations: 0,
  messages: 0,
  files: 0,
  fileBytes: 0,
  partBytes: 0,
};

const begins: BackupProgress = { phase: "conversations", after: "", part: 0 };

/** Whether another one is running: begun lately and unfinished. */
const isUnderWay = (now: number) =>
  sql`exists (select 1 from ${backups}
    where finished_at is null and started_at > ${now - backupGivenUpMs})`;

/**
 * Orders a backup, unless one is running or ordered.
 * @returns whether it was ordered
 */
export async function orderBackup(
  client: DatabaseClient,
  { name, now }: { name: string; now: number },
): Promise<boolean> {
  const db = connect(client);
  const isFree = sql`not ${isUnderWay(now)} and not exists (
    select 1 from ${outbox} where topic = 'back_up' and parked_at is null)`;
  const [ordered] = await db.batch([
    outboxEntryWhen(db, isFree, { topic: "back_up", payload: { backup: name }, now }).returning({
      id: outbox.id,
    }),
  ]);
  return ordered.length > 0;
}

/**
 * Begins a backup of that name, or returns its progress.
 * @returns undefined if it is finished, or another one has begun since
 */
export async function takeBackup(
  client: DatabaseClient,
  { name, now }: { name: string; now: number },
): Promise<BackupState | undefined> {
  const db = connect(client);
  const startedAt = backupInstant(name) ?? now;
  const isNewest = sql`not exists (select 1 from ${backups} where name > ${name})
    and not ${isUnderWay(now)}`;
  const { rows } = await batchOf(db, {
    inserted: insertSelect(
      db,
      backups,
      { name, startedAt, progress: { ...begins }, counts: { ...nothing } },
      sql`where ${isNewest}`,
    ).onConflictDoNothing(),
    rows: db
      .select()
      .from(backups)
      .where(
        and(
          eq(backups.name, name),
          isNull(backups.finishedAt),
          sql`not exists (select 1 from backups newer where newer.name > ${name})`,
        ),
      ),
  });
  return rows[0] as unknown as BackupState | undefined;
}

/** The result of one step. */
export interface BackupStep {
  parts?: readonly BackupPart[];
  added?: Partial<BackupCounts>;
  next: BackupProgress;
}

const stillThere = ({ name, step }: Pick<BackupState, "name" | "step">) =>
  and(eq(backups.name, name), eq(backups.step, step), isNull(backups.finishedAt));

/** True for the first of two runs of a step; for writes before the progress changes. */
export const isBackupAt = (state: Pick<BackupState, "name" | "step">) =>
  sql`exists (select 1 from ${backups} where ${stillThere(state)})`;

/**
 * Stores a step with its results, once.
 * @returns undefined if another run continued from there
 */
export async function noteBackupStep(
  client: DatabaseClient,
  state: BackupState,
  { parts = [], added = {}, next }: BackupStep,
): Promise<BackupState | undefined> {
  const db = connect(client);
  const partBytes = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const counts = addCounts(state.counts, { ...added, partBytes });
  const moved = {
    step: state.step + 1,
    progress: { ...next } as Record<string, unknown>,
    counts: { ...counts },
  };
  const { noted } = await batchOf(db, {
    inserted: insertSelect(
      db,
      backupParts,
      {
        backup: state.name,
        name: sql`value ->> 'name'`,
        lines: sql`value ->> 'lines'`,
        bytes: sql`value ->> 'bytes'`,
        sha256: sql`value ->> 'sha256'`,
      },
      sql`from json_each(${JSON.stringify(parts)}) where ${isBackupAt(state)}`,
    ).onConflictDoNothing(),
    noted: db.update(backups).set(moved).where(stillThere(state)).returning({ name: backups.name }),
  });
  return noted.length > 0 ? { ...state, step: state.step + 1, progress: next, counts } : undefined;
}

/** All parts of a backup, in the order of their names. */
export async function listBackupParts(client: DatabaseClient, name: string): Promise<BackupPart[]> {
  const db = connect(client);
  const parts: BackupPart[] = [];
  const pageRows = 1000;
  for (;;) {
    const page = await db
      .select({
        name: backupParts.name,
        lines: backupParts.lines,
        bytes: backupParts.bytes,
        sha256: backupParts.sha256,
      })
      .from(backupParts)
      .where(and(eq(backupParts.backup, name), gt(backupParts.name, parts.at(-1)?.name ?? "")))
      .orderBy(asc(backupParts.name))
      .limit(pageRows);
    parts.push(...page);
    if (page.length < pageRows) return parts;
  }
}

/** Marks the backup as complete after its manifest, which lists its parts. */
export async function finishBackup(
  client: DatabaseClient,
  state: BackupState,
  finishedAt: number,
): Promise<void> {
  const db = connect(client);
  await db.batch([
    db.delete(backupParts).where(and(eq(backupParts.backup, state.name), isBackupAt(state))),
    db.update(backups).set({ finishedAt }).where(stillThere(state)),
  ]);
}

/** Deletes the rows of expired and abandoned backups. */
export async function forgetBackups(
  client: DatabaseClient,
  state: BackupState,
  kept: readonly string[],
): Promise<void> {
  const db = connect(client);
  const isGone = and(
    lt(backups.name, state.name),
    sql`${backups.name} not in (select value from json_each(${JSON.stringify(kept)}))`,
    isBackupAt(state),
  );
  await db.batch([db.delete(backups).where(isGone)]);
}

/** The beginning of the last complete backup and of the last one at all, UTC milliseconds. */
export async function lastBackups(
  client: DatabaseClient,
): Promise<{ good: number | null; begun: number | null }> {
  const [row] = await connect(client)
    .select({
      good: sql<number | null>`max(iif(finished_at is not null, started_at, null))`,
      begun: sql<number | null>`max(started_at)`,
    })
    .from(backups);
  return row ?? { good: null, begun: null };
}

/** The state of the backups for the trainer. */
export async function getBackupsReport({
  db,
  now,
}: TrainerScope): Promise<Pick<BackupsReport, "last" | "runningSince">> {
  const { startedAt, finishedAt, counts } = backups;
  const [good, running] = await db.batch([
    db
      .select({ startedAt, finishedAt, counts })
      .from(backups)
      .where(isNotNull(finishedAt))
      .orderBy(desc(finishedAt))
      .limit(1),
    db
      .select({ startedAt })
      .from(backups)
      .where(and(isNull(finishedAt), gt(startedAt, now - backupGivenUpMs)))
      .orderBy(desc(startedAt))
      .limit(1),
  ]);
  return {
    last: (good[0] as BackupsReport["last"] | undefined) ?? null,
    runningSince: running[0]?.startedAt ?? null,
  };
}
