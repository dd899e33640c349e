import { keepPreviousData, type QueryKey } from "@tanstack/react-query";
import { queryClient } from "../../lib/session/query-client.ts";
import type { List, ListStateOf } from "./list-state.ts";

interface PagesShape<
  Sort extends string,
  Filters extends Record<string, string>,
  Name extends string,
  Page,
> {
  list: List<Sort, Filters>;
  /** The prefix of all pages' keys, and of nothing else. */
  key: QueryKey;
  /** The name of the rows in a page. */
  rows: Name;
  load: (query: Record<string, string>, signal: AbortSignal) => Promise<Page>;
  /** Whether a request may give the last row of the previous page. */
  keyed?: true;
}

export interface Pages<State, Page, Row> {
  /** The query of a page; the previous page stays while it loads. */
  query: (state: State) => {
    queryKey: QueryKey;
    queryFn: (context: { signal: AbortSignal }) => Promise<Page>;
    placeholderData: typeof keepPreviousData;
  };
  rows: (page: Page) => readonly Row[];
  /** Changes all cached pages at once; the server's answer follows. */
  change: (change: (rows: readonly Row[]) => readonly Row[]) => void;
}

/** The pages of a list from the server. */
export function definePages<
  Sort extends string,
  Filters extends Record<string, string>,
  Name extends string,
  Page extends { total: number } & Record<Name, readonly unknown[]>,
>({
  list,
  key,
  rows,
  load,
  keyed,
}: PagesShape<Sort, Filters, Name, Page>): Pages<
  ListStateOf<Sort, Filters>,
  Page,
  Page[Name][number]
> {
  // The last row of the cached previous page, so that the server need not skip to it.
  const lastBefore = (state: ListStateOf<Sort, Filters>): Record<string, string> => {
    const before = Object.fromEntries(list.write({ ...state, page: state.page - 1 }));
    const page = queryClient.getQueryState<Page>([...key, before]);
    const last = page?.isInvalidated ? undefined : page?.data?.[rows].at(-1);
    return state.page > 1 && last ? { after: (last as { id: string }).id } : {};
  };
  return {
    query: (state) => {
      const query = Object.fromEntries(list.write(state));
      return {
        queryKey: [...key, query],
        queryFn: ({ signal }) => load({ ...query, ...(keyed ? lastBefore(state) : {}) }, signal),
        placeholderData: keepPreviousData,
      };
    },
    rows: (page) => page[rows],
    change: (change) =>
      queryClient.setQueriesData<Page>({ queryKey: key }, (page) => {
        if (!page) return page;
        const changed = change(page[rows]);
        return { ...page, [rows]: changed, total: page.total - page[rows].length + changed.length };
      }),
  };
}
