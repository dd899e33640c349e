import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { scryptPasswords } from "../../worker/edge/passwords.ts";
import { seed } from "../seed/index.ts";
import type { SeedSummary } from "../seed/summary.ts";
import { openLocalDatabase, persistencePath, prepareDatabase } from "./database.ts";
import { fillConversations } from "./fill-conversations.ts";

export type SeedOptions = Omit<Parameters<typeof seed>[1], "hash">;

/** What a state folder holds beside the starter library: decided when it is first prepared, and kept. */
export type Contents = "sample" | "empty";

// The mark lives in a table of its own: only local databases are ever seeded, so no migration knows it.
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

/** Runs something over the migrated database of a state folder. */
export async function withPrepared<Value>(
  state: string,
  use: (database: D1Database) => Promise<Value>,
  calledAs = state,
): Promise<Value> {
  const { database, close } = await openLocalDatabase(state);
  try {
    await prepareDatabase(database, calledAs);
    return await use(database);
  } finally {
    await close();
  }
}

const workshopOf = (state: string) => join(state, "seeding");
const replacedIn = (workshop: string) => join(workshop, "replaced");

/** Whether sample data is being written for a state folder, which will then stand in its place. */
export const isBeingSeeded = (state: string) => existsSync(workshopOf(state));

/** Undoes what a killed process left of writing sample data; what the folder held is as it was. */
export function forgetUnfinishedSeeding(state: string): void {
  const workshop = workshopOf(state);
  if (!existsSync(persistencePath(state)) && existsSync(replacedIn(workshop)))
    renameSync(replacedIn(workshop), persistencePath(state));
  rmSync(workshop, { recursive: true, force: true });
}

/**
 * Writes sample data beside what a state folder holds, or instead of it. It grows in a copy that
 * takes the place at the end: whoever ends it early finds the folder as it was.
 */
export async function writeSampleData(
  state: string,
  { instead = false, ...options }: SeedOptions & { instead?: boolean } = {},
): Promise<SeedSummary> {
  forgetUnfinishedSeeding(state);
  const workshop = workshopOf(state);
  mkdirSync(workshop, { recursive: true });
  const held = existsSync(persistencePath(state));
  if (held && !instead)
    cpSync(persistencePath(state), persistencePath(workshop), { recursive: true });
  const summary = await withPrepared(
    workshop,
    async (database) => {
      const written = await seed(database, { ...options, hash: scryptPasswords.hash });
      await fillConversations(workshop, database);
      await writeContents(database, "sample");
      return written;
    },
    state,
  );
  if (held) renameSync(persistencePath(state), replacedIn(workshop));
  renameSync(persistencePath(workshop), persistencePath(state));
  rmSync(workshop, { recursive: true, force: true });
  return summary;
}
