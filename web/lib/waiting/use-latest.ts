import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";

/**
 * What a screen above has loaded, read where writes on their way are drawn over it. The screen may be
 * drawn later than its part: what was just written would then lie in neither of the two. For the same
 * reason whether the server is being asked is told with it.
 */
export function useLatest<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  loaded: Data,
): { data: Data; isFetching: boolean } {
  const { data = loaded, isFetching } = useQuery({ ...options, enabled: false });
  return { data, isFetching };
}
