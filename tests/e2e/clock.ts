import { expect, type Page } from "@playwright/test";

/** Advances the installed clock of a page by two seconds at a time until a condition holds. */
export async function hurryUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(2_000);
      return holds();
    })
    .toBe(true);
}
