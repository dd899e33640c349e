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

/** No answer came at all; what is shown of it is nothing, or old. */
const isUnreached = ({ state }: Query) =>
  state.error instanceof ApiError && state.error.code === "offline";

/** A question that is on its way when something changes is asked anew: it may be answered with how things stood. */
class ServerCache extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    const asking = { ...filters, fetchStatus: "fetching" } as const;
    const rests = filters?.refetchType === "none";
    for (const { queryKey, state, promise } of this.getQueryCache().findAll(asking)) {
      // What is asked for the first time is asked again behind its answer.
      if (!rests && state.data !== undefined) continue;
      const again = () => super.invalidateQueries({ ...filters, queryKey, exact: true });
      promise?.then(again, () => {});
    }
    if (!rests) void this.refetchQueries({ ...asking, type: "inactive" });
    return super.invalidateQueries(filters, options);
  }
}

/** The one cache of everything that the server said. */
export const queryClient = new ServerCache({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 10 * 60_000,
      // Without a network a question fails at once, so that its screen can say so; what is known
      // already is only asked for again where there is one.
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
 * A network that does not answer tells nobody when it does again: it is looked for, and only then
 * is asked anew, or the screen that tells of it would blink at every try.
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
