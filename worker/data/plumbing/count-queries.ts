import type { DatabaseClient } from "../../db/client.ts";
import { interceptDatabase } from "../../interceptor.ts";

/** A database that counts what it was asked: D1 takes a thousand queries of one invocation, those of batches included. */
export function countQueries(client: DatabaseClient): {
  database: DatabaseClient;
  /** How many statements have been sent. */
  asked(): number;
} {
  let count = 0;
  const database = interceptDatabase(client, (send, { statements }) => {
    count += statements;
    return send();
  });
  return { database, asked: () => count };
}
