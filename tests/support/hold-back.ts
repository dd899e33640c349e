import type { Page } from "@playwright/test";

type HeldRequests = {
  /** The number of held requests. */
  requests: number;
  release(): void;
};

/** Holds all requests to an address until they are released. */
export async function holdBack(page: Page, url: string | RegExp): Promise<HeldRequests> {
  const gate = Promise.withResolvers<void>();
  const counted: HeldRequests = { requests: 0, release: gate.resolve };
  await page.route(url, async (route) => {
    counted.requests += 1;
    await gate.promise;
    await route.fallback();
  });
  return counted;
}
