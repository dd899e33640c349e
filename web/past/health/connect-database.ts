import type { Database, SqlValue } from "sql.js";
import type { LocalDate } from "../../../domain/calendar.ts";
import {
  type ConnectSteps,
  type ConnectWeight,
  connectTables,
  readConnectRecords,
} from "../../../domain/copies/past/health/connect-records.ts";
import type { PastRead } from "../../../domain/copies/past/past.ts";

/** Reads the records of Health Connect's database; its tables have more columns in later versions. */
export function readConnectDatabase(database: Database, today: LocalDate): PastRead {
  const tables = new Set(textsOf(database, "select name from sqlite_master where type = 'table'"));
  const { steps, weights } = connectTables;
  if (!tables.has(steps) && !tables.has(weights)) return { refused: "unknown_file" };
  const others = [...tables]
    .filter((table) => /^\w+_record_table$/.test(table) && table !== steps && table !== weights)
    .map((table) => ({ table, count: countOf(database, table) }))
    .filter(({ count }) => count > 0);
  return readConnectRecords(
    {
      steps: tables.has(steps) ? stepsOf(database) : [],
      weights: tables.has(weights) ? weightsOf(database) : [],
      others,
    },
    today,
  );
}

function* stepsOf(database: Database): Generator<ConnectSteps> {
  const localDate = columnOr(database, connectTables.steps, "local_date");
  const offset = columnOr(database, connectTables.steps, "start_zone_offset");
  const sql = `select app_info_id, start_time, end_time, ${offset}, ${localDate}, count from ${connectTables.steps}`;
  for (const [app, start, end, zone, day, count] of rowsOf(database, sql)) {
    yield {
      app: numberOf(app),
      start: Number(start),
      end: Number(end),
      offset: numberOf(zone),
      localDate: numberOf(day),
      count: Number(count),
    };
  }
}

function* weightsOf(database: Database): Generator<ConnectWeight> {
  const localDate = columnOr(database, connectTables.weights, "local_date");
  const offset = columnOr(database, connectTables.weights, "zone_offset");
  const sql = `select time, ${offset}, ${localDate}, weight from ${connectTables.weights}`;
  for (const [time, zone, day, grams] of rowsOf(database, sql)) {
    yield {
      time: Number(time),
      offset: numberOf(zone),
      localDate: numberOf(day),
      grams: Number(grams),
    };
  }
}

/** A column, or null in a database without it. */
function columnOr(database: Database, table: string, column: string): string {
  const columns = textsOf(database, `select name from pragma_table_info('${table}')`);
  return columns.includes(column) ? column : "null";
}

const countOf = (database: Database, table: string): number =>
  Number([...rowsOf(database, `select count(*) from ${table}`)][0]?.[0] ?? 0);

const textsOf = (database: Database, sql: string): string[] =>
  [...rowsOf(database, sql)].map(([text]) => String(text));

const numberOf = (value: SqlValue | undefined): number | null =>
  typeof value === "number" ? value : null;

function* rowsOf(database: Database, sql: string): Generator<SqlValue[]> {
  const statement = database.prepare(sql);
  try {
    while (statement.step()) yield statement.get();
  } finally {
    statement.free();
  }
}
