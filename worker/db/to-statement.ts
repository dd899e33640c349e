import type { Database } from "./client.ts";

interface BuiltQuery {
  toSQL(): { sql: string; params: unknown[] };
}

/** A query of Drizzle's as a statement of D1's, for a batch of those. */
export function toStatement(db: Database, query: BuiltQuery) {
  const { sql, params } = query.toSQL();
  return db.$client.prepare(sql).bind(...params);
}
