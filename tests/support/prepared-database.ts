import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { writeStarter } from "./starter.ts";

/** Prepares a new deployment: all migrations and the starter library. */
async function migrate(): Promise<void> {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await writeStarter();
}

interface Part {
  type: "table" | "index" | "trigger" | "view";
  name: string;
  sql: string;
}

/** Maximum letters of two bytes in a statement, below D1's limit of 100 kB. */
const maxLetters = 45_000;

/** The statements that recreate the present database. */
async function readStatements(): Promise<string[]> {
  // Tables of the platform cannot be created, and SQLite creates its own.
  const { results } = await env.DB.prepare(
    `select type, name, sql from sqlite_master where sql is not null
       and name not like '\\_cf\\_%' escape '\\' and name not like 'sqlite\\_%' escape '\\'
     order by rowid`,
  ).all<Part>();
  const tables = results.filter(({ type }) => type === "table");
  const rows = await Promise.all(tables.map(({ name }) => readRows(name)));
  return [
    "pragma defer_foreign_keys = on",
    ...tables.map(({ sql }) => sql),
    // Before the triggers, because the rows include their effects.
    ...rows.flat(),
    ...results.filter(({ type }) => type !== "table").map(({ sql }) => sql),
  ];
}

/** The statements that insert a table's present rows. */
async function readRows(table: string): Promise<string[]> {
  const { results: columns } = await env.DB.prepare("select name from pragma_table_info(?1)")
    .bind(table)
    .all<{ name: string }>();
  const names = columns.map(({ name }) => `"${name}"`);
  const values = names.map((name) => `quote(${name})`).join(" || ',' || ");
  const { results } = await env.DB.prepare(`select ${values} as row from "${table}"`).all<{
    row: string;
  }>();
  const into = `insert into "${table}" (${names.join(", ")}) values`;
  const statements: string[] = [];
  let rows = "";
  for (const { row } of results) {
    if (rows && rows.length + row.length > maxLetters) {
      statements.push(`${into} ${rows}`);
      rows = "";
    }
    rows += `${rows && ","}(${row})`;
  }
  return rows ? [...statements, `${into} ${rows}`] : statements;
}

let cached: string[] | undefined;

/**
 * Creates the tables of an empty database: by the migrations for the first file, as a copy for all later ones.
 * @returns false if other tables appeared meanwhile, from a test that continues after its timeout
 */
export async function prepareDatabase(): Promise<boolean> {
  if (!cached) {
    await migrate();
    cached = await readStatements();
    return true;
  }
  try {
    await env.DB.batch(cached.map((statement) => env.DB.prepare(statement)));
    return true;
  } catch (error) {
    if (!String(error).includes("already exists")) throw error;
    return false;
  }
}
