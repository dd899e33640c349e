import {
  backupFolder,
  backupFormat,
  backupName,
  backupsPrefix,
  chunkKey,
  expiredBackups,
  manifestKey,
} from "../../../domain/operations/backups.ts";
import {
  forgetChunks,
  forgetOtherFiles,
  listUnneededChunks,
} from "../../data/operations/backup-files.ts";
import {
  type BackupTable,
  leftOutTables,
  listBackupTables,
  readTablePage,
  schemaVersion,
} from "../../data/operations/backup-tables.ts";
import {
  type BackupProgress,
  type BackupState,
  type BackupStep,
  finishBackup,
  forgetBackups,
  lastBackups,
  listBackupParts,
  noteBackupStep,
  orderBackup,
  takeBackup,
} from "../../data/operations/backups.ts";
import type { BackupManifest } from "../../files/backup-format.ts";
import { bytesOf, sha256Of } from "../../files/sha256.ts";
import type { Backups, Platform } from "../../platform.ts";
import { partLines, putPart } from "./backup-parts.ts";
import { copyConversations } from "./copy-conversations.ts";
import { copyFiles } from "./copy-files.ts";
import { hasNightlyBackups } from "./read-backups.ts";

/** How long one invocation goes on, in milliseconds: well within what an effect may take. */
const goesOnMs = 12_000;

/** How soon after a good one the cron makes no other: it may come twice. */
const restsMs = 6 * 3_600_000;

/** By night, in production: orders a backup, which then goes on until it is whole. */
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
  store: Backups;
  backup: string;
}

/**
 * Goes on with a backup from where it was noted last, for as long as one invocation may. Whatever is cut
 * off was not noted, and is done again.
 * @returns whether it has come to its end
 */
export async function continueBackup(
  platform: Platform,
  { backup: name }: { backup: string },
): Promise<boolean> {
  const { database, backups: store, now } = platform;
  if (!store) throw new Error("there is no store for backups: BACKUPS is not bound");
  const work = { platform, store, backup: name };
  const tables = await listBackupTables(database);
  let state = await takeBackup(database, { name, now: now() });
  for (const until = now() + goesOnMs; state && now() < until; ) {
    if (state.progress.phase === "end") {
      await end(work, state, tables);
      return true;
    }
    const step = await stepOf(work, state.progress, tables);
    state = await noteBackupStep(database, state, step);
  }
  // Whoever was quicker goes on; should they not, the order is there still.
  return false;
}

async function stepOf(
  work: BackupWork,
  progress: Exclude<BackupProgress, { phase: "end" }>,
  tables: readonly BackupTable[],
): Promise<BackupStep> {
  switch (progress.phase) {
    case "conversations":
      return copyConversations(work, progress);
    case "tables":
      return copyTable(work, progress, tables);
    case "files":
      return copyFiles(work, progress);
  }
}

async function copyTable(
  { platform: { database }, store, backup }: BackupWork,
  { table: name, after, part }: Extract<BackupProgress, { phase: "tables" }>,
  tables: readonly BackupTable[],
): Promise<BackupStep> {
  const at = name === null ? 0 : tables.findIndex((table) => table.name === name);
  const table = tables[at];
  // A deployment may have taken it away since: what was begun is not whole.
  if (!table) throw new Error(`there is no table ${name} any more`);
  const { lines, last } = await readTablePage(database, table, { after, limit: partLines });
  const following = tables[at + 1];
  const onwards: BackupProgress = following
    ? { phase: "tables", table: following.name, after: null, part: 0 }
    : { phase: "files", after: "", part: 0 };
  const next: BackupProgress = last
    ? { phase: "tables", table: table.name, after: last, part: part + 1 }
    : onwards;
  if (lines.length === 0) return { next };
  const section = `tables/${table.name}`;
  const written = await putPart(store, backup, { section, place: part, lines });
  return { part: written, added: { rows: lines.length }, next };
}

/** Writes the manifest, which makes the backup good, and lets go of what is kept no longer. */
async function end(
  work: BackupWork,
  state: BackupState,
  tables: readonly BackupTable[],
): Promise<void> {
  const { platform, store, backup } = work;
  const { database, now, version } = platform;
  const parts = await listBackupParts(database, backup);
  const rowsOf = (table: string) =>
    parts
      .filter(({ name }) => name.startsWith(`tables/${table}/`))
      .reduce((sum, { lines }) => sum + lines, 0);
  const finishedAt = now();
  const manifest: BackupManifest = {
    format: backupFormat,
    name: backup,
    product: version,
    schema: await schemaVersion(database),
    startedAt: state.startedAt,
    finishedAt,
    counts: state.counts,
    tables: tables.map(({ name, columns }) => ({ name, columns, rows: rowsOf(name) })),
    leftOut: { ...leftOutTables },
    parts,
  };
  const bytes = bytesOf(`${JSON.stringify(manifest, null, 1)}\n`);
  await store.put(manifestKey(backup), bytes, await sha256Of(bytes));
  await forgetOtherFiles(database, backup);
  await letGo(work);
  await finishBackup(database, state, finishedAt);
}

const chunksAtOnce = 1000;

async function letGo({ platform: { database, now }, store, backup }: BackupWork): Promise<void> {
  const names = (await store.folders(backupsPrefix)).filter((name) => name < backup);
  const gone = new Set(expiredBackups(names, backup, now()));
  for (const name of names) {
    if (gone.has(name) || (await store.find(manifestKey(name)))) continue;
    gone.add(name);
  }
  for (const name of gone) await store.eraseAll(backupFolder(name));
  const kept = [...names.filter((name) => !gone.has(name)), backup];
  await forgetBackups(database, { kept, before: backup });
  const before = kept[0] ?? backup;
  for (;;) {
    const chunks = await listUnneededChunks(database, { before, limit: chunksAtOnce });
    if (chunks.length === 0) return;
    await store.erase(chunks.map(chunkKey));
    await forgetChunks(database, chunks);
  }
}
