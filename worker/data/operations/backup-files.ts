import { inArray, lt, ne, sql } from "drizzle-orm";
import type { BackupFile } from "../../../domain/operations/backups.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { backupChunks, backupFiles } from "../../db/schema.ts";

interface FoundFile {
  key: string;
  size: number;
  etag: string;
}

/** A file, with what it is made of where it was copied as it is now. */
export interface CatalogueEntry extends FoundFile {
  copied: Omit<BackupFile, "key" | "size"> | null;
}

const traineeOf = /^trainees\/([^/]+)\//;

/** What is known of a page of files, in their order; those of trainees who are no more are left out. */
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

/** Which of some chunks the second store does not have. */
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

/** A chunk is in the second store, and a backup needs it. */
export async function noteChunk(
  client: DatabaseClient,
  { sha256, backup }: { sha256: string; backup: string },
): Promise<void> {
  await connect(client).insert(backupChunks).values({ sha256, backup }).onConflictDoUpdate(needed);
}

/** A file was copied, as it stands under that etag. */
export async function noteCopiedFile(
  client: DatabaseClient,
  file: BackupFile & { etag: string; backup: string },
): Promise<void> {
  const { key, ...copy } = file;
  await connect(client)
    .insert(backupFiles)
    .values({ key, ...copy })
    .onConflictDoUpdate({ target: backupFiles.key, set: copy });
}

/** A backup holds these files, so it needs what they are made of. */
export async function noteHeldFiles(
  client: DatabaseClient,
  { keys, backup }: { keys: readonly string[]; backup: string },
): Promise<void> {
  const db = connect(client);
  await db.batch([
    db
      .update(backupFiles)
      .set({ backup })
      .where(inArray(backupFiles.key, listed(keys))),
    insertSelect(
      db,
      backupChunks,
      { sha256: sql`each.value`, backup },
      sql`from backup_files, json_each(backup_files.chunks) each
        where backup_files.key in ${listed(keys)} group by each.value`,
    ).onConflictDoUpdate(needed),
  ]);
}

/** Forgets the files that a backup no longer found. */
export async function forgetOtherFiles(client: DatabaseClient, backup: string): Promise<void> {
  await connect(client).delete(backupFiles).where(ne(backupFiles.backup, backup));
}

/** Chunks that nothing needs since a backup, at most so many. */
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
): Promise<void> {
  const db = connect(client);
  await db.delete(backupChunks).where(inArray(backupChunks.sha256, listed(chunks)));
}
