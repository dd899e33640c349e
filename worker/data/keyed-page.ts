import { and, asc, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/client.ts";

export type Selected = SQLiteColumn | SQL.Aliased;
type KeyValue = string | number | boolean | null | readonly string[];
/** Where a page goes on: behind the row with these values. */
export type PageKey = readonly KeyValue[];

/** Where rows come from that are read page by page. */
export interface RowSource {
  table: SQLiteTable;
  columns: Record<string, Selected>;
  /** The order of the rows, and together what no two of them share. */
  key: readonly SQLiteColumn[];
  where?: SQL | undefined;
}

/** What is selected by these names: the columns of a table that are called so, but for `others`. */
export function columnsNamed(
  names: readonly string[],
  table: SQLiteTable,
  others: Readonly<Record<string, Selected>>,
): Record<string, Selected> {
  const known: Partial<Record<string, Selected>> = { ...getTableColumns(table), ...others };
  return Object.fromEntries(names.map((name) => [name, known[name] as Selected]));
}

interface KeyedPage extends RowSource {
  after: PageKey | null | undefined;
  limit: number;
}

const keyName = (place: number) => `pageKey${place}`;

/** A page of a table in the order of a key, and the key behind which it goes on; null at its end. */
export async function readKeyedPage<Row extends Record<string, unknown>>(
  db: Database,
  { table, columns, key, where, after, limit }: KeyedPage,
): Promise<{ rows: Row[]; next: PageKey | null }> {
  const keys = key.map(
    (column, place) => [keyName(place), sql<KeyValue>`${column}`.as(`page_key_${place}`)] as const,
  );
  const behind = after && sql`(${listed(key)}) > (${listed(after.map((value) => sql`${value}`))})`;
  const [found] = await db.batch([
    db
      .select({ ...columns, ...Object.fromEntries(keys) })
      .from(table)
      .where(and(where, behind ?? undefined))
      .orderBy(...key.map((column) => asc(column)))
      .limit(limit),
  ]);
  const rows = found as unknown as Row[];
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { rows, next: last ? key.map((_, place) => last[keyName(place)] as KeyValue) : null };
}

const listed = (parts: readonly (SQLiteColumn | SQL)[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
