import { expect, type Page } from "@playwright/test";

/** Lets the installed clock of a page run ahead, a little at a time, until something holds. */
export async function hurryUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(2_000);
      return holds();
    })
    .toBe(true);
}
