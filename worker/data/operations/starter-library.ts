import type { DatabaseClient } from "../../db/client.ts";
import { quoted } from "../../db/json-rows.ts";
import { refoldStatements } from "./refold.ts";

/** A migrated database, here or on Cloudflare. */
export interface StarterDatabase {
  read(sql: string): Promise<unknown[]>;
  /** Runs statements in one transaction. */
  write(statements: readonly string[]): Promise<void>;
}

/** The database of a deployment as the Worker has it. */
export const deployedDatabase = (client: DatabaseClient): StarterDatabase => ({
  read: async (sql) => (await client.prepare(sql).all()).results,
  write: async (statements) => {
    await client.batch(statements.map((statement) => client.prepare(statement)));
  },
});

/** What one version of Miran begins a deployment with, and how it folds what is searched. */
export interface StarterRelease {
  version: string;
  folding: string;
  /** How many slices it has, each for a transaction of its own, in their order. */
  slices: number;
  slice(nth: number): Promise<readonly string[]>;
}

// A row among the trainer's settings, which nobody sets.
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
 * Brings what a deployment started with, and its search texts, to a release; one read when they are there
 * already. Nothing is blocked for longer than a slice; cut off anywhere, the next time does it all again,
 * which changes nothing of what was done.
 * @returns whether there was anything to write
 */
export async function applyRelease(
  database: StarterDatabase,
  { version, folding, slices, slice }: StarterRelease,
): Promise<boolean> {
  const applied = await readApplied(database);
  if (applied.version === version && applied.folding === folding) return false;
  if (applied.version !== version)
    for (let nth = 0; nth < slices; nth++) await database.write(await slice(nth));
  if (applied.folding !== folding)
    for (const statement of await refoldStatements(database.read))
      await database.write([statement]);
  await database.write([remember({ version, folding })]);
  return true;
}
