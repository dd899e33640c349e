import { type MutationState, onlineManager, type QueryClient } from "@tanstack/react-query";
import type { PersistedWrite } from "./persisted-writes.ts";

/*
 * Writes that must not be lost: they wait for the network, outlive the page, and are sent again
 * by themselves. Each carries an id that the client made, so the server takes it exactly once.
 * Here is what every page begins with; the rest comes with the writes themselves (follow-writes.ts).
 */

export interface Start {
  /** Sets the defaults of all writes; asked for only when something was left. */
  define(): Promise<unknown>;
  /** A write that an earlier page left was refused for good. */
  onFailure(error: unknown, text: string): void;
  /** One was set aside before; left out where a list of them is at hand. */
  onAside?(write: PersistedWrite): void;
}

const accounts = new WeakMap<QueryClient, string>();

/** Whose writes this page keeps; nobody's where somebody only looks on. */
export const accountOf = (client: QueryClient): string | undefined => accounts.get(client);

/** Writes that are on this device's disk, or for which it has no room, which is told. */
export const settled = new Set<unknown>();

const afterMs = 500;

/** Whether a write waits for the network, safely, rather than for an answer. */
export const isWaiting = ({
  isPaused,
  failureCount,
  variables,
}: Pick<MutationState, "isPaused" | "failureCount" | "variables">): boolean =>
  (isPaused || failureCount > 0) && settled.has((variables as { id?: unknown } | undefined)?.id);

/**
 * Keeps the waiting writes of an account on this device and starts those that an earlier page
 * left. Call it once.
 */
export function startWaitingWrites(client: QueryClient, accountId: string, start: Start): void {
  onlineManager.setOnline(navigator.onLine);
  accounts.set(client, accountId);
  const resumeAll = () => {
    // Without network the code may not arrive either; the writes stay where they are.
    const again = () => addEventListener("online", resumeAll, { once: true });
    import("./follow-writes.ts").then(({ resumeLeft }) => resumeLeft(client, start)).catch(again);
  };
  // The first screen comes to rest before; without a network, what waits is part of it.
  setTimeout(resumeAll, navigator.onLine ? afterMs : 0);
}
