import { createStore, type UseStore } from "idb-keyval";

/*
 * Stores of this device that hold nobody up. WebKit sets a page that is left aside for Back with its
 * transactions running, and every page after it waits for their end: such a page gives them up, and begins none.
 */

/** A store counts as one that does not answer after so many of these; a phone that sleeps counts none. */
const mostTicks = 10;
const tickMs = 500;

const running = new Set<IDBTransaction>();
let isAside = false;

// A page that is rendered ahead has no window, and keeps nothing.
globalThis.addEventListener?.("pagehide", ({ persisted }) => {
  isAside = persisted;
  if (persisted) for (const transaction of running) transaction.abort();
});
globalThis.addEventListener?.("pageshow", () => {
  isAside = false;
});

interface StoreOptions {
  /** Whether a change is on the disk by the time that it is called done: a battery that runs out takes nothing along. */
  strict: boolean;
}

/** @returns a store each use of which is refused where the browser refuses it, or never answers */
export function deviceStore(database: string, name: string, { strict }: StoreOptions): UseStore {
  const opened = createStore(database, name);
  return (mode, use) =>
    new Promise((resolve, reject) => {
      let transaction: IDBTransaction | undefined;
      let ticks = 0;
      const timer = setInterval(() => {
        ticks += 1;
        if (ticks < mostTicks) return;
        clearInterval(timer);
        reject(new DOMException(`${database} does not answer`, "TimeoutError"));
        if (transaction && running.has(transaction)) transaction.abort();
      }, tickMs);
      const begin = ({ transaction: opening }: IDBObjectStore) => {
        follow(opening);
        if (isAside || ticks === mostTicks) throw new DOMException("too late", "InvalidStateError");
        const durability = strict ? "strict" : "default";
        transaction = opening.db.transaction(name, mode, { durability });
        follow(transaction);
        return use(transaction.objectStore(name));
      };
      opened("readonly", begin)
        .then(resolve, reject)
        .finally(() => clearInterval(timer));
    });
}

function follow(transaction: IDBTransaction): void {
  running.add(transaction);
  for (const end of ["complete", "abort"]) {
    transaction.addEventListener(end, () => running.delete(transaction));
  }
}
