import type { Page, Request } from "@playwright/test";
import { expect } from "../../support/fixtures.ts";
import { goWithin } from "../within.ts";

/** A walk through screens in one document, which keeps its code and data. */
export interface Walk {
  page: Page;
  /** Goes to another screen; loads it if it is the first or a separate document. */
  goTo(path: string, where?: { apart?: boolean | undefined }): Promise<void>;
  /** Waits until no request is running, and the page shows neither loading nor changes. */
  rest(): Promise<void>;
}

export function walkOn(page: Page): Walk {
  const coming = new Set<Request>();
  let asked = 0;
  page.on("request", (request) => {
    coming.add(request);
    asked += 1;
  });
  page.on("requestfinished", (request) => coming.delete(request));
  page.on("requestfailed", (request) => coming.delete(request));

  const awaited = async () => {
    const before = asked;
    const waiting = await page.evaluate(pendingParts);
    const requests = [...coming].map((request) => request.url());
    return [...waiting, ...requests, ...(asked > before ? ["a further request"] : [])];
  };
  let loaded = false;
  return {
    page,
    async goTo(path, { apart = false } = {}) {
      if (apart || !loaded) {
        await page.goto(path);
        loaded = !apart;
        return;
      }
      const from = new URL(page.url());
      const moves = new URL(path, from).pathname !== from.pathname;
      if (moves) await page.evaluate(watchArrival);
      await goWithin(page, path);
      if (moves) await page.waitForFunction(() => "arrived" in window, undefined, { polling: 20 });
    },
    async rest() {
      // A poll takes as long as the question.
      if ((await awaited()).length === 0) return;
      const message = `pending work of ${page.url()}`;
      await expect.poll(awaited, { message, intervals: [20] }).toEqual([]);
    },
  };
}

/** A navigation ends with the focus on its heading, or in the dialog opened by its address. */
function watchArrival(): void {
  const here = window as Window & { arrived?: true };
  delete here.arrived;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const watch = ({ target }: FocusEvent) => {
    if (!(target as Element).matches("main, main h1, dialog[open], dialog[open] *")) return;
    removeEventListener("focusin", watch);
    here.arrived = true;
  };
  addEventListener("focusin", watch);
}

/** Waits for two frames, each followed by an idle page. */
async function pendingParts(): Promise<string[]> {
  const frame = async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await scheduler.postTask(() => {}, { priority: "background" });
  };
  const changes = new MutationObserver(() => {});
  await frame();
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  await frame();
  const changed = changes.takeRecords().length > 0;
  changes.disconnect();
  const signs =
    "[aria-busy=true], [class*=animate-breathe], [class*='animate-[breathe'], .animate-turn";
  const waiting = [...document.querySelectorAll(signs)].filter((each) => each.checkVisibility());
  return [...waiting.map((each) => each.outerHTML.slice(0, 160)), ...(changed ? ["a change"] : [])];
}
