import type { PersistedStore } from "./persisted-state.ts";

/** What windows of one browser say to each other over. */
export interface Channel {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}

/** Who holds what, of all windows; a lock is let go of when the work settles or its window ends. */
export interface Locks {
  request(name: string, work: () => Promise<unknown>): Promise<unknown>;
  request(name: string, options: { mode: "shared" }, work: () => void): Promise<unknown>;
}

/** What the demo's server needs of the browser that it lives in. */
export interface Browser {
  origin: string;
  locks: Locks;
  openChannel(name: string): Channel;
  store: PersistedStore;
}
