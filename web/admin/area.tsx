import {
  type LoaderFunctionArgs,
  Navigate,
  type RouteObject,
  redirectDocument,
  type ShouldRevalidateFunction,
} from "react-router";
import { adminPaths } from "../../domain/admin-paths.ts";
import { paths } from "../../domain/paths.ts";
import { orAgain } from "../frame/again.tsx";
import { FailedScreen } from "../frame/failed-screen.tsx";
import { queryClient } from "../lib/session/query-client.ts";
import { getWho, refreshSession } from "../lib/session/session.ts";
import { startWaitingWrites } from "../lib/waiting/waiting-writes.ts";
import { AdminFrame } from "./frame/frame.tsx";
import { adminScreens } from "./screens.ts";

/** All kinds of waiting writes, for those of an earlier page. */
const writes = import.meta.glob("./*/**/writes.ts");

let started = false;

/** Admits the trainer; everybody else is redirected to the root. */
async function enterArea() {
  if (!getWho()) await refreshSession().catch(() => {});
  const who = getWho();
  if (who?.kind !== "trainer") return redirectDocument(paths.trainerSignIn);
  if (!started) {
    started = true;
    startWaitingWrites(queryClient, who.id, {
      define: () =>
        Promise.all([import("../chat/writes.ts"), ...Object.values(writes).map((load) => load())]),
      onAside: (write) =>
        void import("../lib/waiting/tell-aside.ts").then(({ tellAside }) =>
          tellAside(queryClient, write),
        ),
    });
    if (globalThis.Notification?.permission === "granted") {
      void renewPush();
    }
  }
  return null;
}

async function renewPush(): Promise<void> {
  const [{ renewSoon }, { adminNotifications }] = await Promise.all([
    import("../notifications/push/browser.ts"),
    import("./notifications/queries.ts"),
  ]);
  renewSoon(adminNotifications.push);
}

/** A screen that changes its own query asks for itself. */
const isElsewhere: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const adminArea: RouteObject = {
  path: adminPaths.home,
  loader: enterArea,
  shouldRevalidate: () => false,
  Component: AdminFrame,
  ErrorBoundary: FailedScreen,
  children: [
    ...adminScreens.map(({ path, title, load, ask }) => ({
      path,
      handle: { title },
      loader: ({ params, request }: LoaderFunctionArgs) => {
        ask({ params, query: new URL(request.url).searchParams });
        return null;
      },
      shouldRevalidate: isElsewhere,
      lazy: { Component: orAgain(load) },
    })),
    {
      path: `${adminPaths.home}/trainer-chat`,
      element: <Navigate to={adminPaths.chat} replace />,
    },
    { path: "*", element: <Navigate to={adminPaths.home} replace /> },
  ],
};
