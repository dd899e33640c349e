import type { DatabaseClient } from "../../db/client.ts";

type DatabaseHealth = "up" | "read_only" | "down";

/** How long a full disk is believed, and a write that went well, in milliseconds. */
const believedMs = 30_000;

interface Known {
  fullAt: number;
  writtenAt: number;
}

// A store is told by what was written to it last: each question writing would be work for anybody.
const known = new WeakMap<DatabaseClient, Known>();

const knownOf = (database: DatabaseClient): Known => {
  const at = known.get(database) ?? {
    fullAt: Number.NEGATIVE_INFINITY,
    writtenAt: Number.NEGATIVE_INFINITY,
  };
  known.set(database, at);
  return at;
};

/** Remembers that a write found no room: a small one may still fit where the next would not. */
export function noteFullStorage(database: DatabaseClient, now: number): void {
  knownOf(database).fullAt = now;
}

/** Whether the database answers, and takes writes. */
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

// Changes nothing, and is written all the same; every deployment has such a row.
const rewriteOneRow = `update starter_rows set wanted = wanted
  where rowid = (select min(rowid) from starter_rows)`;
