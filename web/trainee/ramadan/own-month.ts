import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Home } from "../../../domain/contract/home/home.ts";
import { useToday } from "../../lib/format/today.ts";
import { homeQuery } from "../home/queries.ts";
import { ownMonthKey } from "./keys.ts";

/** The month of the last home, which phones cache for weeks without a network: a home is of its day. */
const keptMonthQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: ownMonthKey,
    queryFn: async () => (await client.ensureQueryData(homeQuery())).ramadan ?? null,
  });

/** The month near today, of today's home or, until that is here, of the last one; null or undefined without one. */
export function useOwnMonth(): Home["ramadan"] {
  const { data: home } = useQuery(homeQuery(useToday()));
  const kept = useQuery({ ...keptMonthQuery(useQueryClient()), enabled: home === undefined });
  return home ? home.ramadan : kept.data;
}

/** Keeps the month of today's home for the weeks without a network. */
export function useKeptMonth(): void {
  const client = useQueryClient();
  const { data: home, isPlaceholderData } = useQuery(homeQuery(useToday()));
  useEffect(() => {
    if (home && !isPlaceholderData) client.setQueryData(ownMonthKey, home.ramadan ?? null);
  }, [client, home, isPlaceholderData]);
}
