import { Column, fillPlaceholders, is, Placeholder, type Query, SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { connect, type Database, type DatabaseClient } from "./client.ts";

/**
 * A statement of flat columns that is compiled once for the life of the isolate: Drizzle takes longer
 * to write the SQL of a small read, and to walk its rows, than D1 takes to answer it. For what
 * every screen asks; whatever differs from call to call is a `sql.placeholder`. In batches only.
 */
export function prepared<Statement extends BatchItem<"sqlite">>(
  build: (db: Database) => Statement,
): (db: Database, values: Record<string, unknown>) => Statement {
  return once(build, rowByRow);
}

/**
 * The same for many rows, which come as one JSON value: one by one, each with every name, they
 * take longer to bring than to find.
 */
export function preparedList<Statement extends BatchItem<"sqlite">>(
  build: (db: Database) => Statement,
): (db: Database, values: Record<string, unknown>) => Statement {
  return once(build, asOneValue);
}

function once<Statement extends BatchItem<"sqlite">>(
  build: (db: Database) => Statement,
  carry: (query: Query, columns: readonly NamedColumn[]) => Compiled,
): (db: Database, values: Record<string, unknown>) => Statement {
  let compiled: Compiled | undefined;
  return (db, values) => {
    compiled ??= compile(build(connect(compileOnlyClient)), carry);
    const { sql, params, read } = compiled;
    const query = { sql, params: fillPlaceholders(params, values) };
    const statement = { getQuery: () => query, mapResult: read, stmt: db.$client.prepare(sql) };
    return { _prepare: () => statement } as unknown as Statement;
  };
}

interface Compiled extends Query {
  read(answer: { results: Record<string, unknown>[] }): Record<string, unknown>[];
}

/** What Drizzle's own batch asks of a statement. */
interface DrizzleStatement {
  /** A write that returns nothing has no fields. */
  _prepare(): { getQuery(): Query; fields?: { path: string[]; field: unknown }[] };
}

const compileOnlyClient = { prepare: () => undefined } as unknown as DatabaseClient;

function compile(statement: unknown, carry: typeof rowByRow): Compiled {
  const drizzled = (statement as DrizzleStatement)._prepare();
  const columns = (drizzled.fields ?? []).map(({ path, field }) => {
    const [name = "", nested] = path;
    if (nested !== undefined) throw new Error(`${name} is not a flat column`);
    return { name, decode: decodeOf(field) };
  });
  return carry(numbered(drizzled.getQuery()), columns);
}

/** The same with each placeholder bound once, however often it occurs: D1 takes a hundred values. */
function numbered({ sql, params }: Query): Query {
  const places = new Map<unknown, number>();
  const kept: unknown[] = [];
  let next = 0;
  const place = (param: unknown) => {
    const key = is(param, Placeholder) ? param.name : {};
    const known = places.get(key) ?? kept.push(param);
    places.set(key, known);
    return `?${known}`;
  };
  const quotedOrPlace = /'[^']*'|"[^"]*"|\?/g;
  return {
    sql: sql.replace(quotedOrPlace, (found) => (found === "?" ? place(params[next++]) : found)),
    params: kept,
  };
}

interface NamedColumn {
  name: string;
  /** Undefined for what is read as it comes. */
  decode: ((value: unknown) => unknown) | undefined;
}

// The names that D1 answers are those of the SQL; the order is that of the selection.
function rowByRow({ sql, params }: Query, columns: readonly NamedColumn[]): Compiled {
  const read: Compiled["read"] = ({ results }) =>
    results.map((row) => {
      const values = Object.values(row);
      if (values.length !== columns.length) throw new Error(`two columns of one name in ${sql}`);
      return readRow(values, columns);
    });
  return { sql, params, read };
}

function asOneValue({ sql, params }: Query, columns: readonly NamedColumn[]): Compiled {
  const names = columns.map((_, index) => `c${index}`).join(", ");
  return {
    sql: `with list(${names}) as (${sql}) select json_group_array(json_array(${names})) as list from list`,
    params,
    read: ({ results: [row] }) =>
      (JSON.parse(String(row?.list)) as unknown[][]).map((values) => readRow(values, columns)),
  };
}

function readRow(values: readonly unknown[], columns: readonly NamedColumn[]) {
  const read: Record<string, unknown> = {};
  columns.forEach(({ name, decode }, index) => {
    const value = values[index];
    read[name] = value === null || !decode ? value : decode(value);
  });
  return read;
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

function decodeOf(field: unknown): NamedColumn["decode"] {
  const decoder = decoderOf(field);
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  return (value) => decoder.mapFromDriverValue(value);
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const expression = is(field, SQL) ? field : (field as { sql: SQL }).sql;
  return (expression as unknown as { decoder: Decoder }).decoder;
}
