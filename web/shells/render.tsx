import { renderToStaticMarkup } from "react-dom/server";
import { Outlet } from "react-router";
import { appearanceScript } from "../lib/appearance.ts";
import { earlyClickScript } from "../lib/early-click.ts";
import { framedLinksScript } from "../lib/session/framed.ts";
import { m } from "../paraglide/messages.js";
import { getTextDirection, locales, overwriteGetLocale } from "../paraglide/runtime.js";
import type { RenderedPage } from "../rendered-page.ts";
import { TraineeFrame } from "../trainee/frame/frame.tsx";
import adminStyle from "./admin.css?inline";
import { adminShells } from "./admin.tsx";
import { AdminShellFrame, foldScript } from "./admin-frame.tsx";
import { frameOf } from "./frame-of.tsx";
import { withGreeting } from "./greeting.tsx";
import { shellName } from "./shell-name.ts";
import traineeStyle from "./trainee.css?inline";
import { traineeShells } from "./trainee.tsx";
import { viewShells } from "./view-as.tsx";

/*
 * A page opened by its address starts at its top; a reload and the back button restore the scroll position. The router
 * stores the positions under this name.
 */
const forgetScrollScript = `try{if(performance.getEntriesByType("navigation")[0].type==="navigate"){let k="react-router-scroll-positions",s=JSON.parse(sessionStorage.getItem(k)||"{}");s[location.pathname]=0;sessionStorage.setItem(k,JSON.stringify(s))}}catch{};`;

const early = appearanceScript + forgetScrollScript + earlyClickScript;
const areas = [
  {
    Frame: TraineeFrame,
    shells: traineeShells,
    pageTitle: m.trainee_page_title,
    headScript: early + framedLinksScript,
    style: traineeStyle,
  },
  {
    Frame: AdminShellFrame,
    shells: adminShells,
    pageTitle: m.admin_page_title,
    headScript: early + foldScript,
    style: adminStyle,
  },
  {
    Frame: Outlet,
    shells: viewShells,
    pageTitle: m.admin_page_title,
    headScript: appearanceScript,
    style: traineeStyle,
  },
];

/** The pages of signed-in people before the app runs: frame and screen in their final layout. */
export function renderShells(): (RenderedPage & { style: string })[] {
  return locales.flatMap((locale) => {
    overwriteGetLocale(() => locale);
    return areas.flatMap(({ Frame, shells, pageTitle, headScript, style }) =>
      shells.map((shell) => ({
        name: shellName(shell.path),
        locale,
        direction: getTextDirection(locale),
        title: pageTitle({ title: shell.title() }),
        description: m.access_description_app(),
        noScript: m.access_no_script(),
        oldBrowser: m.access_old_browser(),
        body: withGreeting(renderToStaticMarkup(<div id="root">{frameOf(Frame, shell)}</div>)),
        headScript,
        style,
      })),
    );
  });
}
