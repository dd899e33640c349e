import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../lib/session/query-client.ts";
import type { SecurityApi } from "./api.ts";

export const securityQuery = (api: SecurityApi) =>
  queryOptions({
    queryKey: [...api.key],
    queryFn: ({ signal }) => api.overview(signal),
    // Sessions come and go without a word.
    staleTime: 0,
  });

/** Whether the second step is on by now, as far as the server can be asked. */
export async function isTwoFactorOn(api: SecurityApi): Promise<boolean> {
  try {
    return (await queryClient.fetchQuery(securityQuery(api))).totp.enabled;
  } catch {
    return false;
  }
}

/** What is shown no longer holds: it is asked for again. */
export const refreshSecurity = (api: SecurityApi) =>
  queryClient.invalidateQueries({ queryKey: [...api.key] });
