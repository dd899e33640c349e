import { Column, is, type SQL, sql } from "drizzle-orm";

const readers = new WeakMap<SQL, (stored: unknown) => unknown>();

/**
 * An expression whose stored values are read by a function, or as a column's are: Drizzle's `mapWith`, but
 * prepared statements, which read their rows themselves, know of it.
 */
export function decoded<Value>(
  expression: SQL<Value>,
  decoder: Column | ((stored: never) => Value),
): SQL<Value> {
  const read = is(decoder, Column)
    ? (stored: unknown) => decoder.mapFromDriverValue(stored)
    : (decoder as (stored: unknown) => Value);
  readers.set(expression, read);
  return expression.mapWith(read) as SQL<Value>;
}

/** The function that reads an expression's values; undefined where they are read as they come. */
export const readerOf = (expression: SQL) => readers.get(expression);

/** The number of rows, as SQLite answers it. */
export const rowCount = () => sql<number>`count(*)`;
