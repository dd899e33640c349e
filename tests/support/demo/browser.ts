import type { Browser, Channel } from "../../../demo/server/browser.ts";
import type { PersistedStore } from "../../../demo/server/persisted-state.ts";

interface TestStore extends PersistedStore {
  parts: Map<string, unknown>;
  /** What was written, a transaction each. */
  writes: [string, unknown][][];
  refuses: boolean;
  /** Lets every write wait until it is released. */
  hold(): { release(): void };
}

/** The browser's own database in memory, which may refuse, or take its time. */
export function makeStore(): TestStore {
  const writes: [string, unknown][][] = [];
  let gate: Promise<void> | undefined;
  const refuse = () => {
    if (store.refuses) throw new DOMException("refused", "SecurityError");
  };
  const store: TestStore = {
    parts: new Map(),
    writes,
    refuses: false,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return { release: resolve };
    },
    async read() {
      refuse();
      return structuredClone(store.parts);
    },
    async write(parts) {
      const copied = structuredClone(parts) as [string, unknown][];
      await gate;
      refuse();
      writes.push(copied);
      for (const [key, part] of copied) {
        if (part === undefined) store.parts.delete(key);
        else store.parts.set(key, part);
      }
    },
    async clear() {
      refuse();
      store.parts.clear();
    },
  };
  return store;
}

interface Wish {
  name: string;
  mode: "exclusive" | "shared";
  grant(): void;
}

/** Locks as windows of one browser share them; a window that ends lets go of all it held or wanted. */
class SharedLocks {
  readonly #held = new Map<string, Set<Wish>>();
  #wanted: Wish[] = [];

  want(wish: Wish): void {
    this.#wanted.push(wish);
    this.#settle();
  }

  letGo(wish: Wish): void {
    this.#held.get(wish.name)?.delete(wish);
    this.#wanted = this.#wanted.filter((each) => each !== wish);
    this.#settle();
  }

  #settle(): void {
    for (const wish of [...this.#wanted]) {
      const held = this.#held.get(wish.name) ?? new Set();
      const isFree =
        held.size === 0 ||
        (wish.mode === "shared" && [...held].every((each) => each.mode === "shared"));
      const isFirst = this.#wanted.find((each) => each.name === wish.name) === wish;
      if (!isFree || !isFirst) continue;
      this.#held.set(wish.name, held.add(wish));
      this.#wanted = this.#wanted.filter((each) => each !== wish);
      wish.grant();
    }
  }
}

/** A browser of several windows, each of which may end at any moment, without a word. */
export function makeBrowser() {
  const locks = new SharedLocks();
  const channels = new Map<Channel, { name: string; isOpen: () => boolean }>();
  const store = makeStore();

  function openWindow(): { browser: Browser; end(): void } {
    let isOpen = true;
    const wishes = new Set<Wish>();

    function request(name: string, ...rest: unknown[]): Promise<unknown> {
      const work = rest.at(-1) as () => unknown;
      const mode = rest.length > 1 ? "shared" : "exclusive";
      return new Promise((resolve, reject) => {
        const letGo = () => {
          wishes.delete(wish);
          locks.letGo(wish);
        };
        const wish: Wish = {
          name,
          mode,
          grant: () => {
            if (!isOpen) return;
            const done = Promise.resolve().then(() => isOpen && work());
            done.then(resolve, reject).finally(letGo);
          },
        };
        wishes.add(wish);
        locks.want(wish);
      });
    }

    function openChannel(name: string): Channel {
      const channel: Channel = {
        onmessage: null,
        postMessage(message) {
          if (!isOpen) return;
          const data = structuredClone(message);
          for (const [other, { name: its, isOpen: hears }] of channels) {
            if (other === channel || its !== name) continue;
            queueMicrotask(() => hears() && other.onmessage?.({ data }));
          }
        },
      };
      channels.set(channel, { name, isOpen: () => isOpen });
      return channel;
    }

    // A window that has ended writes nothing any more.
    const own: PersistedStore = {
      read: () => store.read(),
      write: async (parts) => (isOpen ? store.write(parts) : undefined),
      clear: () => store.clear(),
    };
    return {
      browser: { origin: "https://demo.test", locks: { request }, openChannel, store: own },
      end() {
        isOpen = false;
        for (const wish of [...wishes]) locks.letGo(wish);
      },
    };
  }

  return { store, openWindow };
}
