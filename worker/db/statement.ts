import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { type SQL, sql } from "drizzle-orm";
import type { Database, DatabaseClient } from "./client.ts";

interface BuiltQuery {
  toSQL(): { sql: string; params: unknown[] };
}

/** A D1 statement with the type of its rows. */
export type RowsOf<Row> = D1PreparedStatement & { readonly rows?: Row };

/** A Drizzle query as a D1 statement, for a batch. */
export function toStatement(db: Database, query: BuiltQuery): D1PreparedStatement {
  const { sql: text, params } = query.toSQL();
  return db.$client.prepare(text).bind(...params);
}

const quotedOrNamed = /--[^\n]*|'[^']*'|"[^"]*"|:([a-z]\w*)/gi;

/** Hand-written SQL with `:names` for values, as part of a Drizzle query. */
export function named(text: string, values: Readonly<Record<string, unknown>>): SQL {
  const parts: SQL[] = [];
  let from = 0;
  for (const { 0: found, 1: name, index } of text.matchAll(quotedOrNamed)) {
    if (name === undefined) continue;
    parts.push(sql.raw(text.slice(from, index)), sql`${givenTo(values, name)}`);
    from = index + found.length;
  }
  return sql.join([...parts, sql.raw(text.slice(from))]);
}

function givenTo(values: Readonly<Record<string, unknown>>, name: string): unknown {
  if (!Object.hasOwn(values, name) || values[name] === undefined)
    throw new Error(`no value for :${name}`);
  return values[name];
}

/**
 * A statement of hand-written SQL with `:names` for values.
 * @param values only named ones are bound, each once; others are ignored
 */
export function statement<Row = unknown>(
  client: DatabaseClient,
  text: string,
  values: Readonly<Record<string, unknown>>,
): RowsOf<Row> {
  const names: string[] = [];
  const numbered = text.replace(quotedOrNamed, (found, name: string | undefined) => {
    if (name === undefined) return found;
    givenTo(values, name);
    const known = names.indexOf(name);
    return `?${known < 0 ? names.push(name) : known + 1}`;
  });
  return client.prepare(numbered).bind(...names.map((name) => values[name]));
}
