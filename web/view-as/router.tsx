import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { adminPaths } from "../../domain/admin-paths.ts";
import type { Who } from "../../domain/contract/accounts/session.ts";
import { paths } from "../../domain/paths.ts";
import { FailedScreen } from "../frame/failed-screen.tsx";
import { LoadFailure } from "../frame/load-failure.tsx";
import { appearanceKeys } from "../lib/appearance.ts";
import { answer } from "../lib/session/answer.ts";
import { adminClient } from "../lib/session/clients.ts";
import { queryClient } from "../lib/session/query-client.ts";
import { showAs } from "../lib/session/session.ts";
import { readOnlyEvent, refusals } from "../lib/session/viewing.ts";
import { m } from "../paraglide/messages.js";
import { buttonClass } from "../ui/button.tsx";
import { dismissToast, toast, toastStore } from "../ui/toast-store.ts";
import { keepNothing } from "./memory-storage.ts";
import { ViewFrame } from "./view-frame.tsx";

/** Interval of repeated reads, in milliseconds, as this window receives no events. */
const againMs = 30_000;

/**
 * A trainee's screens for the trainer, in a page of their own with its own address, cache and storage. The server
 * refuses writes; this page refuses them before they are sent.
 */
export async function createViewRouter(id: string) {
  keepNothing(appearanceKeys);
  const { queries, mutations } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    queries: { ...queries, refetchInterval: againMs },
    // Writes do not wait for a network.
    mutations: { ...mutations, networkMode: "always" },
  });
  Object.assign(refusals, { read_only: m.view_as_read_only, forbidden: m.view_as_owner_only });
  addEventListener(readOnlyEvent, sayReadOnly);
  return createBrowserRouter([await viewRoute(id)], { basename: adminPaths.viewAs(id) });
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

/** The viewed trainee as their own session would name them. */
async function loadViewed(id: string): Promise<Who> {
  const { name, email, gender, timeZone } = await answer(
    adminClient().trainees[":id"].$get({ param: { id } }),
  );
  return { id, kind: "trainee", name, email: email ?? "", gender, timeZone };
}

/** The page of a trainee who could not be loaded. */
function NotViewed({ id, error }: { id: string; error: unknown }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 px-4">
      <h1 className="sr-only">{m.view_as_title()}</h1>
      <LoadFailure
        title={m.view_as_failed()}
        error={error}
        onRetry={() => globalThis.location.reload()}
      />
      <a href={adminPaths.trainee(id)} className={buttonClass({ variant: "ghost" })}>
        {m.view_as_end()}
      </a>
    </main>
  );
}

/** Replaces the screen's own toasts about the refused change. */
function sayReadOnly(): void {
  setTimeout(() => {
    for (const { id } of toastStore.read()) dismissToast(id);
    toast({ text: m.view_as_read_only() });
  });
}
