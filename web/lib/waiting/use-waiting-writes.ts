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

/** A write on its way. */
export type Pending<Write> = Write & {
  /** Waits for the network rather than for an answer. */
  waiting: boolean;
};

/**
 * Writes on their way, oldest first. Screens draw them over what the server said, so one that is
 * refused disappears by itself and one that waits stays, whatever is fetched meanwhile.
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
