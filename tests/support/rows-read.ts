import { env } from "cloudflare:workers";
import type { DatabaseClient } from "../../worker/db/client.ts";

/** The test's database, counting the rows that D1 says it read and the batches that ran. */
export function countingDatabase() {
  const counts = { rows: 0, batches: 0 };
  const client = env.DB as unknown as DatabaseClient;
  const database: DatabaseClient = {
    prepare: (query) => client.prepare(query),
    async batch<T>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      const results = await client.batch<T>(statements);
      counts.batches += 1;
      for (const { meta } of results) counts.rows += meta.rows_read;
      return results;
    },
  };
  return { database, counts };
}
