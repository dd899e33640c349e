import { sql } from "drizzle-orm";
import { type AnySQLiteColumn, customType, integer, real, text } from "drizzle-orm/sqlite-core";
import { addressOf } from "../../../domain/contact.ts";

export const id = () => text().primaryKey();
export const instant = () => integer();
export const localDay = () => text();

/** An account's address; read as null for a person without one. Expressions with it are read by `addressOf`. */
export const address = customType<{ data: string | null; driverData: string }>({
  dataType: () => "text",
  fromDriver: addressOf,
});

/**
 * The change (a job, a removal) that wrote the row last. Triggers clear it when a later statement sets the row's
 * timestamp; a frequent write clears it itself, which saves the trigger's write.
 */
export const writtenBy = () => text();

/** The bests of stored days of an exercise (`bestsOfDays`); null without any. */
export const bests = () => ({
  bestWeight: real(),
  bestOneRep: real(),
  volume: real(),
  bestSeconds: integer(),
  bestMetres: integer(),
});

/** The owning row; this one is deleted with it. */
export const partOf = (owner: () => AnySQLiteColumn) =>
  text().notNull().references(owner, { onDelete: "cascade" });

/*
 * A CHECK holds only facts that never change: a sign, the form of a date. Changing one rebuilds its table
 * (docs/operations/migrations.md), so enums and bounds live in the contract and in types.
 */
export const isPositive = (column: AnySQLiteColumn) => sql`${column} > 0`;
export const isNotNegative = (column: AnySQLiteColumn) => sql`${column} >= 0`;
export const isWeekday = (column: AnySQLiteColumn) => sql`${column} between 0 and 6`;
export const isDay = (column: AnySQLiteColumn) =>
  sql`${column} glob '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'`;
