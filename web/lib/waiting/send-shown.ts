import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "../session/query-client.ts";

/**
 * Sends a choice, shown in the cache meanwhile, as its settings may close and open again. After a failure the cache has
 * the stored choice.
 */
export async function sendShown<Settings>(
  key: QueryKey,
  chosen: Settings,
  send: () => Promise<unknown>,
): Promise<void> {
  type Known = { settings: Settings };
  const show = (settings: Settings) =>
    queryClient.setQueryData<Known>(key, (known) => known && { ...known, settings });
  let stored = queryClient.getQueryData<Known>(key)?.settings;
  show(chosen);
  try {
    await send();
    stored = chosen;
  } finally {
    if (stored) show(stored);
  }
}
