import type { D1PreparedStatement } from "@cloudflare/workers-types";
import type { DatabaseClient } from "../../db/client.ts";

const runs = new Set(["all", "first", "raw", "run"]);

/** A database that counts what it was asked: D1 takes a thousand queries of one invocation, those of batches included. */
export function countQueries(client: DatabaseClient): {
  database: DatabaseClient;
  /** How many statements have been sent. */
  asked(): number;
} {
  let count = 0;
  const originals = new WeakMap<object, D1PreparedStatement>();
  const counting = (statement: D1PreparedStatement): D1PreparedStatement => {
    const counted = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => counting(target.bind(...values));
        if (runs.has(String(name))) count += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    originals.set(counted, statement);
    return counted;
  };
  return {
    database: {
      prepare: (query) => counting(client.prepare(query)),
      batch: (statements) => {
        count += statements.length;
        return client.batch(statements.map((each) => originals.get(each) ?? each));
      },
    },
    asked: () => count,
  };
}
