import { and, asc, Column, getTableColumns, is, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/client.ts";
import { decoded } from "../db/decoded.ts";

export type Selected = SQLiteColumn | SQL.Aliased;
type KeyValue = string | number | boolean | null | readonly string[];
/** The place after which a page begins: a row with these values. */
export type PageKey = readonly KeyValue[];

/** A table to read page by page. */
export interface RowSource {
  table: SQLiteTable;
  columns: Record<string, Selected>;
  /** The order of the rows; its values together are unique. */
  key: readonly SQLiteColumn[];
  where?: SQL | undefined;
}

/** The columns of a table by name; `others` adds columns, or replaces the table's. */
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
  /** The source of the rows if it is not the table: under its name, with its columns. */
  from?: SQL;
}

const keyName = (place: number) => `pageKey${place}`;

/** The key of a row of `keyedPage`. */
export const keyOf = ({ key }: RowSource, row: Record<string, unknown>): PageKey =>
  key.map((_, place) => row[keyName(place)] as KeyValue);

/** Reads a page of a table in the order of a key. */
export function keyedPage(
  db: Database,
  { table, from, columns, key, where, after, limit }: KeyedPage,
) {
  const keys = key.map(
    (column, place) => [keyName(place), sql<KeyValue>`${column}`.as(`page_key_${place}`)] as const,
  );
  const behind = after && sql`(${listed(key)}) > (${listed(after.map((value) => sql`${value}`))})`;
  // Drizzle resolves columns by the table alone.
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

/** A page of a table in a key's order, with the key of the next page; null at the end. */
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
