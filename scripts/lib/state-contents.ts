import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { scryptPasswords } from "../../worker/edge/passwords.ts";
import { seed } from "../seed/index.ts";
import type { SeedSummary } from "../seed/summary.ts";
import { openLocalDatabase, persistencePath, prepareDatabase } from "./database.ts";
import { fillConversations } from "./fill-conversations.ts";
import { fillPhotos } from "./fill-photos.ts";

export type SeedOptions = Omit<Parameters<typeof seed>[1], "hash">;

/** The contents of a state folder beside the starter library, decided when it is first prepared. */
export type Contents = "sample" | "empty";

// The mark has its own table without a migration, because only local databases are seeded.
const marks = "CREATE TABLE IF NOT EXISTS local_seed (mark TEXT NOT NULL)";

export async function readContents(database: D1Database): Promise<Contents | undefined> {
  await database.prepare(marks).run();
  const row = await database.prepare(`SELECT mark FROM local_seed`).first<{ mark: string }>();
  if (row) return row.mark === "empty" ? "empty" : "sample";
  return (await countTrainees(database)) > 0 ? "sample" : undefined;
}

export async function writeContents(database: D1Database, contents: Contents): Promise<void> {
  await database.batch([
    database.prepare(marks),
    database.prepare(`DELETE FROM local_seed`),
    database.prepare(`INSERT INTO local_seed (mark) VALUES (?)`).bind(contents),
  ]);
}

export async function countTrainees(database: D1Database): Promise<number> {
  const row = await database.prepare(`SELECT count(*) AS n FROM trainee_profiles`).first<"n">("n");
  return Number(row ?? 0);
}

/** Runs work with the migrated database of a state folder. */
export async function withPrepared<Value>(
  state: string,
  use: (database: D1Database) => Promise<Value>,
  shownName = state,
): Promise<Value> {
  const { database, close } = await openLocalDatabase(state);
  try {
    await prepareDatabase(database, shownName);
    return await use(database);
  } finally {
    await close();
  }
}

const temporaryOf = (state: string) => join(state, "seeding");
const replacedIn = (temporary: string) => join(temporary, "replaced");

/** Whether sample data for a state folder is being written. */
export const isBeingSeeded = (state: string) => existsSync(temporaryOf(state));

/** Undoes the unfinished seeding of a killed process; the folder's earlier contents return. */
export function forgetUnfinishedSeeding(state: string): void {
  const temporary = temporaryOf(state);
  if (!existsSync(persistencePath(state)) && existsSync(replacedIn(temporary)))
    renameSync(replacedIn(temporary), persistencePath(state));
  rmSync(temporary, { recursive: true, force: true });
}

/**
 * Writes sample data into a copy of a state folder's contents, or into an empty folder (`instead`). The copy
 * replaces them at the end, so that an interrupted seeding leaves the folder unchanged.
 */
export async function writeSampleData(
  state: string,
  { instead = false, ...options }: SeedOptions & { instead?: boolean } = {},
): Promise<SeedSummary> {
  forgetUnfinishedSeeding(state);
  const temporary = temporaryOf(state);
  mkdirSync(temporary, { recursive: true });
  const hasData = existsSync(persistencePath(state));
  if (hasData && !instead)
    cpSync(persistencePath(state), persistencePath(temporary), { recursive: true });
  const summary = await withPrepared(
    temporary,
    async (database) => {
      const written = await seed(database, { ...options, hash: scryptPasswords.hash });
      await fillConversations(temporary, database);
      await fillPhotos(temporary, database);
      await writeContents(database, "sample");
      return written;
    },
    state,
  );
  if (hasData) renameSync(persistencePath(state), replacedIn(temporary));
  renameSync(persistencePath(temporary), persistencePath(state));
  rmSync(temporary, { recursive: true, force: true });
  return summary;
}
