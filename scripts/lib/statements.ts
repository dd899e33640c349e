import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import type { Miniflare, V4WorkerOptions } from "miniflare";

const name = "statements";

/** Blobs are sent as an object with their base64; D1 returns them as lists of numbers. */
const script = `
const valueOf = (value) =>
  value !== null && typeof value === "object" ? Uint8Array.fromBase64(value.blob) : value;

export default {
  async fetch(request, { DB }) {
    const { how, statements } = await request.json();
    const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values.map(valueOf)));
    try {
      return Response.json(how === "raw" ? await prepared[0].raw() : await DB.batch(prepared));
    } catch (error) {
      return new Response(String(error.message), { status: 500 });
    }
  },
};
`;

/**
 * A Worker that runs statements in a database. Miniflare's own proxy calls workerd for each `prepare` and `bind`,
 * and blocks the process for each.
 */
export const statementsWorker = (d1Databases: unknown): V4WorkerOptions => ({
  name,
  modules: true,
  script,
  d1Databases: d1Databases as Record<string, string>,
});

type Send = <Answer>(how: "batch" | "raw", statements: readonly Statement[]) => Promise<Answer>;

class Statement {
  readonly #send: Send;
  readonly sql: string;
  readonly values: readonly unknown[];

  constructor(send: Send, sql: string, values: readonly unknown[] = []) {
    this.#send = send;
    this.sql = sql;
    this.values = values;
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.#send, this.sql, values);
  }

  async all(): Promise<D1Result> {
    const [result] = await this.#send<[D1Result]>("batch", [this]);
    return result;
  }

  run = this.all;

  async first(column?: string): Promise<unknown> {
    const { results } = await this.all();
    const row = results[0] as Record<string, unknown> | undefined;
    return row === undefined ? null : column === undefined ? row : row[column];
  }

  raw(): Promise<unknown[][]> {
    return this.#send("raw", [this]);
  }

  toJSON() {
    return { sql: this.sql, values: this.values.map(wireValue) };
  }
}

function wireValue(value: unknown): unknown {
  if (value === undefined) throw new TypeError("a statement's value is undefined");
  if (value instanceof ArrayBuffer) return wireValue(new Uint8Array(value));
  if (!ArrayBuffer.isView(value)) return value;
  return { blob: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("base64") };
}

/** The database of that Worker, with statements and batches alone. */
export async function databaseOf(miniflare: Miniflare): Promise<D1Database> {
  const worker = await miniflare.getWorker(name);
  const send: Send = async (how, statements) => {
    const response = await worker.fetch("http://statements/", {
      method: "POST",
      body: JSON.stringify({ how, statements }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as never;
  };
  const database = {
    prepare: (sql: string) => new Statement(send, sql) as unknown as D1PreparedStatement,
    batch: (statements: D1PreparedStatement[]) =>
      send<D1Result[]>("batch", statements as unknown as Statement[]),
  };
  return database as D1Database;
}
