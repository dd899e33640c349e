import type { D1PreparedStatement } from "@cloudflare/workers-types";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { noteBuilders } from "./built-by.ts";
import { nearestOrigin, type Origin, offeredStatements } from "./origins.ts";

/** A sent statement with its origin. */
export interface SentStatement {
  origin: Origin;
  sql: string;
  /** The number of its values. */
  values: number;
}

const sending = new Set(["all", "first", "raw", "run"]);

/** A database that records the statements of worker/data. */
export function recordingDatabase(client: DatabaseClient) {
  const exported = offeredStatements();
  const builders = noteBuilders();
  const sent = new Map<string, SentStatement>();
  const originals = new WeakMap<object, { statement: D1PreparedStatement; note: () => void }>();

  function recorded(
    statement: D1PreparedStatement,
    entry: SentStatement | undefined,
  ): D1PreparedStatement {
    const note = () => {
      if (entry) sent.set(JSON.stringify(entry), entry);
    };
    const proxy = new Proxy(statement, {
      get(target, key) {
        if (key === "bind")
          return (...values: unknown[]) =>
            recorded(target.bind(...values), entry && { ...entry, values: values.length });
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        return (...parameters: unknown[]) => {
          if (sending.has(String(key))) note();
          return value.apply(target, parameters);
        };
      },
    });
    originals.set(proxy, { statement, note });
    return proxy;
  }

  const database: DatabaseClient = {
    prepare(sql) {
      const origin = exported.get(sql) ?? builders.builderOf(sql) ?? nearestOrigin();
      return recorded(client.prepare(sql), origin && { origin, sql, values: 0 });
    },
    batch(statements) {
      for (const each of statements) originals.get(each)?.note();
      return client.batch(statements.map((each) => originals.get(each)?.statement ?? each));
    },
  };
  return { database, sent: () => [...sent.values()], stop: builders.restore };
}
