import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../lib/session/query-client.ts";
import type { SecurityApi } from "./api.ts";

export const securityQuery = (api: SecurityApi) =>
  queryOptions({
    queryKey: [...api.key],
    queryFn: ({ signal }) => api.overview(signal),
    // No event announces changes of sessions.
    staleTime: 0,
  });

/** Whether the second step is on; false without an answer. */
export async function isTwoFactorOn(api: SecurityApi): Promise<boolean> {
  try {
    return (await queryClient.fetchQuery(securityQuery(api))).totp.enabled;
  } catch {
    return false;
  }
}

/** Invalidates the security settings. */
export const refreshSecurity = (api: SecurityApi) =>
  queryClient.invalidateQueries({ queryKey: [...api.key] });
