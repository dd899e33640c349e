import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import initSqlJs, { type Database } from "sql.js";
import type { StarterDatabase } from "../../worker/data/operations/starter-library.ts";
import { root } from "../lib/install.mjs";
import { listMigrations, migrationsFolder } from "../lib/migrations.ts";
import { applyStarter } from "../library/apply.ts";
import { starter } from "../library/starter.ts";

/** The demo's first database, read by its build. */
const libraryFile = join(root, ".wrangler/demo/library.bin");

const wasmFile = createRequire(import.meta.url).resolve("sql.js/dist/sql-wasm.wasm");

const overSqlite = (database: Database): StarterDatabase => ({
  async read(sql) {
    const statement = database.prepare(sql);
    const rows: object[] = [];
    const names = () => statement.getColumnNames();
    while (statement.step())
      rows.push(Object.fromEntries(names().map((name, at) => [name, statement.get()[at]])));
    statement.free();
    return rows;
  },
  async write(statements) {
    database.exec("begin");
    for (const statement of statements) database.exec(statement);
    database.exec("commit");
  },
});

/** The migrated database with the starter library, as a file; the same for the same sources. */
export async function makeLibrary(): Promise<Uint8Array> {
  const wasmBinary = new Uint8Array(readFileSync(wasmFile)).buffer;
  const database = new (await initSqlJs({ wasmBinary })).Database();
  for (const name of listMigrations())
    database.exec(readFileSync(join(migrationsFolder, name), "utf8"));
  await applyStarter(overSqlite(database), starter);
  // A demo gets no later version, so that it needs none of these rows, except those that the health check rewrites.
  database.exec("delete from starter_rows where noun <> 'plans'");
  // A time of writing would make each build another file.
  database.exec("update settings set updated_at = 0; vacuum");
  return database.export();
}

/** Writes it for the build, as gzip, because few servers compress unknown types. */
export async function writeLibrary(): Promise<void> {
  mkdirSync(dirname(libraryFile), { recursive: true });
  writeFileSync(libraryFile, gzipSync(await makeLibrary(), { level: 9 }));
}
