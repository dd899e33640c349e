import type { Page } from "@playwright/test";

/**
 * Counts presses of a finger or a pointer on this page from now on. Scripted clicks and keys do not count; a reload
 * ends it.
 * @returns the number so far, which each call begins again
 */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = "0";
    addEventListener(
      "pointerdown",
      ({ isTrusted, isPrimary }) => {
        const { dataset } = document.documentElement;
        if (isTrusted && isPrimary) dataset.taps = String(Number(dataset.taps) + 1);
      },
      { capture: true },
    );
  });
  return () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      const taps = Number(dataset.taps);
      dataset.taps = "0";
      return taps;
    });
}
