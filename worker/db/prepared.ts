import { Column, fillPlaceholders, is, Placeholder, type Query, SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import {
  type BatchQuery,
  type Database,
  type DatabaseClient,
  databaseOf,
  Session,
} from "./client.ts";
import { readerOf } from "./decoded.ts";

/**
 * Compiles a statement of flat columns once for the life of the isolate. For a small read Drizzle takes longer to
 * write the SQL and map the rows than D1 takes to answer. Use it for the statements of every screen, with a
 * `sql.placeholder` for each variable value. In batches only.
 */
export function prepared<Statement extends BatchItem<"sqlite">>(
  build: (db: Database) => Statement,
): (db: Database, values: Record<string, unknown>) => Statement {
  return once(build, rowByRow);
}

/**
 * The same for many rows, returned as one JSON value: separate rows with all their names take longer to transfer
 * than to find.
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
    compiled ??= compile(build, carry);
    const { sql, params, read } = compiled;
    const filled = { sql, params: fillPlaceholders(params, values) };
    const query: ReturnType<BatchQuery["prepare"]> = {
      statement: db.$client.prepare(sql),
      getQuery: () => filled,
      mapResult: (answer) => read(answer as Parameters<typeof read>[0]),
    };
    return { prepare: () => query } as unknown as Statement;
  };
}

interface Compiled extends Query {
  read(answer: { results: Record<string, unknown>[] }): Record<string, unknown>[];
}

type Prepare = Session["prepareQuery"];

/** A session that only writes down what Drizzle would send, and the fields that it would read. */
class CompilingSession extends Session {
  query: Query | undefined;
  fields: Parameters<Prepare>[1];

  override prepareQuery(...given: Parameters<Prepare>): ReturnType<Prepare> {
    [this.query, this.fields] = given;
    return super.prepareQuery(...given);
  }
}

const compileOnlyClient = { prepare: () => undefined } as unknown as DatabaseClient;

function compile(
  build: (db: Database) => unknown,
  carry: (query: Query, columns: readonly NamedColumn[]) => Compiled,
): Compiled {
  const session = new CompilingSession(compileOnlyClient);
  const built = build(databaseOf(session, compileOnlyClient)) as BatchQuery;
  const drizzled = built.prepare();
  const { query, fields = [] } = session;
  if (!query) throw new Error("Drizzle prepared no query");
  const columns = fields.map(({ path, field }) => {
    const [name = "", nested] = path;
    if (nested !== undefined) throw new Error(`${name} is not a flat column`);
    return { name, decode: decodeOf(field) };
  });
  const foreign = fields.length > 0 ? decodedElsewhere(drizzled, columns) : [];
  if (foreign.length > 0) throw new Error(`${foreign.join(", ")}: mapWith is decoded() here`);
  return carry(numbered(query), columns);
}

/** The columns whose values Drizzle reads by a function that nobody can ask it for. */
function decodedElsewhere(
  drizzled: ReturnType<BatchQuery["prepare"]>,
  columns: readonly NamedColumn[],
): string[] {
  const stored = "as it is stored";
  const read = (asked: number) => {
    const row = columns.map((_, at) => [at, at === asked ? stored : null]);
    try {
      const rows = drizzled.mapResult({ results: [Object.fromEntries(row)] }, true);
      return (rows as Record<string, unknown>[])[0]?.[columns[asked]?.name ?? ""];
    } catch {
      return undefined;
    }
  };
  return columns.flatMap(({ name, decode }, at) => (decode || read(at) === stored ? [] : [name]));
}

/** The same with each placeholder bound once, because D1 allows a hundred values. */
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
  /** Undefined for values that need no decoding. */
  decode: ((value: unknown) => unknown) | undefined;
}

// D1 returns the SQL's names; the order is the selection's.
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

function decodeOf(field: unknown): NamedColumn["decode"] {
  if (!is(field, Column)) return readerOf(is(field, SQL.Aliased) ? field.sql : (field as SQL));
  if (field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  return (value) => field.mapFromDriverValue(value);
}
