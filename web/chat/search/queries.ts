import { infiniteQueryOptions } from "@tanstack/react-query";
import { getFound } from "../api.ts";

/** What a search finds in a conversation, newest first; the other pages come as they are asked for. */
export function foundQuery(traineeId: string, text: string) {
  return infiniteQueryOptions({
    queryKey: ["conversation-search", traineeId, text],
    queryFn: ({ pageParam, signal }) =>
      getFound(traineeId, { text, ...(pageParam !== null && { before: pageParam }) }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: text !== "",
    // What was said since is found by looking again.
    staleTime: 0,
    gcTime: 0,
  });
}
