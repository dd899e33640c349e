import type { DatabaseClient } from "../db/client.ts";
import { timer } from "./timer.ts";

/** What D1 says where the batch never reached its database. */
const neverRan = /Cannot resolve D1 DB|while starting up D1 DB storage/i;

const restMs = 150;

const known = new WeakMap<DatabaseClient, DatabaseClient>();

/**
 * D1, which is asked once more where a batch cannot have run: it is then done once, whatever it writes. D1 itself
 * repeats what only reads. After any other failure a write may have happened, and its sender, whose ids make it
 * safe to repeat, decides. One object a binding for the life of the isolate, by which much else is kept.
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
