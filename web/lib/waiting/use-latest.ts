import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";

/**
 * Data loaded by a screen above, read in the part that draws waiting writes over it. The screen may render after its
 * part, and a finished write would then be in neither. For the same reason it also tells whether a fetch is
 * running.
 */
export function useLatest<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  loaded: Data,
): { data: Data; isFetching: boolean } {
  const { data = loaded, isFetching } = useQuery({ ...options, enabled: false });
  return { data, isFetching };
}
