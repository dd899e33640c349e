import type { Database, SqlJs, SqlValue, Statement } from "sql.js";

/** The rows of a statement. */
export interface Found {
  columns: string[];
  rows: SqlValue[][];
}

/** Maximum number of cached statements. */
const maxCached = 200;

/** A SQLite database in memory: cached statements, transactions, and its file. */
export class Sqlite {
  readonly #database: Database;
  readonly #compiled = new Map<string, Statement>();
  readonly #onWrite: () => void;
  #depth = 0;
  #written: number | undefined;

  /** @param onWrite called after each possible write */
  constructor(sql: SqlJs, content: Uint8Array | undefined, onWrite: () => void = () => {}) {
    this.#database = new sql.Database(content);
    this.#onWrite = onWrite;
    // The default of D1 and Durable Objects.
    this.#database.exec("pragma foreign_keys = on");
    // The file is in memory and has one user, so a journal is useless.
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

  /** Number of rows written since the opening, also by triggers. */
  get written(): number {
    this.#written ??= Number(this.run("select total_changes()").rows[0]?.[0] ?? 0);
    return this.#written;
  }

  /** Size of the database in bytes. */
  get size(): number {
    const sizes = ["page_count", "page_size"].map(
      (name) => this.run(`pragma ${name}`).rows[0]?.[0],
    );
    return sizes.reduce<number>((product, each) => product * Number(each), 1);
  }

  /** Does all of the work or none; an inner transaction is part of the outer one. */
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

  /** SQLite may have rolled back itself, as a trigger may require. */
  #rollBack(): void {
    try {
      this.#database.exec("rollback");
    } catch {
      // It was already rolled back.
    }
  }

  /** The database as a file. */
  copy(): Uint8Array<ArrayBuffer> {
    return this.#database.export();
  }

  /** Frees the memory; no call is allowed later. */
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
