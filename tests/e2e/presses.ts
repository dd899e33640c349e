import type { Page } from "@playwright/test";

/** Counts real presses on this page from now on: `pointerdown` events of a pointer, not of a script. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.presses = "0";
    const count = (event: PointerEvent) => {
      if (event.isTrusted) dataset.presses = String(Number(dataset.presses) + 1);
    };
    addEventListener("pointerdown", count, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses));
}
