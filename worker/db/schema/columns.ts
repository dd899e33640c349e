import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, integer, text } from "drizzle-orm/sqlite-core";

export const id = () => text().primaryKey();
export const instant = () => integer();
export const localDay = () => text();

/** The row that this one is part of, and goes with. */
export const partOf = (owner: () => AnySQLiteColumn) =>
  text().notNull().references(owner, { onDelete: "cascade" });

export const oneOf = (column: AnySQLiteColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;

/** Bounds of the domain, both ends within. */
export const within = (column: AnySQLiteColumn, { min, max }: { min: number; max: number }) =>
  sql`${column} between ${sql.raw(`${min} and ${max}`)}`;
export const isDay = (column: AnySQLiteColumn) =>
  sql`${column} glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'`;
