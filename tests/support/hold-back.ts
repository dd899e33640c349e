import type { Page } from "@playwright/test";

type Held = {
  /** How often it was asked for. */
  requests: number;
  release(): void;
};

/** Lets every request to an address wait until it is released. */
export async function holdBack(page: Page, url: string | RegExp): Promise<Held> {
  const gate = Promise.withResolvers<void>();
  const held: Held = { requests: 0, release: gate.resolve };
  await page.route(url, async (route) => {
    held.requests += 1;
    await gate.promise;
    await route.continue();
  });
  return held;
}
