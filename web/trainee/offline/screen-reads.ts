import { notifyManager, onlineManager } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { ApiError } from "../../lib/session/api-error.ts";
import { queryClient } from "../../lib/session/query-client.ts";

/** The age of the open screen's data, and whether the server is reachable. */
interface ScreenReads {
  reached: boolean;
  /** The oldest answer on it, in UTC milliseconds; 0 without one. */
  readAt: number;
}

let last: ScreenReads = { reached: true, readAt: 0 };

function look(): ScreenReads {
  const shown = queryClient.getQueryCache().findAll({ type: "active" });
  const unreached = ({ error }: { error: Error | null }) =>
    error instanceof ApiError && error.code === "offline";
  const reached = onlineManager.isOnline() && !shown.some(({ state }) => unreached(state));
  // The frame reads the home on every screen; only the home itself tells its age.
  const own = shown.filter(({ queryKey }) => queryKey[1] !== "home");
  const times = (own.length > 0 ? own : shown).map(({ state }) => state.dataUpdatedAt);
  const readAt = Math.min(...times.filter((at) => at > 0), Number.POSITIVE_INFINITY);
  const found = { reached, readAt: Number.isFinite(readAt) ? readAt : 0 };
  if (found.reached !== last.reached || found.readAt !== last.readAt) last = found;
  return last;
}

export function useScreenReads(): ScreenReads {
  const subscribe = useCallback((onChange: () => void) => {
    const stops = [
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
      onlineManager.subscribe(onChange),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return useSyncExternalStore(subscribe, look);
}
