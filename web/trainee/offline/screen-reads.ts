import { notifyManager, onlineManager } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { ApiError } from "../../lib/session/api-error.ts";
import { queryClient } from "../../lib/session/query-client.ts";

/** What the open screen shows was said by the server at this time, and whether it can be asked now. */
interface ScreenReads {
  reached: boolean;
  /** UTC milliseconds of the oldest of it; 0 while nothing is known. */
  readAt: number;
}

let last: ScreenReads = { reached: true, readAt: 0 };

function look(): ScreenReads {
  const shown = queryClient.getQueryCache().findAll({ type: "active" });
  const unreached = ({ error }: { error: Error | null }) =>
    error instanceof ApiError && error.code === "offline";
  const reached = onlineManager.isOnline() && !shown.some(({ state }) => unreached(state));
  // The frame asks for the home on every screen, of which only the home tells the age.
  const own = shown.filter(({ queryKey }) => queryKey[1] !== "home");
  const told = (own.length > 0 ? own : shown).map(({ state }) => state.dataUpdatedAt);
  const readAt = Math.min(...told.filter((at) => at > 0), Number.POSITIVE_INFINITY);
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
