import {
  backupFolder,
  backupFormat,
  backupName,
  backupsPrefix,
  chunkKey,
  expiredBackups,
  manifestKey,
} from "../../../domain/copies/backups.ts";
import { concurrently } from "../../concurrently.ts";
import {
  forgetChunks,
  forgetOtherFiles,
  listUnneededChunks,
} from "../../data/copies/backup-files.ts";
import {
  type BackupTable,
  leftOutTables,
  listBackupTables,
  readTablePage,
  schemaVersion,
} from "../../data/copies/backup-tables.ts";
import {
  type BackupProgress,
  type BackupState,
  type BackupStep,
  finishBackup,
  forgetBackups,
  isBackupAt,
  lastBackups,
  listBackupParts,
  noteBackupStep,
  orderBackup,
  takeBackup,
} from "../../data/copies/backups.ts";
import { sealManifest } from "../../files/backup-format.ts";
import { bytesOf, sha256Of } from "../../files/sha256.ts";
import type { Backups } from "../../platform/stores.ts";
import type { Platform } from "../../platform.ts";
import { goOn } from "../plumbing/long-work.ts";
import { type Turn, takeTurn } from "../plumbing/turn.ts";
import { partLines, putPart } from "./backup-parts.ts";
import { copyConversations } from "./copy-conversations.ts";
import { copyFiles } from "./copy-files.ts";
import { hasNightlyBackups } from "./read-backups.ts";

/** Milliseconds after a complete backup in which the cron orders no other: it may run twice. */
const restsMs = 6 * 3_600_000;

/** Orders a backup every night in production; the outbox continues it to the end. */
export async function backUpNightly(platform: Platform): Promise<Record<string, number>> {
  const { database, now } = platform;
  if (!hasNightlyBackups(platform)) return {};
  const { good } = await lastBackups(database);
  if (good !== null && now() - good < restsMs) return {};
  const ordered = await orderBackup(database, { name: backupName(now()), now: now() });
  if (ordered) await platform.wakeOutbox();
  return { backups: Number(ordered) };
}

export interface BackupWork {
  platform: Platform;
  turn: Turn;
  store: Backups;
  backup: string;
  /** The condition that the step is not yet stored. */
  ours: ReturnType<typeof isBackupAt>;
}

/**
 * Continues a backup from its stored progress, for a turn. An interrupted step is not stored, and is repeated.
 * @returns whether it is finished
 */
export async function continueBackup(
  given: Platform,
  { backup }: { backup: string },
): Promise<boolean> {
  const turn = takeTurn(given);
  const { platform } = turn;
  const { database, backups: store, now } = platform;
  if (!store) throw new Error("there is no store for backups: BACKUPS is not bound");
  const tables = await listBackupTables(database);
  return goOn<BackupState>(turn, {
    take: () => takeBackup(database, { name: backup, now: now() }),
    async step(state) {
      const work = { platform, turn, store, backup, ours: isBackupAt(state) };
      const { progress } = state;
      if (progress.phase === "clearing") {
        if (!(await deleteOldBackups(work, state))) return undefined;
        await finishBackup(database, state, now());
        return "done";
      }
      return noteBackupStep(database, state, await stepOf(work, { ...state, progress }, tables));
    },
  });
}

async function stepOf(
  work: BackupWork,
  state: BackupState & { progress: Exclude<BackupProgress, { phase: "clearing" }> },
  tables: readonly BackupTable[],
): Promise<BackupStep> {
  const { progress } = state;
  switch (progress.phase) {
    case "conversations":
      return copyConversations(work, progress);
    case "tables":
      return copyTables(work, progress, tables);
    case "files":
      return copyFiles(work, progress);
    case "end":
      return writeManifest(work, state, tables);
  }
}

/** Pages that one step reads and writes at once. */
const pagesInStep = 6;

async function copyTables(
  { platform: { database }, turn, store, backup }: BackupWork,
  progress: Extract<BackupProgress, { phase: "tables" }>,
  tables: readonly BackupTable[],
): Promise<BackupStep> {
  const pages: Parameters<typeof putPart>[2][] = [];
  let next: BackupProgress = progress;
  do {
    const { table: name, after, part } = next as typeof progress;
    const at = name === null ? 0 : tables.findIndex((table) => table.name === name);
    const table = tables[at];
    // A deployment may have dropped it since: the backup is incomplete.
    if (!table) throw new Error(`there is no table ${name} any more`);
    const { lines, last } = await readTablePage(database, table, { after, limit: partLines });
    if (lines.length > 0) pages.push({ section: `tables/${table.name}`, place: part, lines });
    next = last
      ? { phase: "tables", table: table.name, after: last, part: part + 1 }
      : behind(tables[at + 1]);
  } while (next.phase === "tables" && pages.length < pagesInStep && !turn.isOver());
  const parts = await concurrently(pages, (page) => putPart(store, backup, page));
  return { parts, added: { rows: parts.reduce((sum, { lines }) => sum + lines, 0) }, next };
}

const behind = (following: BackupTable | undefined): BackupProgress =>
  following
    ? { phase: "tables", table: following.name, after: null, part: 0 }
    : { phase: "files", after: "", part: 0 };

/** Writes the manifest, which completes the backup. */
async function writeManifest(
  { platform: { database, now, version }, store, backup }: BackupWork,
  { startedAt, counts }: BackupState,
  tables: readonly BackupTable[],
): Promise<BackupStep> {
  const parts = await listBackupParts(database, backup);
  const rowsOf = (table: string) =>
    parts
      .filter(({ name }) => name.startsWith(`tables/${table}/`))
      .reduce((sum, { lines }) => sum + lines, 0);
  const manifest = await sealManifest({
    format: backupFormat,
    name: backup,
    product: version,
    schema: await schemaVersion(database),
    startedAt,
    finishedAt: now(),
    counts,
    tables: tables.map(({ name, columns }) => ({ name, columns, rows: rowsOf(name) })),
    leftOut: { ...leftOutTables },
    parts,
  });
  const bytes = bytesOf(manifest);
  await store.put(manifestKey(backup), bytes, await sha256Of(bytes));
  return { next: { phase: "clearing" } };
}

const maxChunksAtOnce = 1000;

/**
 * Deletes expired backups.
 * @returns whether all of them are deleted
 */
async function deleteOldBackups(work: BackupWork, state: BackupState): Promise<boolean> {
  const { platform, turn, store, backup, ours } = work;
  const { database, now } = platform;
  await forgetOtherFiles(database, { backup, ours });
  const names = (await store.folders(backupsPrefix)).filter((name) => name < backup);
  const expired = new Set(expiredBackups(names, backup, now()));
  const remaining = await concurrently(names, async (name) => {
    const stays = !expired.has(name) && (await store.find(manifestKey(name))) !== undefined;
    if (!stays) await store.eraseAll(backupFolder(name));
    return stays ? [name] : [];
  });
  const present = [...remaining.flat(), backup];
  await forgetBackups(database, state, present);
  const before = present[0] ?? backup;
  do {
    const chunks = await listUnneededChunks(database, { before, limit: maxChunksAtOnce });
    if (chunks.length === 0) return true;
    await store.erase(chunks.map(chunkKey));
    await forgetChunks(database, chunks, ours);
  } while (!turn.isOver());
  return false;
}
