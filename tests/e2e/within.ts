import type { Page } from "@playwright/test";

/** Goes to another screen of the page as its links do, without loading the page anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (to) => {
      const { idx = 0, over = 0 } = (history.state ?? {}) as { idx?: number; over?: number };
      // What was just closed takes its entry of the history back first.
      if (over > 0 && !document.querySelector("dialog[open]")) return false;
      // With a key of its own: without one it would count as what lies over the same screen.
      const key = Math.random().toString(36).slice(2, 10);
      history.pushState({ idx: idx + 1, key }, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      return true;
    },
    path,
    { polling: 20 },
  );
}
