import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const worthRetrying = new Set<ApiError["code"]>(["offline", "unavailable", "internal"]);

/** The one cache of everything that the server said. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && worthRetrying.has(error.code),
    },
    mutations: { retry: false },
  },
});
