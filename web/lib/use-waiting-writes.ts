import { onlineManager, useMutationState } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** How many writes wait for the network: paused, or failed and about to be tried again. */
export function useWaitingCount(): number {
  return useMutationState({
    filters: {
      status: "pending",
      predicate: ({ options, state }) =>
        options.meta?.waits === true && (state.isPaused || state.failureCount > 0),
    },
    select: ({ mutationId }) => mutationId,
  }).length;
}

export function useOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
    () => true,
  );
}
