import type { DatabaseClient } from "../../db/client.ts";

type DatabaseHealth = "up" | "read_only" | "down";

/** Milliseconds for which the last result is reused, full or writable. */
const believedMs = 30_000;

interface Known {
  fullAt: number;
  writtenAt: number;
}

// The last result by store: otherwise anybody's request could cause a write.
const known = new WeakMap<DatabaseClient, Known>();

const knownOf = (database: DatabaseClient): Known => {
  const at = known.get(database) ?? {
    fullAt: Number.NEGATIVE_INFINITY,
    writtenAt: Number.NEGATIVE_INFINITY,
  };
  known.set(database, at);
  return at;
};

/** Stores that a write found the store full: a small write may still fit. */
export function noteFullStorage(database: DatabaseClient, now: number): void {
  knownOf(database).fullAt = now;
}

/** Whether the database responds and accepts writes. */
export async function getDatabaseHealth(
  database: DatabaseClient,
  now: number,
): Promise<DatabaseHealth> {
  try {
    await database.prepare("select 1").first();
  } catch {
    return "down";
  }
  const { fullAt, writtenAt } = knownOf(database);
  if (fullAt > now - believedMs) return "read_only";
  if (writtenAt > now - believedMs) return "up";
  try {
    await database.prepare(rewriteOneRow).run();
    knownOf(database).writtenAt = now;
    return "up";
  } catch {
    return "read_only";
  }
}

// Writes without a change, on a row that every deployment has.
const rewriteOneRow = `update starter_rows set wanted = wanted
  where rowid = (select min(rowid) from starter_rows)`;
