import { env } from "cloudflare:workers";
import type { DatabaseClient } from "../../worker/db/client.ts";
import type { Platform } from "../../worker/platform.ts";
import { makePlatform } from "./worker.ts";

const runs = ["all", "first", "raw", "run"];

/**
 * What a product of its own stands on, counting how often it has to wait for a store or an object: calls that
 * are on their way together are one trip.
 */
export function countTrips() {
  let behind = 0;
  const calls: string[] = [];
  const travel = async <Result>(name: string, call: () => Promise<Result>): Promise<Result> => {
    const nth = behind + 1;
    calls.push(name);
    try {
      return await call();
    } finally {
      behind = Math.max(behind, nth);
    }
  };

  type Method = (...args: unknown[]) => Promise<unknown>;
  /** The same object, each of these methods a trip. */
  const travelling = <Store extends object>(
    store: Store,
    isTrip: (name: string) => boolean,
  ): Store =>
    new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (!isTrip(String(name))) return value.bind(target);
        return (...args: unknown[]) =>
          travel(String(name), () => (value as Method).apply(target, args));
      },
    });

  const database = env.DB as unknown as DatabaseClient;
  type Statement = ReturnType<DatabaseClient["prepare"]>;
  const originals = new WeakMap<object, Statement>();
  const statement = (original: Statement): Statement => {
    const shown = new Proxy(
      travelling(original, (name) => runs.includes(name)),
      {
        get: (target, name) =>
          name === "bind"
            ? (...values: unknown[]) => statement(original.bind(...values))
            : Reflect.get(target, name),
      },
    );
    originals.set(shown, original);
    return shown;
  };
  const counted: DatabaseClient = {
    prepare: (query) => statement(database.prepare(query)),
    batch: (statements) =>
      travel("batch", () => database.batch(statements.map((each) => originals.get(each) ?? each))),
  };

  const { live, files, videos } = makePlatform();
  const every = () => true;
  const stores: Partial<Platform> = {
    database: counted,
    live: travelling(live, every),
    files: travelling(files, (name) => name !== "passage"),
    videos: travelling(videos, every),
  };
  return {
    stores,
    /** What was asked, in its order. */
    calls,
    /** How many trips, one after the other, since the last look. */
    inARow(): number {
      const trips = behind;
      behind = 0;
      return trips;
    },
  };
}
