import type { BrowserContext, Page } from "@playwright/test";
import { buildDemo, builtDemo } from "../../scripts/lib/build.ts";
import { serveFiles } from "../support/file-server.ts";
import { test as base, expect } from "../support/fixtures.ts";

type Site = Awaited<ReturnType<typeof serveFiles>>;

interface Fixtures {
  /** An unused browser. */
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
    // Only tests of the demo wait for its build.
    { scope: "worker", timeout: 300_000 },
  ],
  visitor: async ({ browser, site }, use, { project }) => {
    const options = { ...project.use, baseURL: site.url, serviceWorkers: "allow" } as const;
    const context = await browser.newContext(options);
    await use(context);
    await context.close();
  },
});

export const strip = (page: Page) => page.getByRole("complementary", { name: /نسخة تجريبية/ });

/** Enters from the sign-in page, in a new window or in the given one. */
export async function enterDemo(
  visitor: BrowserContext,
  side: "trainee" | "trainer",
  page?: Page,
): Promise<Page> {
  page ??= await visitor.newPage();
  await page.goto("/");
  const label = side === "trainee" ? "تجربة تطبيق المتدرب" : "تجربة لوحة المدرب";
  await page.getByRole("button", { name: label }).click();
  await page.waitForURL(side === "trainee" ? "/trainee" : "/admin");
  await expect(page.locator('html[data-live="connected"]')).toBeAttached();
  return page;
}

/** Loads an address, and waits until its screen has replaced the opening. */
export async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isDrawn(page);
}

/** Waits until the page reloads by itself and shows its screen. */
export async function waitForReload(page: Page): Promise<void> {
  await page.waitForEvent("load");
  await isDrawn(page);
}

const isDrawn = (page: Page) => page.locator("#opening").waitFor({ state: "detached" });

export async function openOptions(page: Page) {
  await strip(page).getByRole("button").click();
  return page.getByRole("dialog", { name: "خيارات التجربة" });
}

/** Waits until all files are cached, so that no screen needs the network. */
export async function waitUntilCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
}
