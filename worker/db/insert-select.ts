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

/** What each column of a new row gets: a value, or an expression over the rows it is made from. */
export type InsertedColumns<Table extends SQLiteTable> = {
  [Name in keyof Table["$inferInsert"]]: Table["$inferInsert"][Name] | SQLWrapper;
};

/**
 * The statement that makes a row of each row that a query finds, every column by its name: what is
 * left out has its default, so a new column with one asks for no change here.
 * @param source what stands behind the columns: `from …`, or `where …` for at most one row
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

/** A column's name in SQL that is written by hand. */
export const columnName = (column: Column): string => toSnakeCase(column.name);
