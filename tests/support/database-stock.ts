import { env } from "cloudflare:workers";
import type { MigrationHeader } from "../../scripts/lib/migration-header.ts";
import { factsOf } from "./filled-database.ts";

/** The contents of a small database by name. */
interface Stock {
  rows: Record<string, number>;
  /** The number of set values of each `table.column`, and all values sorted. */
  values: Record<string, { set: number; all: string }>;
  /** The SQL of triggers, views and indexes. */
  objects: Record<string, string>;
}

export async function takeStock(database = env.DB): Promise<Stock> {
  const { columns, objects } = await factsOf(database);
  const tables = Object.entries(Object.groupBy(columns, ({ table }) => table));
  const stock: Stock = { rows: {}, values: {}, objects: {} };
  for (const { name, sql } of objects) stock.objects[name] = sql;
  if (tables.length === 0) return stock;
  const counted = await database.batch<{ figures: string }>(
    tables.map(([table, tableColumns = []]) => {
      const set = tableColumns.map(({ column }) => `count("${column}")`).join(", ");
      const all = tableColumns.map(
        ({ column }) =>
          `(select json_group_array(value) from (select quote("${column}") as value from "${table}" order by 1))`,
      );
      return database.prepare(
        `select json_array(count(*), json_array(${set}), json_array(${all.join(", ")})) as figures from "${table}"`,
      );
    }),
  );
  for (const [index, [table, tableColumns = []]] of tables.entries()) {
    const [rows, set, all] = JSON.parse(counted[index]?.results[0]?.figures ?? "[]") as [
      number,
      number[],
      string[][],
    ];
    stock.rows[table] = rows;
    for (const [at, { column }] of tableColumns.entries())
      stock.values[`${table}.${column}`] = { set: set[at] ?? 0, all: `${all[at]}` };
  }
  return stock;
}

/** Differences between two stocks, except those in the migration's header. */
export function lossesOf(
  before: Stock,
  after: Stock,
  { drops, changes }: Pick<MigrationHeader, "drops" | "changes"> = { drops: [], changes: [] },
): string[] {
  const declared = new Set([...drops, ...changes]);
  const isDeclared = (name: string) =>
    declared.has(name) || drops.includes(name.split(".")[0] ?? "");
  const compare = <Value>(
    kind: string,
    one: Record<string, Value>,
    other: Record<string, Value>,
    textOf: (value: Value) => unknown = String,
  ) =>
    Object.entries(one)
      .filter(([name, value]) => JSON.stringify(other[name]) !== JSON.stringify(value))
      .filter(([name]) => !isDeclared(name))
      .map(([name, value]) => {
        const present = other[name];
        return `${kind}${name}: ${textOf(value)} → ${present === undefined ? "gone" : textOf(present)}`;
      });
  return [
    ...compare("rows of ", before.rows, after.rows),
    ...compare("set in ", before.values, after.values, ({ set, all }) => `${set} (${all})`),
    ...compare("", before.objects, after.objects),
  ];
}
