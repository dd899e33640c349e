import { type MutationKey, onlineManager, useMutationState } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isWaiting } from "./waiting-writes.ts";

/** Whether writes wait for the network: paused, or failed and about to be tried again. */
export function useIsWaiting(): boolean {
  const waiting = useMutationState({
    filters: {
      status: "pending",
      predicate: ({ options, state }) => options.meta?.waits === true && isWaiting(state),
    },
    select: ({ mutationId }) => mutationId,
  });
  return waiting.length > 0;
}

/** A pending write. */
export type Pending<Write> = Write & {
  /** Whether it waits for the network rather than for an answer. */
  waiting: boolean;
};

/**
 * Pending writes, oldest first. Screens draw them over the server's data, so a refused one disappears by itself, and a
 * waiting one stays whatever is fetched.
 */
export function usePendingWrites<Write>(key: MutationKey): Pending<Write>[] {
  return useMutationState({
    filters: { mutationKey: key, status: "pending" },
    select: ({ state }) => ({
      ...(state.variables as Write),
      waiting: isWaiting(state),
    }),
  });
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
}
