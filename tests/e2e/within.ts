import type { Page } from "@playwright/test";

/** Navigates within the page like its links, without a reload. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (to) => {
      const { idx = 0, over = 0 } = (history.state ?? {}) as { idx?: number; over?: number };
      // A closing dialog removes its history entry first.
      if (over > 0 && !document.querySelector("dialog[open]")) return false;
      // Without a key the entry would count as a dialog over the same screen.
      const key = Math.random().toString(36).slice(2, 10);
      history.pushState({ idx: idx + 1, key }, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      return true;
    },
    path,
    { polling: 20 },
  );
}
