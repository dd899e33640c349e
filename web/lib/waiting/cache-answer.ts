import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "../session/query-client.ts";

type Kept<Key extends QueryKey> = Parameters<typeof queryClient.setQueryData<unknown, Key>>[1];

/**
 * Shows what a write made of what is known. A question that was asked before it may be answered after it, with
 * how things stood; and the window that wrote is told of it by nobody. So it is asked again.
 */
export function cacheAnswer<Key extends QueryKey>(queryKey: Key, kept: Kept<Key>): void {
  const asked = { queryKey, exact: true };
  const isAsked = queryClient.isFetching(asked) > 0;
  if (isAsked) void queryClient.cancelQueries(asked);
  queryClient.setQueryData<unknown, Key>(queryKey, kept);
  if (isAsked) void queryClient.invalidateQueries(asked);
}
