import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { FailedScreen } from "../frame/failed-screen.tsx";
import { appearanceKeys } from "../lib/appearance.ts";
import { queryClient } from "../lib/session/query-client.ts";
import { showAs } from "../lib/session/session.ts";
import { readOnlyEvent, refusals } from "../lib/session/viewing.ts";
import { m } from "../paraglide/messages.js";
import { paths } from "../paths.ts";
import { dismissToast, toast, toastStore } from "../ui/toast-store.ts";
import { keepNothing } from "./memory-storage.ts";
import { NotViewed } from "./not-viewed.tsx";
import { loadViewed } from "./person.ts";
import { ViewFrame } from "./view-frame.tsx";

/** Somebody sees on their phone what the trainer plans: as often this window asks anew. */
const againMs = 30_000;

/**
 * A trainee's own screens as the trainer looks at them: the very same, below an address of their own, in a
 * page of their own, whose cache and memory nobody else has. The server refuses what would change
 * anything; here it is refused before it is sent.
 */
export async function createViewRouter(id: string) {
  keepNothing(appearanceKeys);
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { ...queries, refetchInterval: againMs },
    // Nothing waits for a network either.
    mutations: { ...mutations, networkMode: "always" },
  });
  Object.assign(refusals, { read_only: m.view_as_read_only, forbidden: m.view_as_owner_only });
  addEventListener(readOnlyEvent, sayReadOnly);
  return createBrowserRouter([await viewRoute(id)], { basename: paths.admin.viewAs(id) });
}

async function viewRoute(id: string): Promise<RouteObject> {
  try {
    const [person, { traineeArea }] = await Promise.all([
      loadViewed(id),
      import("../trainee/area.tsx"),
    ]);
    showAs(person);
    return {
      element: <ViewFrame person={person} />,
      ErrorBoundary: FailedScreen,
      children: [traineeArea, { path: "*", element: <Navigate to={paths.trainee.home} replace /> }],
    };
  } catch (error) {
    return { path: "*", element: <NotViewed id={id} error={error} /> };
  }
}

/** After all that the screen itself said of the change, which did not take place. */
function sayReadOnly(): void {
  setTimeout(() => {
    for (const { id } of toastStore.read()) dismissToast(id);
    toast({ text: m.view_as_read_only() });
  });
}
