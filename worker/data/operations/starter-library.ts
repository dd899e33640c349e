import type { DatabaseClient } from "../../db/client.ts";
import { quoted } from "../../db/json-rows.ts";
import { refoldStatements } from "./refold.ts";

/** A migrated database, local or on Cloudflare. */
export interface StarterDatabase {
  read(sql: string): Promise<unknown[]>;
  /** Runs statements in one transaction. */
  write(statements: readonly string[]): Promise<void>;
}

/** The database of a deployment, in the Worker. */
export const deployedDatabase = (client: DatabaseClient): StarterDatabase => ({
  read: async (sql) => (await client.prepare(sql).all()).results,
  write: async (statements) => {
    await client.batch(statements.map((statement) => client.prepare(statement)));
  },
});

/** The starter rows of one version of Miran, and its rules of folding. */
export interface StarterRelease {
  version: string;
  folding: string;
  /** Number of slices, each one transaction, in order. */
  slices: number;
  slice(index: number): Promise<readonly string[]>;
}

// A row of the trainer's settings, written by releases alone.
const section = "starter_library";

type Applied = Partial<Pick<StarterRelease, "version" | "folding">>;

async function readApplied(database: StarterDatabase): Promise<Applied> {
  const [row] = await database.read(`select value from settings where section = '${section}'`);
  return row ? (JSON.parse((row as { value: string }).value) as Applied) : {};
}

const remember = (applied: Applied) =>
  `insert into settings (section, value, updated_at)
values ('${section}', ${quoted(JSON.stringify(applied))}, unixepoch() * 1000)
on conflict (section) do update set value = excluded.value, updated_at = excluded.updated_at`;

/**
 * Updates the starter rows and search texts to a release; one read if they are up to date. No slice blocks for
 * long. After an interruption the next run repeats all of it, without changing written rows.
 * @returns whether anything was written
 */
export async function applyRelease(
  database: StarterDatabase,
  { version, folding, slices, slice }: StarterRelease,
): Promise<boolean> {
  const applied = await readApplied(database);
  if (applied.version === version && applied.folding === folding) return false;
  if (applied.version !== version)
    for (let at = 0; at < slices; at++) await database.write(await slice(at));
  if (applied.folding !== folding)
    for (const statement of await refoldStatements(database.read))
      await database.write([statement]);
  await database.write([remember({ version, folding })]);
  return true;
}
