import { Navigate, type RouteObject, redirectDocument } from "react-router";
import { adminPaths } from "../../domain/admin-paths.ts";
import { paths } from "../../domain/paths.ts";
import { orAgain } from "../frame/again.tsx";
import { FailedScreen } from "../frame/failed-screen.tsx";
import { errorText } from "../lib/format/error-text.ts";
import { queryClient } from "../lib/session/query-client.ts";
import { getWho, refreshSession } from "../lib/session/session.ts";
import { startWaitingWrites } from "../lib/waiting/waiting-writes.ts";
import { m } from "../paraglide/messages.js";
import { toast } from "../ui/toast.tsx";
import { AdminFrame } from "./frame/frame.tsx";
import { adminScreens } from "./screens.ts";

let started = false;

/** Lets the trainer in; everybody else goes to the root, which knows where they belong. */
async function enterArea() {
  if (!getWho()) await refreshSession().catch(() => {});
  const who = getWho();
  if (who?.kind !== "trainer") return redirectDocument(paths.trainerSignIn);
  if (!started) {
    started = true;
    startWaitingWrites(queryClient, who.id, {
      define: () => Promise.all([import("../chat/writes.ts"), import("./notes/writes.ts")]),
      onFailure: (error, text) => toast({ kind: "error", text: errorText(error, text) }),
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

export const adminArea: RouteObject = {
  path: adminPaths.home,
  loader: enterArea,
  shouldRevalidate: () => false,
  Component: AdminFrame,
  ErrorBoundary: FailedScreen,
  children: [
    ...adminScreens.map(({ path, title, load }) => ({
      path,
      handle: { title },
      lazy: { Component: orAgain(load) },
    })),
    {
      path: `${adminPaths.trainees}/:id`,
      handle: { title: m.trainees_one_title },
      lazy: {
        Component: orAgain(async () => (await import("./trainee/screen.tsx")).TraineeScreen),
      },
    },
    {
      path: `${adminPaths.trainees}/:id/schedule`,
      handle: { title: m.schedule_title },
      lazy: {
        Component: orAgain(async () => (await import("./schedule/screen.tsx")).ScheduleScreen),
      },
    },
    {
      path: `${adminPaths.templates}/:id`,
      handle: { title: m.templates_one_title },
      lazy: {
        Component: orAgain(
          async () => (await import("./templates/editor/screen.tsx")).TemplateScreen,
        ),
      },
    },
    {
      path: `${adminPaths.home}/trainer-chat`,
      element: <Navigate to={adminPaths.chat} replace />,
    },
    { path: "*", element: <Navigate to={adminPaths.home} replace /> },
  ],
};
