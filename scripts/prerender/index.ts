import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TransportScope } from "../../domain/plumbing/transport-scope.ts";
import type { RenderedPage } from "../../web/rendered-page.ts";
import { listBuild } from "../lib/carry-over.ts";
import { BuiltFiles } from "./built-files.ts";
import { documentOf } from "./document.ts";
import {
  contentPolicy,
  headersFile,
  type PageHeaders,
  policiesFile,
  policiesOf,
} from "./headers.ts";
import { loadsOf } from "./loads.ts";
import { privacyFrameOf } from "./privacy.ts";
import { withRenderers } from "./renderers.ts";
import { writeServiceWorker } from "./service-worker.ts";

/**
 * Writes visitors' pages and shells of the signed-in areas into the built client: `pages/<locale>/<name>.html`.
 * Also writes the file of their policies, and `_headers` for all other files.
 */
export async function prerender(clientFolder: string, scope: TransportScope): Promise<void> {
  const built = new BuiltFiles(clientFolder);
  const font = built.addressOf("fonts/readex-pro.woff2");
  const written: PageHeaders[] = [];
  const write = (locale: string, name: string, html: string, policy: string) => {
    const path = `/pages/${locale}/${name}.html`;
    const file = join(clientFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    written.push({ path, policy });
  };
  const writePage = (
    page: RenderedPage,
    entry: string,
    style: string,
    framing: { videos?: true; frames?: "'self'" } = {},
  ) => {
    const { soon, next } = built.addressesOf(loadsOf(page.name));
    const parts = { ...page, font, style, entry: built.addressOf(entry), soon, next };
    const html = documentOf(parts);
    write(page.locale, page.name, html, contentPolicy(html, framing));
  };

  const { pages, shells } = await withRenderers(async ({ renderPages, renderShells }) => ({
    pages: await renderPages(),
    shells: renderShells(),
  }));
  for (const page of pages) {
    // Pages for other sites show this one in a frame.
    const framing = page.name.endsWith("embed") ? { frames: "'self'" as const } : {};
    writePage(page, "access.html", built.styleOf("access.html"), framing);
  }
  for (const shell of shells) writePage(shell, "index.html", shell.style, { videos: true });

  for (const locale of new Set(pages.map((page) => page.locale))) {
    const frame = privacyFrameOf(locale);
    write(locale, "privacy-policy", frame, contentPolicy(frame, { frames: "'self'" }));
  }
  const privacyFile = join(clientFolder, "privacy-policy.html");
  const privacy = readFileSync(privacyFile, "utf8").replaceAll("/fonts/readex-pro.woff2", font);
  writeFileSync(privacyFile, privacy);
  const policy = contentPolicy(privacy, { framedBy: "'self'" });
  const layerPages = [{ path: "/privacy-policy.html", policy }];

  writeFileSync(join(clientFolder, policiesFile), policiesOf(written));
  writeFileSync(join(clientFolder, "_headers"), headersFile(layerPages, scope));
  writeServiceWorker(clientFolder, built);
  listBuild(clientFolder);
  // Only the pages are served, each with its policy; vite's plain entries are not.
  for (const entry of ["access.html", "index.html"]) rmSync(join(clientFolder, entry));
}
