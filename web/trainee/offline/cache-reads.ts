import { hashKey, type Query, type QueryKey } from "@tanstack/react-query";
import { queryClient } from "../../lib/session/query-client.ts";
import { getWho } from "../../lib/session/session.ts";
import { cacheRead, forgetOldReads, forgetReads } from "../../lib/waiting/cached-reads.ts";
import { reads } from "../every-data.ts";
import { keepLastHome } from "../home/last-home.ts";

const restMs = 500;

const cachedKeys = reads.filter(({ cached }) => cached).map(({ key }) => key);

const mayBeCached = (queryKey: QueryKey) =>
  cachedKeys.some((key) => key.every((part, at) => part === queryKey[at]));

const fresh = new Map<string, Query>();
let timer: ReturnType<typeof setTimeout> | undefined;

function note(query: Query): void {
  if (query.state.data === undefined || !mayBeCached(query.queryKey)) return;
  fresh.set(hashKey(query.queryKey), query);
  timer ??= setTimeout(cacheFresh, restMs);
}

function cacheFresh(): void {
  clearTimeout(timer);
  timer = undefined;
  const accountId = getWho()?.id;
  for (const { queryKey, state } of accountId ? fresh.values() : []) {
    const read = { at: state.dataUpdatedAt, data: state.data };
    // A device without room keeps its older data.
    if (read.data !== undefined) cacheRead(String(accountId), queryKey, read).catch(() => {});
  }
  fresh.clear();
}

let keeping = false;

/** Caches the reads of the trainee's screens from now on; idempotent. */
export function cacheReads(): void {
  const accountId = getWho()?.id;
  if (keeping || !accountId) return;
  keeping = true;
  // Answers that arrived while this code loaded.
  for (const query of queryClient.getQueryCache().getAll()) note(query);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") note(event.query);
  });
  keepLastHome();
  addEventListener("pagehide", cacheFresh);
  document.addEventListener("visibilitychange", () => document.hidden && cacheFresh());
  addEventListener("leaving", () => void forgetReads());
  forgetOldReads(accountId).catch(() => {});
}
