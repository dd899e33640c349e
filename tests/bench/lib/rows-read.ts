import { app } from "../../../worker/app.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { Platform } from "../../../worker/platform.ts";

/** What the application reads and writes, and how many statements it sends when it answers a request. */
export interface Cost {
  rowsRead: number;
  rowsWritten: number;
  statements: number;
  batches: number;
  /** What was sent, so that it can be sent again without the application. */
  sent: BareStatement[];
}

/** A statement as the database gets it. */
interface BareStatement {
  sql: string;
  values: unknown[];
}

/** Runs the application itself over a database that counts what D1 says. */
export async function costOf(
  platform: Platform,
  { path, token, body }: { path: string; token: string; body?: unknown },
): Promise<Cost> {
  const cost: Cost = { rowsRead: 0, rowsWritten: 0, statements: 0, batches: 0, sent: [] };
  const database = {
    prepare: (query: string) =>
      new Noted(platform.database.prepare(query), { sql: query, values: [] }),
    async batch(statements: Noted[]) {
      const answers = await platform.database.batch(statements.map(({ statement }) => statement));
      cost.batches += 1;
      cost.statements += answers.length;
      for (const { sent } of statements) cost.sent.push(sent);
      for (const { meta } of answers) {
        cost.rowsRead += meta.rows_read;
        cost.rowsWritten += meta.rows_written;
      }
      return answers;
    },
  } as unknown as DatabaseClient;
  const headers = { authorization: `Bearer ${token}`, "sec-fetch-site": "same-origin" };
  const sent =
    body === undefined
      ? { headers }
      : {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  const request = new Request(new URL(path, platform.origin), sent);
  const response = await app.fetch(request, { platform: { ...platform, database } });
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
  return cost;
}

type Statement = ReturnType<DatabaseClient["prepare"]>;

/** A statement beside its text and what was bound to it. */
class Noted {
  readonly statement: Statement;
  readonly sent: BareStatement;

  constructor(statement: Statement, sent: BareStatement) {
    this.statement = statement;
    this.sent = sent;
  }

  bind(...values: unknown[]): Noted {
    return new Noted(this.statement.bind(...values), { ...this.sent, values });
  }

  first = () => this.statement.first();
  all = () => this.statement.all();
  run = () => this.statement.run();
}
