import type { PersistedStore } from "./persisted-state.ts";

/** A channel between the windows of a browser. */
export interface Channel {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}

/** Locks across all windows; one is released when its work settles or its window ends. */
export interface Locks {
  request(name: string, work: () => Promise<unknown>): Promise<unknown>;
  request(name: string, options: { mode: "shared" }, work: () => void): Promise<unknown>;
}

/** The parts of the browser that the demo's server needs. */
export interface Browser {
  origin: string;
  locks: Locks;
  openChannel(name: string): Channel;
  store: PersistedStore;
}
