import { onlineManager, type QueryPersister } from "@tanstack/react-query";
import { queryClient } from "../../lib/session/query-client.ts";
import { nextTask } from "../../lib/waiting/next-task.ts";

/**
 * Draws what this device kept of a question while the server is asked, and in the place of its answer
 * without a network. An answer that is quicker goes before it.
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
  const kept = await Promise.race([
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
  if (kept && query.state.data === undefined) {
    query.setData(kept.data, { updatedAt: kept.at, manual: true });
    // It stays as old as it is, and is no failure.
    if (!online) void query.cancel({ revert: true });
  }
  return asked ?? (kept && !online ? kept.data : ask(context));
};

/** From now on the trainee's questions are answered from what is kept, too. */
export function readCachedFirst(): void {
  onlineManager.setOnline(navigator.onLine);
  for (const noun of ["trainee", "conversation"]) {
    queryClient.setQueryDefaults([noun], { persister: cachedFirst });
  }
}
