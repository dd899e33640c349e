import { infiniteQueryOptions } from "@tanstack/react-query";
import { getFound } from "../api.ts";

/** The results of a search in a conversation, newest first, by page. */
export function foundQuery(traineeId: string, text: string) {
  return infiniteQueryOptions({
    queryKey: ["conversation-search", traineeId, text],
    queryFn: ({ pageParam, signal }) =>
      getFound(traineeId, { text, ...(pageParam !== null && { before: pageParam }) }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: text !== "",
    // Only another search finds later messages.
    staleTime: 0,
    gcTime: 0,
  });
}
