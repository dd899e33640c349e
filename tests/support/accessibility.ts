import type { Page } from "@playwright/test";
import axe from "axe-core";

const everything: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** What a theme can change. */
const colours: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * In both themes; fails with the rule, its help and the elements.
 * @param iframes whether what stands in frames counts as part of the page; a preview of another page does not
 */
export async function expectNoAxeViolations(page: Page, { iframes = true } = {}): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(axe.source);
  // What appears during the scan is there at once: half faded in, its colours are not its own.
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.evaluate(comeToRest);
  const light = await page.evaluate(scan, { runOnly: everything, iframes });
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await page.evaluate(scan, { runOnly: colours, iframes });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await page.evaluate(moveAgain);
  const told = [...light, ...dark.map((each) => `in the dark: ${each}`)];
  if (told.length > 0) throw new Error(`axe on ${page.url()}\n${told.join("\n")}`);
}

// Runs in the page, where axe's own source has set the global.
async function scan(options: axe.RunOptions): Promise<string[]> {
  const { axe: here } = window as unknown as { axe: typeof axe };
  const { violations } = await here.run(document, { ...options, resultTypes: ["violations"] });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`,
  );
}

/**
 * From the top, with nothing on its way: what is half under a bar or still growing is no small
 * target. From then on a colour changes at once.
 */
async function comeToRest(): Promise<void> {
  scrollTo({ top: 0, behavior: "instant" });
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5000);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
}

function moveAgain(): void {
  // The colours are back before anything may fade.
  document.body.getBoundingClientRect();
  document.adoptedStyleSheets.pop();
}
