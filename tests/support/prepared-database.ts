import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { writeStarter } from "./starter.ts";

/** What a deployment starts with: every migration, and the starter library. */
async function migrate(): Promise<void> {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await writeStarter();
}

interface Part {
  type: "table" | "index" | "trigger" | "view";
  name: string;
  sql: string;
}

/** Letters of two bytes, as D1 takes statements of 100 kB. */
const maxLetters = 45_000;

/** The statements that make the database again as it stands. */
async function readStatements(): Promise<string[]> {
  // The platform's own tables may not be made, and SQLite makes its own by itself.
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
    // Before the triggers: what those did stands in the rows already.
    ...rows.flat(),
    ...results.filter(({ type }) => type !== "table").map(({ sql }) => sql),
  ];
}

/** The statements that write a table's rows as they are. */
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

let known: string[] | undefined;

/**
 * Makes the tables of an emptied database: by the migrations once, and for every file after as they stood then.
 * @returns false when somebody made tables in between, as a test does that goes on after its time was over
 */
export async function prepareDatabase(): Promise<boolean> {
  if (!known) {
    await migrate();
    known = await readStatements();
    return true;
  }
  try {
    await env.DB.batch(known.map((statement) => env.DB.prepare(statement)));
    return true;
  } catch (error) {
    if (!String(error).includes("already exists")) throw error;
    return false;
  }
}
