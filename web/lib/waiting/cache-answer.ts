import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "../session/query-client.ts";

type Kept<Key extends QueryKey> = Parameters<typeof queryClient.setQueryData<unknown, Key>>[1];

/**
 * Puts a write's result into the cache, and repeats a running query. That query may have been answered with the state
 * before the write, and no event tells the writing window.
 */
export function cacheAnswer<Key extends QueryKey>(queryKey: Key, kept: Kept<Key>): void {
  const asked = { queryKey, exact: true };
  const isAsked = queryClient.isFetching(asked) > 0;
  if (isAsked) void queryClient.cancelQueries(asked);
  queryClient.setQueryData<unknown, Key>(queryKey, kept);
  if (isAsked) void queryClient.invalidateQueries(asked);
}
