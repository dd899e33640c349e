import { type FetchQueryOptions, onlineManager } from "@tanstack/react-query";
import { queryClient } from "../session/query-client.ts";
import { readCached } from "./cached-reads.ts";

/** Asks for what a screen needs without a network, unless this phone has it. */
export async function keepRead<Answer, Key extends readonly unknown[]>(
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<void> {
  if (!onlineManager.isOnline()) return;
  const cached = await readCached(query.queryKey).catch(() => undefined);
  if (!cached) await queryClient.prefetchQuery(query);
}
