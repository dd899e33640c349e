import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_readConfig, unstable_splitSqlQuery } from "wrangler";
import { root } from "./install.mjs";
import { Refusal } from "./message.mjs";

/** Where Miniflare keeps its data below a state folder; wrangler and the vite plugin add the same `v3`. */
export const persistencePath = (state: string) => join(state, "v3");

export interface LocalDatabase {
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
      modules: true,
      script: "",
      log: new Log(LogLevel.WARN),
      cf: false,
      resourcePersistencePath: persistencePath(state),
      d1Databases: { DB: id },
    }),
  );
  await miniflare.ready;
  const database = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  return { database, close: () => miniflare.dispose() };
}

/** The same table and names as `wrangler d1 migrations apply`, so that either may run first. */
export async function applyMigrations(database: D1Database): Promise<string[]> {
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
  const applied = new Set(results.map((row) => row.name));
  const folder = join(root, "migrations");
  const waiting = readdirSync(folder)
    .filter((name) => name.endsWith(".sql") && !applied.has(name))
    .sort();
  for (const name of waiting) {
    const statements = unstable_splitSqlQuery(readFileSync(join(folder, name), "utf8"));
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare(`INSERT INTO d1_migrations (name) VALUES (?)`).bind(name),
    ]);
  }
  return waiting;
}
