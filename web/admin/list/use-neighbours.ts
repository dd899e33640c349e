import { useEffect, useEffectEvent } from "react";

interface Neighbours {
  page: number;
  pageCount: number;
  /** What the server said of this page; undefined while another one still stands there. */
  data: { total: number } | undefined;
  /** Fetches a page ahead. */
  prefetch: (page: number) => void;
  change: (changes: { page: number }, options: { replace: boolean }) => void;
}

/** Fetches the next page ahead, and leaves a page that has gone for the last one. */
export function useNeighbours({ page, pageCount, data, prefetch, change }: Neighbours): void {
  const follow = useEffectEvent((total: number) => {
    if (total > 0 && page > pageCount) change({ page: pageCount }, { replace: true });
    if (page < pageCount) prefetch(page + 1);
  });
  useEffect(() => {
    if (data) follow(data.total);
  }, [data]);
}
