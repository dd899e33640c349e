import { env } from "cloudflare:workers";
import type { DatabaseClient } from "../../worker/db/client.ts";
import { onlyOnCloudflare } from "./on-cloudflare.ts";

/** The test's database, with counts of rows that D1 read and of batches. */
export function countingDatabase() {
  let rows = 0;
  const counts = {
    get rows() {
      onlyOnCloudflare("only D1 reports the number of read rows");
      return rows;
    },
    set rows(count) {
      rows = count;
    },
    batches: 0,
  };
  const client = env.DB as unknown as DatabaseClient;
  const database: DatabaseClient = {
    prepare: (query) => client.prepare(query),
    async batch<T>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      const results = await client.batch<T>(statements);
      counts.batches += 1;
      for (const { meta } of results) rows += meta.rows_read;
      return results;
    },
  };
  return { database, counts };
}
