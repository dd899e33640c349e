import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { LoadFailure } from "./load-failure.tsx";

type LoadedProps<Data, Key extends QueryKey> = {
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** The heights of the placeholders. */
  heights: readonly string[];
  /** The title of a failure; that of settings by default. */
  failed?: string;
  children: (data: Data) => ReactNode;
};

/** The content of a loaded query; before, its placeholders; after a failure, a retry. */
export function Loaded<Data, Key extends QueryKey>(props: LoadedProps<Data, Key>) {
  const { query, heights, failed = m.settings_load_failed(), children } = props;
  const { data, error, isFetching, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <LoadFailure
        title={failed}
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
