import { env } from "cloudflare:workers";
import type { MigrationHeader } from "../../scripts/lib/migration-header.ts";
import { factsOf } from "./filled-database.ts";

/** What a small database holds, by the name of each thing. */
interface Stock {
  rows: Record<string, number>;
  /** Of each `table.column`: how many are set, and all of them, whatever their order. */
  values: Record<string, { set: number; all: string }>;
  /** Triggers, views and indexes, with what each does. */
  objects: Record<string, string>;
}

export async function takeStock(database = env.DB): Promise<Stock> {
  const { columns, objects } = await factsOf(database);
  const tables = Object.entries(Object.groupBy(columns, ({ table }) => table));
  const stock: Stock = { rows: {}, values: {}, objects: {} };
  for (const { name, sql } of objects) stock.objects[name] = sql;
  if (tables.length === 0) return stock;
  const counted = await database.batch<{ figures: string }>(
    tables.map(([table, its = []]) => {
      const set = its.map(({ column }) => `count("${column}")`).join(", ");
      const all = its.map(
        ({ column }) =>
          `(select json_group_array(value) from (select quote("${column}") as value from "${table}" order by 1))`,
      );
      return database.prepare(
        `select json_array(count(*), json_array(${set}), json_array(${all.join(", ")})) as figures from "${table}"`,
      );
    }),
  );
  for (const [nth, [table, its = []]] of tables.entries()) {
    const [rows, set, all] = JSON.parse(counted[nth]?.results[0]?.figures ?? "[]") as [
      number,
      number[],
      string[][],
    ];
    stock.rows[table] = rows;
    for (const [at, { column }] of its.entries())
      stock.values[`${table}.${column}`] = { set: set[at] ?? 0, all: `${all[at]}` };
  }
  return stock;
}

/** What was there before and is not as it was, but for what the migration says of itself. */
export function lossesOf(
  before: Stock,
  after: Stock,
  { drops, changes }: Pick<MigrationHeader, "drops" | "changes"> = { drops: [], changes: [] },
): string[] {
  const told = new Set([...drops, ...changes]);
  const isTold = (name: string) => told.has(name) || drops.includes(name.split(".")[0] ?? "");
  const compare = <Value>(
    kind: string,
    one: Record<string, Value>,
    other: Record<string, Value>,
    tell: (value: Value) => unknown = String,
  ) =>
    Object.entries(one)
      .filter(([name, value]) => JSON.stringify(other[name]) !== JSON.stringify(value))
      .filter(([name]) => !isTold(name))
      .map(([name, value]) => {
        const there = other[name];
        return `${kind}${name}: ${tell(value)} → ${there === undefined ? "gone" : tell(there)}`;
      });
  return [
    ...compare("rows of ", before.rows, after.rows),
    ...compare("set in ", before.values, after.values, ({ set, all }) => `${set} (${all})`),
    ...compare("", before.objects, after.objects),
  ];
}
