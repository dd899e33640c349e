import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Home } from "../../../domain/contract/home/home.ts";
import { useToday } from "../../lib/format/today.ts";
import { homeQuery, ownMonthKey } from "../home/queries.ts";

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
