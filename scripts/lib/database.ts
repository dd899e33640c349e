import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_readConfig, unstable_splitSqlQuery } from "wrangler";
import type { StarterDatabase } from "../../worker/data/operations/starter-library.ts";
import { applyStarter } from "../library/apply.ts";
import { starter } from "../library/starter.ts";
import { root } from "./install.mjs";
import { Refusal, say } from "./message.mjs";
import { listMigrations, migrationsFolder } from "./migrations.ts";
import { databaseOf, statementsWorker } from "./statements.ts";

/** Miniflare's folder inside a state folder; wrangler and the vite plugin add the same `v3`. */
export const persistencePath = (state: string) => join(state, "v3");

interface LocalDatabase {
  database: D1Database;
  close(): Promise<void>;
}

/** Opens the D1 database of a state folder without serving anything. */
export async function openLocalDatabase(state: string): Promise<LocalDatabase> {
  const config = unstable_readConfig(
    { config: join(root, "wrangler.toml") },
    { hideWarnings: true },
  );
  const id = config.d1_databases.find(
    (each: { binding: string }) => each.binding === "DB",
  )?.database_id;
  if (!id) throw new Refusal("wrangler.toml has no D1 database bound as DB.");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.WARN),
      cf: false,
      resourcePersistencePath: persistencePath(state),
      workers: [statementsWorker({ DB: id })],
    }),
  );
  await miniflare.ready;
  return { database: await databaseOf(miniflare), close: () => miniflare.dispose() };
}

async function appliedMigrations(database: D1Database): Promise<string[]> {
  // The same table and names as `wrangler d1 migrations apply`, so that either may run first.
  await database
    .prepare(
      `CREATE TABLE IF NOT EXISTS "d1_migrations"(
         id INTEGER PRIMARY KEY AUTOINCREMENT,
         name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  const { results } = await database
    .prepare(`SELECT name FROM d1_migrations`)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

function refuseUnknown(applied: readonly string[], state: string): void {
  const known = new Set(listMigrations());
  if (applied.every((name) => known.has(name))) return;
  throw new Refusal(
    `${state} has a database of another version of Miran, which this one cannot read: remove the folder, or choose another with --state.`,
  );
}

/** Refuses a state folder with unknown migrations. */
export async function refuseUnknownState(state: string): Promise<void> {
  if (!existsSync(persistencePath(state))) return;
  const { database, close } = await openLocalDatabase(state);
  try {
    refuseUnknown(await appliedMigrations(database), state);
  } finally {
    await close();
  }
}

/** Applies the missing migrations to the database of a state folder. */
export async function applyMigrations(database: D1Database, state: string): Promise<string[]> {
  const applied = await appliedMigrations(database);
  refuseUnknown(applied, state);
  const missing = listMigrations().filter((name) => !applied.includes(name));
  for (const name of missing) {
    const statements = unstable_splitSqlQuery(readFileSync(join(migrationsFolder, name), "utf8"));
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare(`INSERT INTO d1_migrations (name) VALUES (?)`).bind(name),
    ]);
  }
  return missing;
}

const overBinding = (database: D1Database): StarterDatabase => ({
  read: async (sql) => (await database.prepare(sql).all()).results,
  write: async (statements) => {
    await database.batch(statements.map((statement) => database.prepare(statement)));
  },
});

/** Updates the database of a state folder to this version, starter library included. */
export async function prepareDatabase(database: D1Database, state: string): Promise<void> {
  const applied = await applyMigrations(database, state);
  if (applied.length > 0) say(`Migrated the database: ${applied.join(", ")}`);
  if (await applyStarter(overBinding(database), starter)) say("Wrote the starter library");
}
