import { concurrently } from "../../concurrently.ts";
import { listTalkingTrainees } from "../../data/conversations/conversation-summary.ts";
import {
  type BackupTable,
  countRows,
  listBackupTables,
  listFilledTables,
  schemaVersion,
} from "../../data/copies/backup-tables.ts";
import {
  finishRestore,
  isRestoreAt,
  noteRestoreStep,
  type RestoreProgress,
  type RestoreState,
  refuseRestore,
  takeRestore,
} from "../../data/copies/restores.ts";
import { type BackupManifest, backupFile } from "../../files/backup-format.ts";
import type { Backups } from "../../platform/stores.ts";
import type { Platform } from "../../platform.ts";
import { goOn } from "../plumbing/long-work.ts";
import { type Turn, takeTurn } from "../plumbing/turn.ts";
import {
  BrokenBackup,
  PartReader,
  partsOf,
  readLines,
  readManifest,
  readPart,
} from "./backup-parts.ts";
import { checkParts } from "./check-backup.ts";
import { restoreConversations } from "./restore-conversations.ts";
import { restoreFiles } from "./restore-files.ts";
import { restoreTable, someOf } from "./restore-tables.ts";

export interface RestoreWork {
  platform: Platform;
  turn: Turn;
  store: Backups;
  /** The reader of the parts of rows. */
  reader: PartReader;
  manifest: BackupManifest;
  tables: BackupTable[];
  restore: string;
  /** The condition that the step is not yet stored. */
  ours: ReturnType<typeof isRestoreAt>;
}

export type RestoreStep = {
  /** Null after the last step. */
  next: RestoreProgress | null;
  writes?: ReturnType<Platform["database"]["prepare"]>[];
};

/**
 * Continues the restore of a backup into this empty deployment. It reads and checks everything first. Then come
 * files, conversations and last the rows, so that nobody can sign in before the end.
 * @returns whether it is finished
 */
export async function continueRestore(
  given: Platform,
  { restore, backup }: { restore: string; backup: string },
): Promise<boolean> {
  const turn = takeTurn(given);
  const { platform } = turn;
  const { database, backups: store, now } = platform;
  if (!store) throw new Error("there is no store for backups: BACKUPS is not bound");
  const reader = new PartReader(store, backup);
  let known: Pick<RestoreWork, "tables" | "manifest"> | undefined;
  return goOn<RestoreState>(turn, {
    take: async () => (await takeRestore(database, { id: restore, backup, now: now() })) ?? "done",
    async step(state) {
      if (state.progress.phase === "undo") {
        return (await undo(platform, store, state)) ? "done" : undefined;
      }
      try {
        known ??= {
          tables: await listBackupTables(database),
          manifest: await readManifest(store, backup),
        };
        const work = { platform, turn, store, reader, ...known, restore, ours: isRestoreAt(state) };
        const { next, writes } = await stepOf(work, state);
        if (next) return await noteRestoreStep(database, state, next, writes);
        await finish(work, state);
        return "done";
      } catch (error) {
        if (!(error instanceof BrokenBackup) || hasRows(state)) throw error;
        const erases = state.progress.phase !== "check";
        return noteRestoreStep(database, state, { phase: "undo", reason: error.message, erases });
      }
    },
  });
}

function stepOf(work: RestoreWork, { progress }: RestoreState): Promise<RestoreStep> {
  switch (progress.phase) {
    case "check":
      return check(work, progress);
    case "files":
      return restoreFiles(work, progress);
    case "conversations":
      return restoreConversations(work, progress);
    case "tables":
      return restoreTable(work, progress);
    case "follow":
      return follow(work, progress.after);
    case "undo":
      throw new Error("what is taken away is not gone on with");
  }
}

async function check(
  work: RestoreWork,
  { part, line }: Extract<RestoreProgress, { phase: "check" }>,
): Promise<RestoreStep> {
  if (part === 0 && line === 0) await requireEmpty(work);
  const next = await checkParts(work, { part, line });
  return { next: next ? { phase: "check", ...next } : { phase: "files", part: 0, line: 0 } };
}

/** Throws unless the deployment is new and its tables are the backup's. */
async function requireEmpty({ platform, manifest, tables }: RestoreWork): Promise<void> {
  const { database, files } = platform;
  const schema = await schemaVersion(database);
  if (schema !== manifest.schema) {
    throw new BrokenBackup(
      `The backup is of a database at ${manifest.schema}, this one is at ${schema}: restore it with Miran ${manifest.product} at that migration, and deploy the newer version afterwards.`,
    );
  }
  const differs = manifest.tables.find(({ name, columns }) => {
    const there = tables.find((table) => table.name === name)?.columns;
    return there !== undefined && there.toSorted().join() !== columns.toSorted().join();
  });
  if (differs) {
    throw new BrokenBackup(
      `The manifest is not what was written: its table ${differs.name} has other columns than ${schema} made.`,
    );
  }
  const filled = await listFilledTables(database, tables);
  if (filled.length > 0) {
    throw new BrokenBackup(
      `This deployment is not empty: there are rows in ${someOf(filled)}. A backup is restored into a new one only.`,
    );
  }
  const { found } = await files.list(undefined);
  if (found.length > 0) {
    throw new BrokenBackup(
      "This deployment is not empty: there are files in its store. A backup is restored into a new one only.",
    );
  }
}

const followedInStep = 120;

/** Updates lists and badges through the conversations, as usual. */
async function follow(
  { platform: { database, live }, turn }: RestoreWork,
  after: string,
): Promise<RestoreStep> {
  const ids = await listTalkingTrainees(database, { after, limit: followedInStep });
  const followed = await concurrently(
    ids,
    (id) => live.followRestoredConversation(id),
    () => !turn.isOver(),
  );
  const last = ids[followed.length - 1];
  return { next: last === undefined ? null : { phase: "follow", after: last } };
}

async function finish(
  { platform: { database, now, log }, manifest, restore }: RestoreWork,
  state: RestoreState,
): Promise<void> {
  const rows = await countRows(
    database,
    manifest.tables.map(({ name }) => name),
  );
  const missing = manifest.tables
    .map(({ name, rows: written }) => ({ name, count: written - (rows[name] ?? 0) }))
    .filter(({ count }) => count !== 0);
  for (const { name, count } of missing) {
    log({ level: "warn", event: "rows_not_restored", restore, table: name, count });
  }
  const counts = {
    ...manifest.counts,
    missing: missing.reduce((sum, { count }) => sum + count, 0),
  };
  await finishRestore(database, state, { now: now(), counts });
}

/** Whether rows are being restored: the check is past, and the deployment is no longer empty. */
const hasRows = ({ progress }: RestoreState) =>
  progress.phase === "follow" ||
  (progress.phase === "tables" && (progress.pass > 0 || progress.part > 0));

/**
 * Erases the restored files; conversations without an owner wait for the same backup.
 * @returns that it is finished
 */
async function undo(
  { database, files, log }: Platform,
  store: Backups,
  state: RestoreState,
): Promise<true> {
  const { id, progress, backup } = state;
  if (progress.phase !== "undo") throw new Error("it was not given up");
  const { reason, erases } = progress;
  const parts = erases ? partsOf(await readManifest(store, backup), "files") : [];
  await concurrently(parts, async (part) => {
    const held = readLines(part, await readPart(store, backup, part), backupFile);
    await files.erase(held.map(({ key }) => key));
  });
  await refuseRestore(database, state, reason);
  log({ level: "error", event: "restore_refused", restore: id, reason });
  return true;
}
