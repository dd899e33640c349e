import type { DatabaseClient } from "../db/client.ts";
import { timer } from "./timer.ts";

/** D1's error for a batch that never reached its database. */
const neverRan = /Cannot resolve D1 DB|while starting up D1 DB storage/i;

const restMs = 150;

const known = new WeakMap<DatabaseClient, DatabaseClient>();

/**
 * D1 with one retry of a batch that cannot have run, so that it runs once whatever it writes. D1 itself repeats pure
 * reads. After any other failure a write may have happened; its sender decides, and its ids make a repetition safe.
 * One object a binding for the life of the isolate, as a key of caches.
 */
export function retryingDatabase(
  binding: DatabaseClient,
  rest: () => Promise<void> = () => timer(restMs).over,
): DatabaseClient {
  const database: DatabaseClient = known.get(binding) ?? {
    prepare: (query) => binding.prepare(query),
    async batch<Row>(statements: Parameters<DatabaseClient["batch"]>[0]) {
      try {
        return await binding.batch<Row>(statements);
      } catch (error) {
        if (!neverRan.test(String(error))) throw error;
        await rest();
        return binding.batch<Row>(statements);
      }
    },
  };
  known.set(binding, database);
  return database;
}
