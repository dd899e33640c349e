import { createStore, type UseStore } from "idb-keyval";

/**
 * A store of this device, each change of which is on its disk by the time that it is called done: a browser
 * that is killed, and a battery that runs out, take nothing of it along.
 */
export function strictStore(database: string, name: string): UseStore {
  const opened = createStore(database, name);
  // A browser that refuses may throw at once.
  return async (mode, use) =>
    opened("readonly", ({ transaction: { db } }) =>
      use(db.transaction(name, mode, { durability: "strict" }).objectStore(name)),
    );
}
