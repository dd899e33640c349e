import type { D1PreparedStatement } from "@cloudflare/workers-types";
import type { Database, DatabaseClient } from "./client.ts";

interface BuiltQuery {
  toSQL(): { sql: string; params: unknown[] };
}

/** A statement of D1's that says what its rows hold. */
export type RowsOf<Row> = D1PreparedStatement & { readonly rows?: Row };

/** A query of Drizzle's as a statement of D1's, for a batch of those. */
export function toStatement(db: Database, query: BuiltQuery): D1PreparedStatement {
  const { sql, params } = query.toSQL();
  return db.$client.prepare(sql).bind(...params);
}

const quotedOrNamed = /'[^']*'|"[^"]*"|:([a-z]\w*)/gi;

/**
 * A statement of SQL that is written by hand, with `:names` where values stand.
 * @param values more than the text names is no harm: only what it names is bound, each once
 */
export function statement<Row = unknown>(
  client: DatabaseClient,
  text: string,
  values: Readonly<Record<string, unknown>>,
): RowsOf<Row> {
  const names: string[] = [];
  const numbered = text.replace(quotedOrNamed, (found, name: string | undefined) => {
    if (name === undefined) return found;
    if (values[name] === undefined) throw new Error(`no value for :${name}`);
    const known = names.indexOf(name);
    return `?${known < 0 ? names.push(name) : known + 1}`;
  });
  return client.prepare(numbered).bind(...names.map((name) => values[name]));
}
