import { env } from "cloudflare:workers";

const namesPerson = ["trainee_id", "account_id", "recipient_id"];
/** Tables that an object updates later by an alarm. */
const updatedLater = ["conversations"];
const isPerson = ["accounts", "trainee_profiles"];

async function listQueries(): Promise<string[]> {
  // The platform refuses queries of its own tables' columns.
  const { results } = await env.DB.prepare(
    `select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'
       and name not like 'sqlite%'`,
  ).all<{ name: string }>();
  const columns = await env.DB.batch<{ table: string; column: string }>(
    results.map(({ name }) =>
      env.DB.prepare(
        `select ?1 as "table", name as "column" from pragma_table_info(?1) order by name`,
      ).bind(name),
    ),
  );
  return columns
    .flatMap((each) => each.results)
    .filter(({ table }) => !updatedLater.includes(table))
    .filter(
      ({ table, column }) =>
        namesPerson.includes(column) || (column === "id" && isPerson.includes(table)),
    )
    .map(
      ({ table, column }) => `select '${table}' as "table", * from ${table} where ${column} = ?1`,
    );
}

let queries: Promise<string[]> | undefined;

/** All rows of one person as text, so that equal texts are equal rows. */
export async function rowsOf(personId: string): Promise<string> {
  queries ??= listQueries();
  const statements = (await queries).map((query) => env.DB.prepare(query).bind(personId));
  const tables = await env.DB.batch(statements);
  const rows = tables.flatMap(({ results }) => results.map((row) => JSON.stringify(row)));
  return rows.sort().join("\n");
}
