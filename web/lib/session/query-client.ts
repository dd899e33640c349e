import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  type Query,
  QueryClient,
} from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { isReached } from "./reached.ts";

const worthRetrying = new Set<ApiError["code"]>(["offline", "unavailable", "internal"]);
const againMs = 10_000;

const isOnline = () => onlineManager.isOnline();

/** Whether a query got no answer, so that its data is missing or old. */
const isUnreached = ({ state }: Query) =>
  state.error instanceof ApiError && state.error.code === "offline";

/** Repeats running queries after a change, because their answer may be older than it. */
class ServerCache extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    const asking = { ...filters, fetchStatus: "fetching" } as const;
    const rests = filters?.refetchType === "none";
    for (const { queryKey, state, promise } of this.getQueryCache().findAll(asking)) {
      // A first fetch is repeated after its answer.
      if (!rests && state.data !== undefined) continue;
      const again = () => super.invalidateQueries({ ...filters, queryKey, exact: true });
      promise?.then(again, () => {});
    }
    if (!rests) void this.refetchQueries({ ...asking, type: "inactive" });
    return super.invalidateQueries(filters, options);
  }
}

/** The only cache of server data. */
export const queryClient = new ServerCache({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 10 * 60_000,
      // Without a network a query fails at once, so that its screen can say so. Known data is refetched only with a
      // network.
      networkMode: "always",
      refetchOnMount: isOnline,
      refetchOnWindowFocus: isOnline,
      refetchOnReconnect: true,
      retry: (failures, error) =>
        isOnline() && failures < 2 && error instanceof ApiError && worthRetrying.has(error.code),
    },
    mutations: { retry: false },
  },
});

const unreached = { type: "active", predicate: isUnreached } as const;
let looking: ReturnType<typeof setTimeout> | undefined;

/**
 * Polls for a network that stopped answering, because no event announces its return. Queries are repeated only then;
 * otherwise the screen would blink at every try.
 */
async function lookForNetwork(): Promise<void> {
  const isBack = await isReached();
  looking = undefined;
  if (isBack) void queryClient.refetchQueries(unreached);
  else lookWhileUnreached();
}

function lookWhileUnreached(): void {
  if (queryClient.getQueryCache().findAll(unreached).length > 0) {
    looking ??= setTimeout(() => void lookForNetwork(), againMs);
  } else {
    clearTimeout(looking);
    looking = undefined;
  }
}

queryClient.getQueryCache().subscribe(lookWhileUnreached);
