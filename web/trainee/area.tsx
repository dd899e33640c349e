import { onlineManager } from "@tanstack/react-query";
import { Navigate, type RouteObject, redirectDocument } from "react-router";
import { paths } from "../../domain/paths.ts";
import { orAgain } from "../frame/again.tsx";
import { FailedScreen } from "../frame/failed-screen.tsx";
import { demo } from "../lib/session/demo-mark.ts";
import { queryClient } from "../lib/session/query-client.ts";
import { endingOf, getWho, refreshSession } from "../lib/session/session.ts";
import { viewedId } from "../lib/session/viewing.ts";
import { nextTask } from "../lib/waiting/next-task.ts";
import { startWaitingWrites } from "../lib/waiting/waiting-writes.ts";
import { loadConnectionBar, TraineeFrame } from "./frame/frame.tsx";
import { screen as home } from "./home/declaration.ts";
import { homeQuery } from "./home/queries.ts";
import { HomeScreen } from "./home/screen.tsx";
import { readCachedFirst } from "./offline/cached-first.ts";
import { loadScreen, prefetchData, traineeScreens } from "./screens.ts";

let started = false;

/** Admits trainees and starts the services of the area. Everybody else is redirected to the sign-in. */
async function enterArea() {
  if (!started && viewedId === undefined && !demo.isHere) readCachedFirst();
  const ending = getWho() ? "" : await refreshSession().then(() => "", endingOf);
  const who = getWho();
  if (who?.kind !== "trainee") return redirectDocument(paths.trainee.signIn + ending);
  await nextTask();
  void queryClient.prefetchQuery(homeQuery());
  // The bar is there for the first paint, so that nothing moves later.
  if (!onlineManager.isOnline()) await loadConnectionBar().catch(() => {});
  if (!started && viewedId === undefined) {
    started = true;
    startWaitingWrites(queryClient, who.id, {
      define: () => import("./writes.ts"),
    });
    if (globalThis.Notification?.permission === "granted") {
      void renewPush();
    }
  }
  return null;
}

async function renewPush(): Promise<void> {
  const [{ renewSoon }, { traineeNotifications }] = await Promise.all([
    import("../notifications/push/browser.ts"),
    import("./notifications/queries.ts"),
  ]);
  renewSoon(traineeNotifications.push);
}

export const traineeArea: RouteObject = {
  path: paths.trainee.home,
  loader: enterArea,
  shouldRevalidate: () => false,
  Component: TraineeFrame,
  ErrorBoundary: FailedScreen,
  children: [
    { index: true, Component: HomeScreen, handle: { title: home.title } },
    ...traineeScreens.map(({ path, title, file }) => ({
      path,
      handle: { title },
      loader: () => {
        prefetchData(file);
        return null;
      },
      lazy: { Component: orAgain(() => loadScreen(file)) },
    })),
    { path: "*", element: <Navigate to={paths.trainee.home} replace /> },
  ],
};
