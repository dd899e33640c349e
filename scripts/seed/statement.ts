import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

/** The database that receives the sample data. */
export type SeedDatabase = Pick<D1Database, "prepare" | "batch">;

/** Parameters of statements, numbered ?1, ?2 … in the order of a statement's list. */
type SeedParameter = "trainees" | "days" | "now" | "itemsFrom" | "passwords" | "rows" | "trainer";

/** An insert of a whole chunk of trainees. */
export interface SeedStatement {
  parameters: readonly SeedParameter[];
  /** The statement's own fixed rows: texts, items of the programs. */
  rows?: readonly unknown[];
  sql: string;
}

export type SeedValues = Record<Exclude<SeedParameter, "rows">, string | number>;

export function prepare(
  database: SeedDatabase,
  { sql, parameters, rows = [] }: SeedStatement,
  values: SeedValues,
): D1PreparedStatement {
  const value = (name: SeedParameter) => (name === "rows" ? JSON.stringify(rows) : values[name]);
  return database.prepare(sql).bind(...parameters.map(value));
}
