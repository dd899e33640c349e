import type { D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import type { SqlValue } from "sql.js";
import type { DatabaseClient } from "../../worker/db/client.ts";
import type { Found, Sqlite } from "./sqlite.ts";

/** The part of D1 that the app uses, over SQLite in this browser; a batch is one transaction. */
export function demoDatabase(sqlite: Sqlite): DatabaseClient {
  return {
    prepare: (sql) => new Statement(sqlite, sql, []) as unknown as D1PreparedStatement,
    batch: async <Row>(statements: D1PreparedStatement[]) =>
      asD1Errors(() =>
        sqlite.transaction(() =>
          (statements as unknown as Statement[]).map((statement) => statement.result<Row>()),
        ),
      ),
  };
}

// Without private `#` fields, so that a `Proxy` works as with D1.
class Statement {
  private readonly sqlite: Sqlite;
  private readonly sql: string;
  private readonly values: readonly unknown[];

  constructor(sqlite: Sqlite, sql: string, values: readonly unknown[]) {
    this.sqlite = sqlite;
    this.sql = sql;
    this.values = values;
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.sqlite, this.sql, values);
  }

  all = async <Row>() => asD1Errors(() => this.result<Row>());
  run = this.all;
  raw = async () => asD1Errors(() => this.find().rows);

  async first<Value>(column?: string): Promise<Value | null> {
    const [row] = (await this.all<Record<string, unknown>>()).results;
    if (!row) return null;
    return (column === undefined ? row : row[column]) as Value;
  }

  /** The result in D1's form, synchronously. */
  result<Row>(): D1Result<Row> {
    const before = this.sqlite.written;
    const { columns, rows } = this.find();
    const changes = this.sqlite.written - before;
    const { sqlite } = this;
    const meta = {
      changes,
      changed_db: changes > 0,
      get size_after() {
        return sqlite.size;
      },
    };
    return {
      success: true,
      results: rows.map((row) => objectOf(columns, row) as Row),
      meta: meta as D1Result["meta"],
    };
  }

  private find(): Found {
    return this.sqlite.run(this.sql, this.values.map(bound));
  }
}

const objectOf = (columns: readonly string[], row: readonly SqlValue[]) =>
  Object.fromEntries(columns.map((name, at) => [name, row[at]]));

function bound(value: unknown): SqlValue {
  if (typeof value === "boolean") return Number(value);
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  // D1 refuses these values as well.
  if (value === undefined || typeof value === "bigint") {
    throw new TypeError(`a value of type ${typeof value} cannot be bound`);
  }
  return value as SqlValue;
}

/** Throws SQLite's errors in D1's words. */
function asD1Errors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`D1_ERROR: ${message}`, { cause: error });
  }
}
