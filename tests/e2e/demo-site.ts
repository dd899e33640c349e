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
    const options = { ...project.use, baseURL: site.url, serviceWorkers: "allow" } as const;
    const context = await browser.newContext(options);
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
  const label = side === "trainee" ? "تجربة تطبيق المتدرب" : "تجربة لوحة المدرب";
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

/** Until everything is on the device, so that no screen needs the network any more. */
export async function keptOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((taken) =>
      navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }),
    );
  });
}
