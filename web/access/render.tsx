import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { appearanceScript } from "../lib/appearance.ts";
import { earlyClickScript } from "../lib/early-click.ts";
import { framedLinksScript } from "../lib/session/framed.ts";
import { m } from "../paraglide/messages.js";
import { getTextDirection, locales, overwriteGetLocale } from "../paraglide/runtime.js";
import type { RenderedPage } from "../rendered-page.ts";
import { type PageName, pageNames, pages } from "./pages.ts";
import { splashSeenScript } from "./sign-in/follow-splash.ts";
import { Answering, earlyScript } from "./start.tsx";
import { Surroundings } from "./surroundings/surroundings.tsx";
import { Tools } from "./surroundings/tools.tsx";

/** Renders every visitors' page in every language, for the build. */
export async function renderPages(): Promise<RenderedPage[]> {
  const rendered: RenderedPage[] = [];
  for (const locale of locales) {
    overwriteGetLocale(() => locale);
    for (const name of pageNames) rendered.push(await renderPage(name, locale));
  }
  return rendered;
}

/** Renders a page into the document in development. */
export async function drawPage(page: PageName, asked: RenderedPage["locale"]): Promise<void> {
  const { locale, direction, title, body } = await renderPage(page, asked);
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
  document.title = title;
  document.body.insertAdjacentHTML("afterbegin", body);
}

async function renderPage(name: PageName, locale: RenderedPage["locale"]): Promise<RenderedPage> {
  const Screen = await pages[name].load();
  const screen = await markupOf(<Answering Screen={Screen} />);
  const tools = await markupOf(<Tools />);
  return {
    name,
    locale,
    direction: getTextDirection(locale),
    ...pageMeta(name),
    noScript: m.access_no_script(),
    oldBrowser: m.access_old_browser(),
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
      appearanceScript +
      earlyScript +
      earlyClickScript +
      framedLinksScript +
      (name === "trainee-sign-in" ? splashSeenScript : ""),
  };
}

type SlotProps = { id: string; className: string; markup: string };

/** The root of hydration. */
function Slot({ id, className, markup }: SlotProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of our own screens
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The markup with all lazy parts and without scripts. */
async function markupOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

type Meta = { title: string; description: string };

/** The title and description of a page, for tabs and search engines. */
function pageMeta(name: PageName): Meta {
  const { title, description } = metas[name];
  return { title: `${title()} · ${m.app_name()}`, description: description() };
}

const metas: Record<PageName, { title: () => string; description: () => string }> = {
  "trainer-sign-in": { title: m.access_page_trainer, description: m.access_description_trainer },
  "trainee-sign-in": { title: m.access_page_trainee, description: m.access_description_trainee },
  register: { title: m.access_register_title, description: m.access_description_register },
  "reset-password": { title: m.access_reset_title, description: m.access_description_reset },
  "new-password": { title: m.access_new_password_title, description: m.access_description_reset },
  "confirm-email": { title: m.access_confirm_title, description: m.access_description_trainee },
  invitation: { title: m.access_invitation_title, description: m.access_description_invitation },
  embed: { title: m.access_embed_title, description: m.access_embed_text },
  "login-embed": { title: m.access_login_embed_title, description: m.access_embed_text },
};
