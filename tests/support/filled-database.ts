import { env } from "cloudflare:workers";
import { factsQueries, type SchemaFacts, tablesOf } from "../../scripts/lib/schema-facts.ts";

export async function factsOf(database = env.DB): Promise<SchemaFacts> {
  const names = Object.keys(factsQueries) as (keyof SchemaFacts)[];
  const results = await database.batch(names.map((name) => database.prepare(factsQueries[name])));
  return Object.fromEntries(
    names.map((name, index) => [name, results[index]?.results]),
  ) as unknown as SchemaFacts;
}

/** All tables, each after the tables that it refers to. */
function inOrder({ references, ...facts }: SchemaFacts): string[] {
  const ordered: string[] = [];
  const rest = new Set(tablesOf({ references, ...facts }));
  const waits = (name: string) =>
    references.some(({ table, parent }) => table === name && parent !== name && rest.has(parent));
  while (rest.size > 0) {
    const free = [...rest].filter((name) => !waits(name));
    if (free.length === 0) throw new Error(`refer to each other: ${[...rest].join(", ")}`);
    ordered.push(...free);
    for (const name of free) rest.delete(name);
  }
  return ordered;
}

/** Further rows that a table's triggers require. */
const furtherRows: Record<string, string> = {
  payments: `insert into payments (id, trainee_id, agorot, method, paid_on, reverses, created_at)
    select 'reversal', trainee_id, -agorot, method, paid_on, id, created_at from payments limit 1`,
};

const rowsPerTable = 3;
const day = (week: number) => `'2026-01-${String(4 + 7 * week).padStart(2, "0")}'`;

/**
 * Inserts rows with all columns set into every table of any schema. A row refers to the row of the same index in
 * another table. Tables filled by triggers are skipped.
 */
export async function fillEveryTable(database = env.DB): Promise<void> {
  const facts = await factsOf(database);
  for (const table of inOrder(facts)) {
    const present = await database
      .prepare(`select count(*) as total from "${table}"`)
      .first("total");
    if (present !== 0) continue;
    const { sql, columns } = await columnsOf(table, database);
    const days = new Set([...sql.matchAll(/"(\w+)" glob/g)].map(([, name]) => name));
    const parents = new Map(
      facts.references.filter((each) => each.table === table).map((each) => [each.column, each]),
    );
    const valueIn = ({ name, type }: Column, index: number): string => {
      const reference = parents.get(name);
      if (reference?.parent === table) return "null";
      if (reference)
        return `(select "${reference.to}" from "${reference.parent}" order by rowid limit 1 offset ${index})`;
      if (days.has(name)) return day(index);
      if (/int/i.test(type)) return String(index + 1);
      return /real/i.test(type) ? `${index + 1}.25` : `'${table} ${name} ${index}'`;
    };
    const rows = Array.from({ length: rowsPerTable }, (_, index) =>
      columns.map((column) => valueIn(column, index)).join(", "),
    );
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    await database.batch([
      ...rows.map((row) => database.prepare(`insert into "${table}" (${names}) values (${row})`)),
      ...(furtherRows[table] ? [database.prepare(furtherRows[table])] : []),
    ]);
  }
}

interface Column {
  name: string;
  type: string;
}

async function columnsOf(table: string, database: D1Database) {
  const [sql, columns] = await Promise.all([
    database
      .prepare("select sql from sqlite_master where name = ?")
      .bind(table)
      .first<string>("sql"),
    database.prepare("select name, type from pragma_table_info(?)").bind(table).all<Column>(),
  ]);
  return { sql: sql ?? "", columns: columns.results };
}
