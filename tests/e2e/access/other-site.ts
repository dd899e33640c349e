import { createServer, type Server } from "node:http";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { wholeBrowser } from "../../support/browser.ts";
import { listen } from "../../support/listen.ts";
import { forwardAnswer, passThrough } from "../../support/pass-through.ts";
import { test as base } from "./visitor.ts";

interface Fixtures {
  /** Serves this HTML as a page of another site on this machine. */
  site(html: string): Promise<string>;
  /** An unused phone with a browser that accepts third-party cookies, or a strict one. */
  newPhone(kind?: "strict"): Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** A browser that stores only partitioned third-party cookies. */
  strictBrowser: Browser;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (html) => {
      const server = createServer((_, response) => {
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(
          `<!doctype html><html lang="ar"><meta name="viewport" content="width=device-width"><title>gym</title>${html}</html>`,
        );
      });
      servers.push(server);
      return `${await listen(server, "127.0.0.1")}/`;
    });
    for (const server of servers) server.close();
  },
  newPhone: async ({ browser, strictBrowser, extraHTTPHeaders }, use) => {
    const phones: BrowserContext[] = [];
    await use(async (kind) => {
      const phone = await (kind === "strict" ? strictBrowser : browser).newContext({
        locale: "ar",
        viewport: { width: 420, height: 900 },
        extraHTTPHeaders,
      });
      phones.push(phone);
      return phone;
    });
    for (const phone of phones) await phone.close();
  },
  strictBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      // The headless shell stores them despite this argument.
      const args = [...wholeBrowser.args, "--test-third-party-cookie-phaseout"];
      const browser = await chromium.launch({ ...wholeBrowser, args });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

/** The product at another address, as seen by a browser without partitioned cookies. */
export const withoutPartitioned = (origin: string) =>
  passThrough(origin, {
    answer: (_, came, response) => {
      const { "set-cookie": cookies, ...others } = came.headers;
      const stored = cookies?.filter((each) => !/;\s*partitioned/i.test(each));
      forwardAnswer(came, response, {
        ...others,
        ...(stored?.length ? { "set-cookie": stored } : {}),
      });
    },
  });
