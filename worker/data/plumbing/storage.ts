import { eq } from "drizzle-orm";
import { readStorageCount, type StorageCount } from "../../../domain/plumbing/storage.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { settings } from "../../db/schema.ts";
import { statement } from "../../db/statement.ts";
import type { TrainerScope } from "../scope.ts";

// A row of the trainer's settings, written by the nightly count alone.
const section = "storage";

const countOf = (db: TrainerScope["db"]) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.section, section));

/** The state of the count of files. */
export async function getStorageCount(client: DatabaseClient): Promise<StorageCount> {
  const [row] = await countOf(connect(client));
  return readStorageCount(row?.value);
}

export async function putStorageCount(
  client: DatabaseClient,
  { whole, part }: StorageCount,
  now: number,
): Promise<void> {
  const written = { value: { whole, part }, updatedAt: now };
  await connect(client)
    .insert(settings)
    .values({ section, ...written })
    .onConflictDoUpdate({ target: settings.section, set: written });
}

/** Bytes of the database, reported with every D1 answer; null if missing. */
export async function getDatabaseBytes(client: DatabaseClient): Promise<number | null> {
  const [row] = await client.batch([client.prepare("select 1")]);
  return row?.meta.size_after ?? null;
}

/** The last count of files, and the bytes of the database, reported with every D1 answer. */
export async function getStorageUse({ db }: TrainerScope) {
  const [row] = await db.$client.batch<{ value: string }>([
    statement(db.$client, "select value from settings where section = :section", { section }),
  ]);
  const [stored] = row?.results ?? [];
  return {
    count: readStorageCount(stored && JSON.parse(stored.value)),
    databaseBytes: row?.meta.size_after ?? null,
  };
}
