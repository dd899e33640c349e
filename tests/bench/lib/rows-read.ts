import { app } from "../../../worker/app.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import type { Platform } from "../../../worker/platform.ts";

/** What the application reads and how many statements it sends when it answers a request. */
export interface Cost {
  rowsRead: number;
  statements: number;
  batches: number;
}

/** Runs the application itself over a database that counts what D1 says. */
export async function costOf(
  platform: Platform,
  { path, token }: { path: string; token: string },
): Promise<Cost> {
  const cost: Cost = { rowsRead: 0, statements: 0, batches: 0 };
  const database: DatabaseClient = {
    prepare: (query) => platform.database.prepare(query),
    async batch<Row>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      const answers = await platform.database.batch<Row>(statements);
      cost.batches += 1;
      cost.statements += answers.length;
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
