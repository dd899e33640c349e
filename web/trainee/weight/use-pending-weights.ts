import { useMutationState } from "@tanstack/react-query";
import type { NewWeight } from "../../../domain/contract/trainees/weight.ts";
import { sendWeightKey } from "./keys.ts";

export interface PendingWeight extends NewWeight {
  /** Waits for the network rather than for an answer. */
  waiting: boolean;
}

/**
 * Weights on their way, oldest first. Screens draw them over what the server said, so one that is
 * refused disappears by itself and one that waits stays, whatever is fetched meanwhile.
 */
export function usePendingWeights(): PendingWeight[] {
  return useMutationState({
    filters: { mutationKey: sendWeightKey, status: "pending" },
    select: ({ state }) => ({
      ...(state.variables as NewWeight),
      waiting: state.isPaused || state.failureCount > 0,
    }),
  });
}
