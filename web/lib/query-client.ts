import { onlineManager, type Query, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { isReached } from "./reached.ts";

const worthRetrying = new Set<ApiError["code"]>(["offline", "unavailable", "internal"]);
const againMs = 10_000;

const isOnline = () => onlineManager.isOnline();

/** No answer came at all; what is shown of it is nothing, or old. */
const isUnreached = ({ state }: Query) =>
  state.error instanceof ApiError && state.error.code === "offline";

/** The one cache of everything that the server said. */
export const queryClient = new QueryClient({
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
