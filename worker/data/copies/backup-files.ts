import { and, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { BackupFile } from "../../../domain/copies/backups.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { backupChunks, backupFiles } from "../../db/schema.ts";

interface FoundFile {
  key: string;
  size: number;
  etag: string;
}

/** A file, with its chunks if its present state was copied. */
export interface CatalogueEntry extends FoundFile {
  copied: Omit<BackupFile, "key" | "size"> | null;
}

const traineeOf = /^trainees\/([^/]+)\//;

/** The catalogue's entries of a page of files, in order, without those of deleted trainees. */
export async function lookUpFiles(
  client: DatabaseClient,
  found: readonly FoundFile[],
): Promise<CatalogueEntry[]> {
  const db = connect(client);
  const owners = [...new Set(found.flatMap(({ key }) => traineeOf.exec(key)?.[1] ?? []))];
  const [known, there] = await db.batch([
    db
      .select()
      .from(backupFiles)
      .where(inArray(backupFiles.key, listed(found.map(({ key }) => key)))),
    db
      .select({ id: sql<string>`id`.as("id") })
      .from(sql`trainee_profiles`)
      .where(sql`id in ${listed(owners)}`),
  ]);
  const copies = new Map(known.map((file) => [file.key, file]));
  const people = new Set(there.map(({ id }) => id));
  return found
    .filter(({ key }) => {
      const owner = traineeOf.exec(key)?.[1];
      return owner === undefined || people.has(owner);
    })
    .map((file) => {
      const copy = copies.get(file.key);
      const isSame = copy?.etag === file.etag && copy.size === file.size;
      return { ...file, copied: isSame ? copy : null };
    });
}

const listed = (values: readonly string[]) =>
  sql`(select value from json_each(${JSON.stringify(values)}))`;

/** Those of some chunks that the second store lacks. */
export async function missingChunks(
  client: DatabaseClient,
  chunks: readonly string[],
): Promise<Set<string>> {
  const known = await connect(client)
    .select({ sha256: backupChunks.sha256 })
    .from(backupChunks)
    .where(inArray(backupChunks.sha256, listed(chunks)));
  const there = new Set(known.map(({ sha256 }) => sha256));
  return new Set(chunks.filter((chunk) => !there.has(chunk)));
}

const needed = { target: backupChunks.sha256, set: { backup: sql`excluded.backup` } };

/** The copies of a step. */
export interface Copied {
  /** Hashes of a backup's chunks in the second store. */
  chunks: readonly string[];
  /** Files with their etags. */
  files: readonly (BackupFile & { etag: string })[];
}

/**
 * Stores the contents of the second store.
 * @param ours whether the step of the copies is not yet stored
 */
export async function noteCopied(
  client: DatabaseClient,
  { chunks, files }: Copied,
  { backup, ours }: { backup: string; ours: SQL },
): Promise<void> {
  const db = connect(client);
  const copy = {
    size: sql`value ->> 'size'`,
    etag: sql`value ->> 'etag'`,
    contentType: sql`value ->> 'contentType'`,
    notes: sql`value -> 'notes'`,
    chunks: sql`value -> 'chunks'`,
    backup,
  };
  const updated = Object.fromEntries(
    Object.keys(copy).map((column) => [column, excluded(column as keyof typeof copy)]),
  );
  await db.batch([
    insertSelect(
      db,
      backupChunks,
      { sha256: sql`value`, backup },
      sql`from json_each(${JSON.stringify(chunks)}) where ${ours} group by value`,
    ).onConflictDoUpdate(needed),
    insertSelect(
      db,
      backupFiles,
      { key: sql`value ->> 'key'`, ...copy },
      sql`from json_each(${JSON.stringify(files)}) where ${ours}`,
    ).onConflictDoUpdate({ target: backupFiles.key, set: updated }),
  ]);
}

const excluded = (column: "size" | "etag" | "contentType" | "notes" | "chunks" | "backup") =>
  sql.raw(`excluded.${column === "contentType" ? "content_type" : column}`);

/** Marks files and their chunks as needed by a backup. */
export async function noteHeldFiles(
  client: DatabaseClient,
  keys: readonly string[],
  { backup, ours }: { backup: string; ours: SQL },
): Promise<void> {
  const db = connect(client);
  await db.batch([
    db
      .update(backupFiles)
      .set({ backup })
      .where(and(inArray(backupFiles.key, listed(keys)), ours)),
    insertSelect(
      db,
      backupChunks,
      { sha256: sql`each.value`, backup },
      sql`from backup_files, json_each(backup_files.chunks) each
        where backup_files.key in ${listed(keys)} and ${ours} group by each.value`,
    ).onConflictDoUpdate(needed),
  ]);
}

/** Deletes the rows of files that a backup did not find. */
export async function forgetOtherFiles(
  client: DatabaseClient,
  { backup, ours }: { backup: string; ours: SQL },
): Promise<void> {
  const db = connect(client);
  await db.batch([db.delete(backupFiles).where(and(ne(backupFiles.backup, backup), ours))]);
}

/** Chunks unneeded since a backup, up to a limit. */
export async function listUnneededChunks(
  client: DatabaseClient,
  { before, limit }: { before: string; limit: number },
): Promise<string[]> {
  const rows = await connect(client)
    .select({ sha256: backupChunks.sha256 })
    .from(backupChunks)
    .where(lt(backupChunks.backup, before))
    .limit(limit);
  return rows.map(({ sha256 }) => sha256);
}

export async function forgetChunks(
  client: DatabaseClient,
  chunks: readonly string[],
  ours: SQL,
): Promise<void> {
  const db = connect(client);
  await db.batch([
    db.delete(backupChunks).where(and(inArray(backupChunks.sha256, listed(chunks)), ours)),
  ]);
}
