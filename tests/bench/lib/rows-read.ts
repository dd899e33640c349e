import { app } from "../../../worker/app.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { Platform } from "../../../worker/platform.ts";

/** What the application reads and how many statements it sends when it answers a request. */
export interface Cost {
  rowsRead: number;
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
  { path, token }: { path: string; token: string },
): Promise<Cost> {
  const cost: Cost = { rowsRead: 0, statements: 0, batches: 0, sent: [] };
  const known: Known = new WeakMap();
  const database: DatabaseClient = {
    prepare: (query) => noting(platform.database.prepare(query), { sql: query, values: [] }, known),
    async batch<Row>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      const answers = await platform.database.batch<Row>(statements);
      cost.batches += 1;
      cost.statements += answers.length;
      for (const statement of statements) cost.sent.push(known.get(statement) ?? nothing);
      for (const { meta } of answers) cost.rowsRead += meta.rows_read;
      return answers;
    },
  };
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request(new URL(path, platform.origin), { headers });
  const response = await app.fetch(request, { platform: { ...platform, database } });
  if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
  return cost;
}

type Statement = ReturnType<DatabaseClient["prepare"]>;
type Known = WeakMap<object, BareStatement>;
const nothing: BareStatement = { sql: "select 1", values: [] };

/** The same statement, remembered with what was bound to it. */
function noting(statement: Statement, sent: BareStatement, known: Known): Statement {
  known.set(statement, sent);
  const bind = statement.bind.bind(statement);
  statement.bind = (...values: unknown[]) => noting(bind(...values), { ...sent, values }, known);
  return statement;
}
