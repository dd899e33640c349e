import { and, asc, Column, getTableColumns, is, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/client.ts";
import { decoded } from "../db/decoded.ts";

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

export interface KeyedPage extends RowSource {
  after: PageKey | null | undefined;
  limit: number;
  /** Where the rows lie, if not in the table itself: under its name, with its columns. */
  from?: SQL;
}

const keyName = (place: number) => `pageKey${place}`;

/** The key of a row that `keyedPage` read. */
export const keyOf = ({ key }: RowSource, row: Record<string, unknown>): PageKey =>
  key.map((_, place) => row[keyName(place)] as KeyValue);

/** The statement that reads a page of a table in the order of a key. */
export function keyedPage(
  db: Database,
  { table, from, columns, key, where, after, limit }: KeyedPage,
) {
  const keys = key.map(
    (column, place) => [keyName(place), sql<KeyValue>`${column}`.as(`page_key_${place}`)] as const,
  );
  const behind = after && sql`(${listed(key)}) > (${listed(after.map((value) => sql`${value}`))})`;
  // Drizzle knows a table's columns by the table alone.
  const shown = Object.entries(columns).map(([name, column]) => [
    name,
    from && is(column, Column) ? decoded(sql`${column}`, column).as(`page_${name}`) : column,
  ]);
  return db
    .select({ ...Object.fromEntries(shown), ...Object.fromEntries(keys) })
    .from(from ?? table)
    .where(and(where, behind ?? undefined))
    .orderBy(...key.map((column) => asc(column)))
    .limit(limit);
}

/** A page of a table in the order of a key, and the key behind which it goes on; null at its end. */
export async function readKeyedPage<Row extends Record<string, unknown>>(
  db: Database,
  page: KeyedPage,
): Promise<{ rows: Row[]; next: PageKey | null }> {
  const [found] = await db.batch([keyedPage(db, page)]);
  const rows = found as unknown as Row[];
  const last = rows.length < page.limit ? undefined : rows.at(-1);
  return { rows, next: last ? keyOf(page, last) : null };
}

const listed = (parts: readonly (SQLiteColumn | SQL)[]) =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
