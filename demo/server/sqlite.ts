import type { Database, SqlJs, SqlValue, Statement } from "sql.js";

/** What a statement found. */
export interface Found {
  columns: string[];
  rows: SqlValue[][];
}

/** So many compiled statements are kept for the next time. */
const maxCached = 200;

/** One SQLite database in memory: statements compiled once, transactions, and its file. */
export class Sqlite {
  readonly #database: Database;
  readonly #compiled = new Map<string, Statement>();
  readonly #onWrite: () => void;
  #depth = 0;
  #written: number | undefined;

  /** @param onWrite called after whatever may have written something */
  constructor(sql: SqlJs, content: Uint8Array | undefined, onWrite: () => void = () => {}) {
    this.#database = new sql.Database(content);
    this.#onWrite = onWrite;
    // As D1 and Durable Objects have it from the start.
    this.#database.exec("pragma foreign_keys = on");
    // Its file is memory, which nobody else opens: no journal beside it is worth writing.
    this.#database.exec("pragma journal_mode = memory");
  }

  run(sql: string, values: readonly SqlValue[] = []): Found {
    const statement = this.#compile(sql);
    try {
      statement.bind(values);
      const rows: SqlValue[][] = [];
      while (statement.step()) rows.push(statement.get());
      return { columns: statement.getColumnNames(), rows };
    } finally {
      statement.bind([]);
      if (!reads.test(sql)) this.#noteWrite();
    }
  }

  #noteWrite(): void {
    this.#written = undefined;
    if (this.#depth === 0) this.#onWrite();
  }

  /** Runs all statements of a text. */
  exec(sql: string): void {
    this.#database.exec(sql);
    this.#noteWrite();
  }

  /** Rows that were written since the database was opened, by triggers too. */
  get written(): number {
    this.#written ??= Number(this.run("select total_changes()").rows[0]?.[0] ?? 0);
    return this.#written;
  }

  /** Bytes of the database. */
  get size(): number {
    const sizes = ["page_count", "page_size"].map(
      (name) => this.run(`pragma ${name}`).rows[0]?.[0],
    );
    return sizes.reduce<number>((product, each) => product * Number(each), 1);
  }

  /** All of the work or nothing of it; one inside another belongs to it. */
  transaction<Result>(work: () => Result): Result {
    if (this.#depth > 0) return work();
    this.#database.exec("begin");
    this.#depth++;
    try {
      const result = work();
      this.#database.exec("commit");
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    } finally {
      this.#depth--;
      this.#onWrite();
    }
  }

  /** SQLite may have done it already, as it does when a trigger says so. */
  #rollBack(): void {
    try {
      this.#database.exec("rollback");
    } catch {
      // Nothing was left to roll back.
    }
  }

  /** The database as a file. */
  copy(): Uint8Array<ArrayBuffer> {
    return this.#database.export();
  }

  /** Gives its memory back; nothing may be asked of it any more. */
  close(): void {
    this.#compiled.clear();
    this.#database.close();
  }

  #compile(sql: string): Statement {
    const known = this.#compiled.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    if (this.#compiled.size >= maxCached) {
      const [oldest] = this.#compiled;
      oldest?.[1].free();
      if (oldest) this.#compiled.delete(oldest[0]);
    }
    this.#compiled.set(sql, statement);
    return statement;
  }
}

const reads = /^\s*(select|explain|pragma)\b/i;
