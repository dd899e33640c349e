import { getLocale } from "../paraglide/runtime.js";
import type { PageName } from "./pages.ts";
import { renderPage } from "./render.tsx";

/** Puts into the document what the build would have written there. */
export async function drawPage(page: PageName): Promise<void> {
  const { locale, direction, title, body } = await renderPage(page, getLocale());
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
  document.title = title;
  document.body.insertAdjacentHTML("afterbegin", body);
}
