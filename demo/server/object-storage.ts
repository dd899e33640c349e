import type { SqlValue } from "sql.js";
import type { Storage } from "../../durable/host.ts";
import type { Sqlite } from "./sqlite.ts";

/** An object's values outside its database. */
export interface PersistedValues {
  values: Map<string, unknown>;
  /** The alarm's instant, UTC milliseconds. */
  alarmAt: number | null;
}

interface Around {
  /** Opens the object's database; without content a new one. */
  open(): Sqlite;
  kept: PersistedValues;
  changed(): void;
  alarm(): Promise<void>;
}

/** Maximum delay of a timer; a later alarm sets another one. */
const maxTimerMs = 2 ** 31 - 1;
const againMs = 5_000;

/** The storage of a live object, like a Durable Object's. */
export class ObjectStorage implements Storage {
  readonly #around: Around;
  #sqlite: Sqlite;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rings = false;
  #closed = false;

  constructor(around: Around) {
    this.#around = around;
    this.#sqlite = around.open();
    this.wind();
  }

  get sqlite(): Sqlite {
    return this.#sqlite;
  }

  get sql(): Storage["sql"] {
    return {
      exec: <Found extends Record<string, string | number | null>>(
        query: string,
        ...bindings: SqlValue[]
      ) => {
        const rows = runAll(this.#sqlite, query, bindings) as Found[];
        const one = () => {
          const [row, more] = rows;
          if (!row || more) throw new Error(`expected one row, there are ${rows.length}`);
          return row;
        };
        return { toArray: () => rows, one };
      },
    };
  }

  get kv(): Storage["kv"] {
    const { kept, changed } = this.#around;
    return {
      get: <Value>(key: string) => structuredClone(kept.values.get(key)) as Value | undefined,
      put: (key, value) => {
        kept.values.set(key, structuredClone(value));
        changed();
      },
      delete: (key) => {
        changed();
        return kept.values.delete(key);
      },
    };
  }

  transactionSync<Result>(work: () => Result): Result {
    const { values } = this.#around.kept;
    const before = [...values];
    try {
      return this.#sqlite.transaction(work);
    } catch (error) {
      values.clear();
      for (const [key, value] of before) values.set(key, value);
      throw error;
    }
  }

  async deleteAll(): Promise<void> {
    const { kept, open, changed } = this.#around;
    kept.values.clear();
    this.#sqlite.close();
    this.#sqlite = open();
    changed();
  }

  async getAlarm(): Promise<number | null> {
    return this.#around.kept.alarmAt;
  }

  async setAlarm(at: number): Promise<void> {
    this.#around.kept.alarmAt = at;
    this.#around.changed();
    this.wind();
  }

  async deleteAlarm(): Promise<void> {
    this.#around.kept.alarmAt = null;
    this.#around.changed();
    this.wind();
  }

  /** Stops the alarm and closes the database. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#sqlite.close();
  }

  /** Sets the timer again, as after a move of the clock. */
  wind(): void {
    clearTimeout(this.#timer);
    // During an alarm the next one waits, as on Cloudflare.
    if (this.#closed || this.#rings) return;
    const { alarmAt } = this.#around.kept;
    if (alarmAt === null) return;
    const wait = Math.min(maxTimerMs, Math.max(0, alarmAt - Date.now()));
    this.#timer = setTimeout(() => void this.#ring(), wait);
  }

  async #ring(): Promise<void> {
    const { kept, alarm } = this.#around;
    if (kept.alarmAt === null || kept.alarmAt > Date.now()) return this.wind();
    kept.alarmAt = null;
    this.#rings = true;
    try {
      await alarm();
    } catch {
      // A failed alarm repeats, as on Cloudflare.
      kept.alarmAt ??= Date.now() + againMs;
    }
    this.#rings = false;
    this.#around.changed();
    this.wind();
  }
}

/** Table definitions are several statements in one text, without values. */
function runAll(sqlite: Sqlite, query: string, bindings: readonly SqlValue[]): object[] {
  if (bindings.length === 0 && /;\s*\S/.test(query)) {
    sqlite.exec(query);
    return [];
  }
  const { columns, rows } = sqlite.run(query, bindings);
  return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
}
