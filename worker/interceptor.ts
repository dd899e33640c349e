import type { D1PreparedStatement } from "@cloudflare/workers-types";
import type { DatabaseClient } from "./db/client.ts";

/** A call of a store or an object. */
interface StoreCall {
  name: string;
  /** Number of D1 statements. */
  statements: number;
}

/** Wraps each call: counts, delays or refuses it. */
export type Interceptor = <Result>(send: () => Promise<Result>, call: StoreCall) => Promise<Result>;

// biome-ignore lint/suspicious/noExplicitAny: whatever a store is called with
type Method = (...given: any[]) => any;

/**
 * The same store or object, with intercepted methods.
 * @param isCall whether a method leaves this place; by default all do
 */
export function interceptCalls<Store extends object>(
  store: Store,
  interceptor: Interceptor,
  isCall: (name: string) => boolean = () => true,
): Store {
  return new Proxy(store, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function") return value;
      const [name, method] = [String(key), value as Method];
      if (!isCall(name)) return method.bind(target);
      return (...given: unknown[]) =>
        interceptor(async () => method.apply(target, given), { name, statements: 0 });
    },
  });
}

const sending = new Set(["all", "first", "raw", "run"]);

/** The same database: a sent statement is a call, and so is a batch. */
export function interceptDatabase(
  client: DatabaseClient,
  interceptor: Interceptor,
): DatabaseClient {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const intercepted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const shown = new Proxy(statement, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        const [name, method] = [String(key), value as Method];
        if (name === "bind") return (...values: unknown[]) => intercepted(target.bind(...values));
        if (!sending.has(name)) return method.bind(target);
        return (...given: unknown[]) =>
          interceptor(async () => method.apply(target, given), { name, statements: 1 });
      },
    });
    originals.set(shown, statement);
    return shown;
  };
  return {
    prepare: (query) => intercepted(client.prepare(query)),
    batch: (statements) =>
      interceptor(() => client.batch(statements.map((each) => originals.get(each) ?? each)), {
        name: "batch",
        statements: statements.length,
      }),
  };
}
