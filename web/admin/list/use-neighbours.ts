import { useEffect, useEffectEvent } from "react";

interface Neighbours {
  page: number;
  pageCount: number;
  /** The answer for this page; undefined while the previous page is shown. */
  data: { total: number } | undefined;
  /** Prefetches a page. */
  prefetch: (page: number) => void;
  change: (changes: { page: number }, options: { replace: boolean }) => void;
}

/** Prefetches the next page. A page beyond the end becomes the last one. */
export function useNeighbours({ page, pageCount, data, prefetch, change }: Neighbours): void {
  const follow = useEffectEvent((total: number) => {
    if (total > 0 && page > pageCount) change({ page: pageCount }, { replace: true });
    if (page < pageCount) prefetch(page + 1);
  });
  useEffect(() => {
    if (data) follow(data.total);
  }, [data]);
}
