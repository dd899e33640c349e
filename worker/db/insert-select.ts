import {
  type Column,
  getTableColumns,
  isSQLWrapper,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./client.ts";

/** Values of a new row's columns: a value, or an expression over the source rows. */
export type InsertedColumns<Table extends SQLiteTable> = {
  [Name in keyof Table["$inferInsert"]]: Table["$inferInsert"][Name] | SQLWrapper;
};

/**
 * Inserts a row for each row of a query, with columns by name. Missing columns get their default, so a new column
 * with one needs no change here.
 * @param source the SQL after the columns: `from …`, or `where …` for at most one row
 */
export function insertSelect<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  columns: InsertedColumns<Table>,
  source: SQL,
) {
  const given = columns as Record<string, unknown>;
  const values = Object.entries(getTableColumns(table)).map(([name, column]) =>
    expressionOf(column, given[name]),
  );
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} ${source}`);
}

function expressionOf(column: Column, value: unknown): SQLWrapper {
  const chosen = value === undefined ? column.default : value;
  if (chosen === undefined || chosen === null) return sql`null`;
  return isSQLWrapper(chosen) ? chosen : sql.param(chosen, column);
}

/** A column's name in hand-written SQL. */
export const columnName = (column: Column): string => toSnakeCase(column.name);
