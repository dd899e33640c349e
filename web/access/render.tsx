import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { appearanceScript } from "../lib/appearance.ts";
import { m } from "../paraglide/messages.js";
import { getTextDirection, locales, overwriteGetLocale } from "../paraglide/runtime.js";
import type { RenderedPage } from "../rendered-page.ts";
import { Answering } from "./answering.tsx";
import { earlyScript } from "./early.ts";
import { pageMeta } from "./page-meta.ts";
import { type PageName, pageNames } from "./pages.ts";
import { screens } from "./screens.ts";
import { splashSeenScript } from "./sign-in/splash-seen.ts";
import { Surroundings } from "./surroundings/surroundings.tsx";
import { Tools } from "./tools.tsx";

/** Every visitors' page in every language, for the build to write down. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const locale of locales) {
    overwriteGetLocale(() => locale);
    for (const name of pageNames) pages.push(await renderPage(name, locale));
  }
  return pages;
}

export async function renderPage(
  name: PageName,
  locale: RenderedPage["locale"],
): Promise<RenderedPage> {
  const Screen = await screens[name]();
  const screen = await markupOf(<Answering Screen={Screen} />);
  const tools = await markupOf(<Tools />);
  return {
    name,
    locale,
    direction: getTextDirection(locale),
    ...pageMeta(name),
    noScript: m.access_no_script(),
    body: renderToStaticMarkup(
      <div id="page">
        <Surroundings
          page={name}
          tools={<Slot id="tools" className="flex flex-wrap items-center" markup={tools} />}
          screen={<Slot id="root" className="grid min-w-0 grow grid-cols-1" markup={screen} />}
        />
      </div>,
    ),
    headScript:
      appearanceScript + earlyScript + (name === "trainee-sign-in" ? splashSeenScript : ""),
  };
}

type SlotProps = { id: string; className: string; markup: string };

/** Where React takes over. */
function Slot({ id, className, markup }: SlotProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of our own screens
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The markup with everything lazy in place and no scripts among it. */
async function markupOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
