import { applyAppearance, readAppearance } from "../web/lib/appearance.ts";
import { demo } from "../web/lib/session/demo-mark.ts";
import { getLocale, getTextDirection } from "../web/paraglide/runtime.js";

/*
 * The demo on its own, for any static file server: each address is answered with this page, and its server runs in the
 * browser.
 */
demo.isOnly = true;
document.documentElement.lang = getLocale();
document.documentElement.dir = getTextDirection();
applyAppearance(readAppearance());

const root = document.getElementById("root") as HTMLElement;
const isVisitors = (path: string) =>
  !/^\/(admin|trainee)(\/|$)/.test(path) || /^\/trainee\/(login|register)\/?$/.test(path);

if (isVisitors(location.pathname)) {
  const { showVisitorsPage } = await import("./page/visitors-page.tsx");
  await showVisitorsPage(root);
} else {
  // The app must not load before the demo's server replaces the real one.
  const { beginDemo, keepOnDevice } = await import("./page/demo.tsx");
  const begun = beginDemo();
  const { startApp } = await import("../web/start-app.tsx");
  try {
    await begun;
    await startApp(root);
    keepOnDevice();
  } catch {
    // The visitors' page shows the reason.
    location.replace("/");
  }
}
