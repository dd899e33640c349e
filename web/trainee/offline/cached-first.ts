import { onlineManager, type QueryPersister } from "@tanstack/react-query";
import { queryClient } from "../../lib/session/query-client.ts";
import { nextTask } from "../../lib/waiting/next-task.ts";

/**
 * Shows the cached answer of a query while the server is asked, and instead of an answer without a network. A faster
 * answer wins.
 */
const cachedFirst: QueryPersister = async (ask, context, query) => {
  if (query.state.data !== undefined) return ask(context);
  const online = onlineManager.isOnline();
  const asked = online && !query.meta?.goesOn ? Promise.resolve(ask(context)) : undefined;
  const reading = nextTask()
    .then(() => import("./stand-ins.ts"))
    .then(
      ({ cachedOf }) => cachedOf(query.queryKey),
      () => undefined,
    );
  const cached = await Promise.race([
    reading,
    ...(asked
      ? [
          asked.then(
            () => undefined,
            () => reading,
          ),
        ]
      : []),
  ]);
  if (cached && query.state.data === undefined) {
    query.setData(cached.data, { updatedAt: cached.at, manual: true });
    // The data keeps its age and is no failure.
    if (!online) void query.cancel({ revert: true });
  }
  return asked ?? (cached && !online ? cached.data : ask(context));
};

/** Answers the trainee's queries from the cache, too. */
export function readCachedFirst(): void {
  onlineManager.setOnline(navigator.onLine);
  for (const noun of ["trainee", "conversation"]) {
    queryClient.setQueryDefaults([noun], { persister: cachedFirst });
  }
}
