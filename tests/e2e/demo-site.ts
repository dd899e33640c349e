import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { buildDemo, builtDemo } from "../../scripts/lib/build.ts";
import { serveFiles } from "../support/file-server.ts";
import { test as base, expect } from "../support/fixtures.ts";

type Site = Awaited<ReturnType<typeof serveFiles>>;

interface Fixtures {
  /** A browser that nobody used. */
  visitor: BrowserContext;
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      await buildDemo();
      const site = await serveFiles(builtDemo);
      await use(site);
      site.close();
    },
    // Only who tests the demo waits for its build.
    { scope: "worker", timeout: 300_000 },
  ],
  visitor: async ({ browser, site }, use, { project }) => {
    const context = await browser.newContext({ ...project.use, baseURL: site.url });
    await use(context);
    await context.close();
  },
});

export const strip = (page: Page) => page.getByRole("complementary", { name: /نسخة تجريبية/ });

/** Enters from the door, in a window of its own or in a visitor's. */
export async function enterDemo(
  visitor: BrowserContext,
  side: "trainee" | "trainer",
  page?: Page,
): Promise<Page> {
  page ??= await visitor.newPage();
  await page.goto("/");
  const label = side === "trainee" ? "ادخل متدرباً" : "ادخل مدرباً";
  await page.getByRole("button", { name: label }).click();
  await page.waitForURL(side === "trainee" ? "/trainee" : "/admin");
  await expect(page.locator('html[data-live="connected"]')).toBeAttached();
  return page;
}

/** Opens an address anew, until its screen has taken the opening's place. */
export async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isDrawn(page);
}

/** The page loads once more by itself, and draws its screen. */
export async function opensAnew(page: Page): Promise<void> {
  await page.waitForEvent("load");
  await isDrawn(page);
}

const isDrawn = (page: Page) => page.locator("#opening").waitFor({ state: "detached" });

export async function openOptions(page: Page) {
  await strip(page).getByRole("button").click();
  return page.getByRole("dialog", { name: "خيارات التجربة" });
}

/** Fetches all code there is, so that no screen needs the network any more. */
export async function fetchEverything(page: Page): Promise<void> {
  const files = readdirSync(join(builtDemo, "assets"))
    .filter((name) => /\.(js|css|woff2)$/.test(name) && !name.startsWith("demo-server"))
    .map((name) => `/assets/${name}`);
  await page.evaluate(async (addresses) => {
    const fetched = addresses.map(
      (href) =>
        new Promise<void>((done, fail) => {
          const link = document.createElement("link");
          link.rel = href.endsWith(".js") ? "modulepreload" : "stylesheet";
          if (href.endsWith(".woff2")) return done();
          link.crossOrigin = "";
          link.href = href;
          link.onload = () => done();
          link.onerror = () => fail(new Error(href));
          document.head.append(link);
        }),
    );
    await Promise.all(fetched);
  }, files);
}
