import { createStore, type UseStore } from "idb-keyval";

/*
 * Stores of this device that never block. WebKit freezes a left page for Back with its running transactions, and every
 * later page waits for their end. So such a page aborts them, and repeats them on return.
 */

/** Ticks after which a store counts as silent; a sleeping phone counts none. */
const maxTicks = 10;
const tickMs = 500;

interface Use {
  transactions: IDBTransaction[];
  isSetAside?: true;
}

const running = new Set<Use>();
/** Resolves on return to a frozen page. */
let back: Promise<void> | undefined;
let comeBack: (() => void) | undefined;

// A prerendered page has no window, and stores nothing.
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
      // It has ended already.
    }
  }
}

interface StoreOptions {
  /** Whether a finished change is on the disk, safe from an empty battery. */
  strict: boolean;
}

/** @returns a store. A use rejects if the browser refuses it or never answers, and may run twice */
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
      // A refusing browser may throw at once.
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
