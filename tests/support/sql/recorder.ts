import type { D1PreparedStatement } from "@cloudflare/workers-types";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { noteBuilders } from "./built-by.ts";
import { nearestOrigin, type Origin, offeredStatements } from "./origins.ts";

/** A statement that was sent, as it was, and whose it is. */
export interface Sent {
  origin: Origin;
  sql: string;
  /** How many values it had. */
  values: number;
}

const sending = new Set(["all", "first", "raw", "run"]);

/** The same database, noting what worker/data sends it. */
export function recordingDatabase(client: DatabaseClient) {
  const offered = offeredStatements();
  const builders = noteBuilders();
  const sent = new Map<string, Sent>();
  const originals = new WeakMap<object, { statement: D1PreparedStatement; note: () => void }>();

  function recorded(statement: D1PreparedStatement, is: Sent | undefined): D1PreparedStatement {
    const note = () => {
      if (is) sent.set(JSON.stringify(is), is);
    };
    const shown = new Proxy(statement, {
      get(target, key) {
        if (key === "bind")
          return (...values: unknown[]) =>
            recorded(target.bind(...values), is && { ...is, values: values.length });
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (sending.has(String(key))) note();
          return value.apply(target, given);
        };
      },
    });
    originals.set(shown, { statement, note });
    return shown;
  }

  const database: DatabaseClient = {
    prepare(sql) {
      const origin = offered.get(sql) ?? builders.builderOf(sql) ?? nearestOrigin();
      return recorded(client.prepare(sql), origin && { origin, sql, values: 0 });
    },
    batch(statements) {
      for (const each of statements) originals.get(each)?.note();
      return client.batch(statements.map((each) => originals.get(each)?.statement ?? each));
    },
  };
  return { database, sent: () => [...sent.values()], stop: builders.restore };
}
