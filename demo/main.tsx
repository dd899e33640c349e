import { applyAppearance, readAppearance } from "../web/lib/appearance.ts";
import { demo } from "../web/lib/session/demo-mark.ts";
import { getLocale, getTextDirection } from "../web/paraglide/runtime.js";

/*
 * The demo by itself, as any server of files can offer it: every address is answered with this page, and there
 * is no other server than the one in the browser.
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
  // Nothing of the app is loaded before it would find the server in its place.
  const { beginDemo, keepOnDevice } = await import("./page/demo.tsx");
  const begun = beginDemo();
  const { startApp } = await import("../web/start-app.tsx");
  try {
    await begun;
    await startApp(root);
    keepOnDevice();
  } catch {
    // The door says what there is to say.
    location.replace("/");
  }
}
