import type { DatabaseClient } from "../../db/client.ts";
import { interceptDatabase } from "../../interceptor.ts";

/** A database that counts its statements, those of batches included. D1 allows a thousand queries an invocation. */
export function countQueries(client: DatabaseClient): {
  database: DatabaseClient;
  /** Number of sent statements. */
  asked(): number;
} {
  let count = 0;
  const database = interceptDatabase(client, (send, { statements }) => {
    count += statements;
    return send();
  });
  return { database, asked: () => count };
}
