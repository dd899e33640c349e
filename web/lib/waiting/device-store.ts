import { createStore, type UseStore } from "idb-keyval";

/*
 * Stores of this device that hold nobody up. WebKit sets a page that is left aside for Back with its
 * transactions running, and every page after it waits for their end. So such a page gives up what it does
 * there, and does it anew when somebody comes back to it.
 */

/** A store counts as one that does not answer after so many of these; a phone that sleeps counts none. */
const maxTicks = 10;
const tickMs = 500;

interface Use {
  transactions: IDBTransaction[];
  isSetAside?: true;
}

const running = new Set<Use>();
/** Until somebody comes back, on a page that is set aside. */
let back: Promise<void> | undefined;
let comeBack: (() => void) | undefined;

// A page that is rendered ahead has no window, and keeps nothing.
globalThis.addEventListener?.("pagehide", ({ persisted }) => {
  if (!persisted) return;
  back = new Promise((resolve) => {
    comeBack = resolve;
  });
  for (const use of running) {
    use.isSetAside = true;
    giveUp(use);
  }
});
globalThis.addEventListener?.("pageshow", () => {
  back = undefined;
  comeBack?.();
});

function giveUp({ transactions }: Use): void {
  for (const transaction of transactions) {
    try {
      transaction.abort();
    } catch {
      // It ends already.
    }
  }
}

interface StoreOptions {
  /** Whether a change is on the disk by the time that it is called done: a battery that runs out takes nothing along. */
  strict: boolean;
}

/** @returns a store each use of which is refused where the browser refuses it, or never answers; one may happen twice */
export function deviceStore(database: string, name: string, { strict }: StoreOptions): UseStore {
  const opened = createStore(database, name);
  const durability = strict ? "strict" : "default";

  async function once<Value>(use: Use, ...[mode, run]: Parameters<typeof opened<Value>>) {
    let ticks = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const silence = new Promise<never>((_, refuse) => {
      timer = setInterval(() => {
        ticks += 1;
        if (ticks < maxTicks) return;
        refuse(new DOMException(`${database} does not answer`, "TimeoutError"));
        giveUp(use);
      }, tickMs);
    });
    const begin = ({ transaction: opening }: IDBObjectStore) => {
      use.transactions.push(opening);
      if (use.isSetAside || ticks >= maxTicks) throw new DOMException("", "AbortError");
      const transaction = opening.db.transaction(name, mode, { durability });
      use.transactions.push(transaction);
      return run(transaction.objectStore(name));
    };
    try {
      // A browser that refuses may throw at once.
      return await Promise.race([opened("readonly", begin), silence]);
    } finally {
      clearInterval(timer);
    }
  }

  return async (mode, run) => {
    for (;;) {
      await back;
      const use: Use = { transactions: [] };
      running.add(use);
      try {
        return await once(use, mode, run);
      } catch (error) {
        if (!use.isSetAside) throw error;
      } finally {
        running.delete(use);
      }
    }
  };
}
