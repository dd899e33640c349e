import type { Browser, Channel } from "../../../demo/server/browser.ts";
import type { PersistedStore } from "../../../demo/server/persisted-state.ts";

interface TestStore extends PersistedStore {
  parts: Map<string, unknown>;
  /** The parts of each write transaction. */
  writes: [string, unknown][][];
  refuses: boolean;
  /** Holds all writes until they are released. */
  hold(): { release(): void };
}

/** The browser's database in memory, which can refuse or hold writes. */
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

interface LockRequest {
  name: string;
  mode: "exclusive" | "shared";
  grant(): void;
}

/** Locks shared by windows of one browser; an ended window releases its locks and requests. */
class SharedLocks {
  readonly #granted = new Map<string, Set<LockRequest>>();
  #pending: LockRequest[] = [];

  request(request: LockRequest): void {
    this.#pending.push(request);
    this.#settle();
  }

  release(request: LockRequest): void {
    this.#granted.get(request.name)?.delete(request);
    this.#pending = this.#pending.filter((each) => each !== request);
    this.#settle();
  }

  #settle(): void {
    for (const request of [...this.#pending]) {
      const granted = this.#granted.get(request.name) ?? new Set();
      const isFree =
        granted.size === 0 ||
        (request.mode === "shared" && [...granted].every((each) => each.mode === "shared"));
      const isFirst = this.#pending.find((each) => each.name === request.name) === request;
      if (!isFree || !isFirst) continue;
      this.#granted.set(request.name, granted.add(request));
      this.#pending = this.#pending.filter((each) => each !== request);
      request.grant();
    }
  }
}

/** A browser of several windows, each of which can end at any moment without notice. */
export function makeBrowser() {
  const locks = new SharedLocks();
  const channels = new Map<Channel, { name: string; isOpen: () => boolean }>();
  const store = makeStore();

  function openWindow(): { browser: Browser; end(): void } {
    let isOpen = true;
    const lockRequests = new Set<LockRequest>();

    function request(name: string, ...rest: unknown[]): Promise<unknown> {
      const work = rest.at(-1) as () => unknown;
      const mode = rest.length > 1 ? "shared" : "exclusive";
      return new Promise((resolve, reject) => {
        const release = () => {
          lockRequests.delete(lockRequest);
          locks.release(lockRequest);
        };
        const lockRequest: LockRequest = {
          name,
          mode,
          grant: () => {
            if (!isOpen) return;
            const done = Promise.resolve().then(() => isOpen && work());
            done.then(resolve, reject).finally(release);
          },
        };
        lockRequests.add(lockRequest);
        locks.request(lockRequest);
      });
    }

    function openChannel(name: string): Channel {
      const channel: Channel = {
        onmessage: null,
        postMessage(message) {
          if (!isOpen) return;
          const data = structuredClone(message);
          for (const [other, { name: otherName, isOpen: isOtherOpen }] of channels) {
            if (other === channel || otherName !== name) continue;
            queueMicrotask(() => isOtherOpen() && other.onmessage?.({ data }));
          }
        },
      };
      channels.set(channel, { name, isOpen: () => isOpen });
      return channel;
    }

    // An ended window writes nothing.
    const own: PersistedStore = {
      read: () => store.read(),
      write: async (parts) => (isOpen ? store.write(parts) : undefined),
      clear: () => store.clear(),
    };
    return {
      browser: { origin: "https://demo.test", locks: { request }, openChannel, store: own },
      end() {
        isOpen = false;
        for (const each of [...lockRequests]) locks.release(each);
      },
    };
  }

  return { store, openWindow };
}
