import { type MutationState, onlineManager, type QueryClient } from "@tanstack/react-query";
import type { PersistedWrite } from "./persisted-writes.ts";

/*
 * Writes that must not be lost: they wait for the network, survive the page, and are sent again by themselves. Each has
 * a client-made id, so the server accepts it exactly once. This file is for every page; the rest loads with the
 * writes (follow-writes.ts).
 */

export interface Start {
  /** Sets the defaults of all writes; called only if writes were left. */
  define(): Promise<unknown>;
  /** Called for the final refusal of a write left by an earlier page; a toast by default. */
  onFailure?(error: unknown, text: string): unknown;
  /** Called for a write set aside before; missing if a list shows them. */
  onAside?(write: PersistedWrite): void;
}

const accounts = new WeakMap<QueryClient, string>();

/** The account of this page's persisted writes; undefined while viewing. */
export const accountOf = (client: QueryClient): string | undefined => accounts.get(client);

/** Writes on this device's disk, or without room, which was announced. */
export const settled = new Set<unknown>();

const afterMs = 500;

/** Whether a write waits safely for the network, rather than for an answer. */
export const isWaiting = ({
  isPaused,
  failureCount,
  variables,
}: Pick<MutationState, "isPaused" | "failureCount" | "variables">): boolean =>
  (isPaused || failureCount > 0) && settled.has((variables as { id?: unknown } | undefined)?.id);

/**
 * Persists the waiting writes of an account and sends those left by an earlier page. Call it once.
 */
export function startWaitingWrites(client: QueryClient, accountId: string, start: Start): void {
  onlineManager.setOnline(navigator.onLine);
  accounts.set(client, accountId);
  const openedAt = Date.now();
  const resumeAll = () => {
    // Without a network the code may not load either; the writes stay stored.
    const again = () => addEventListener("online", resumeAll, { once: true });
    import("./follow-writes.ts")
      .then(({ resumeLeft }) => resumeLeft(client, start, openedAt))
      .catch(again);
  };
  // After the first screen is idle; without a network, waiting writes are part of it.
  setTimeout(resumeAll, navigator.onLine ? afterMs : 0);
}
