import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "../lib/session/query-client.ts";

const atMostEveryMs = 1_000;
const lately = new Map<string, { at: number; timer?: ReturnType<typeof setTimeout> }>();

/** Invalidates the queries of a key: at once, and during many events once a second. */
export function refresh(queryKey: QueryKey): void {
  const name = JSON.stringify(queryKey);
  const last = lately.get(name);
  if (last?.timer) return;
  const wait = last ? last.at + atMostEveryMs - Date.now() : 0;
  const ask = () => {
    lately.set(name, { at: Date.now() });
    void queryClient.invalidateQueries({ queryKey });
  };
  if (wait <= 0) ask();
  else lately.set(name, { at: last?.at ?? 0, timer: setTimeout(ask, wait) });
}

/** Changes the cached data of a key. A running query started before the change, so it is repeated. */
export function change<Data>(queryKey: QueryKey, update: (data: Data) => Data): void {
  queryClient.setQueriesData<Data>({ queryKey }, (data) => data && update(data));
  if (queryClient.isFetching({ queryKey }) > 0) refresh(queryKey);
}

/** Invalidates visible queries that are older than an event; by default all. */
export function refreshOlder(queryKey: QueryKey, ageMs = 0): void {
  const before = Date.now() - ageMs;
  void queryClient.invalidateQueries({
    queryKey,
    predicate: ({ state }) => state.dataUpdatedAt <= before,
  });
}
