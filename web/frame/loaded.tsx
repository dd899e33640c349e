import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { m } from "../../paraglide/messages.js";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type LoadedProps<Data, Key extends QueryKey> = {
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** The heights of the placeholders. */
  heights: readonly string[];
  children: (data: Data) => ReactNode;
};

/** The content of a loaded query; before, its placeholders; after a failure, a retry. */
export function Loaded<Data, Key extends QueryKey>(props: LoadedProps<Data, Key>) {
  const { query, heights, children } = props;
  const { data, error, isFetching, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <LoadFailure
        title={m.settings_load_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading className="grid gap-4">
      {heights.map((height) => (
        <Skeleton key={height} className={`${height} rounded-xl!`} />
      ))}
    </Loading>
  );
}
