import { env } from "cloudflare:workers";
import { factsQueries, type SchemaFacts, tablesOf } from "../../scripts/lib/schema-facts.ts";

export async function factsOf(database = env.DB): Promise<SchemaFacts> {
  const names = Object.keys(factsQueries) as (keyof SchemaFacts)[];
  const results = await database.batch(names.map((name) => database.prepare(factsQueries[name])));
  return Object.fromEntries(
    names.map((name, nth) => [name, results[nth]?.results]),
  ) as unknown as SchemaFacts;
}

/** A table only after those that it refers to. */
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

/** What a table's own triggers ask for that no column tells. */
const ofItsOwn: Record<string, string> = {
  payments: `insert into payments (id, trainee_id, agorot, method, paid_on, reverses, created_at)
    select 'reversal', trainee_id, -agorot, method, paid_on, id, created_at from payments limit 1`,
};

const rowsEach = 3;
const day = (nth: number) => `'2026-01-${String(4 + 7 * nth).padStart(2, "0")}'`;

/**
 * Rows in every table, each column of them set, whatever the schema is: a row refers to that of the
 * same number. What triggers keep is left to them.
 */
export async function fillEveryTable(database = env.DB): Promise<void> {
  const facts = await factsOf(database);
  for (const table of inOrder(facts)) {
    const kept = await database.prepare(`select count(*) as total from "${table}"`).first("total");
    if (kept !== 0) continue;
    const { sql, columns } = await columnsOf(table, database);
    const days = new Set([...sql.matchAll(/"(\w+)" glob/g)].map(([, name]) => name));
    const parents = new Map(
      facts.references.filter((each) => each.table === table).map((each) => [each.column, each]),
    );
    const valueIn = ({ name, type }: Column, nth: number): string => {
      const reference = parents.get(name);
      if (reference?.parent === table) return "null";
      if (reference)
        return `(select "${reference.to}" from "${reference.parent}" order by rowid limit 1 offset ${nth})`;
      if (days.has(name)) return day(nth);
      if (/int/i.test(type)) return String(nth + 1);
      return /real/i.test(type) ? `${nth + 1}.25` : `'${table} ${name} ${nth}'`;
    };
    const rows = Array.from({ length: rowsEach }, (_, nth) =>
      columns.map((column) => valueIn(column, nth)).join(", "),
    );
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    await database.batch([
      ...rows.map((row) => database.prepare(`insert into "${table}" (${names}) values (${row})`)),
      ...(ofItsOwn[table] ? [database.prepare(ofItsOwn[table])] : []),
    ]);
  }
}

interface Column {
  name: string;
  type: string;
}

async function columnsOf(table: string, database: D1Database) {
  const [made, columns] = await Promise.all([
    database
      .prepare("select sql from sqlite_master where name = ?")
      .bind(table)
      .first<string>("sql"),
    database.prepare("select name, type from pragma_table_info(?)").bind(table).all<Column>(),
  ]);
  return { sql: made ?? "", columns: columns.results };
}
