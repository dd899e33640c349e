import type { Frame, Page } from "@playwright/test";
import axe from "axe-core";

const everything: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** What a theme can change. */
const colours: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

interface Scanned {
  /** Whether what stands in frames counts as part of the page; a preview of another page does not. */
  iframes?: boolean;
  /** What of the page: an open dialog, where the screen behind it was looked at by itself. */
  within?: string;
}

interface Left {
  /**
   * Whether the page is as it was before; a sweep scans the next in the theme in which this one ended, as each
   * change of it has the whole page drawn anew.
   */
  restored?: boolean;
}

type Theme = "light" | "dark";
const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));

/** In both themes; fails with the rule, its help and the elements. */
export async function expectNoAxeViolations(
  page: Page,
  { iframes = true, within, restored = true }: Scanned & Left = {},
): Promise<void> {
  for (const frame of page.frames()) await bringAxe(frame);
  // What appears during the scan is there at once: half faded in, its colours are not its own.
  const moves = await page.evaluate(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (moves) await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(comeToRest);
  const scanned = { iframes, ...(within === undefined ? {} : { within }) };
  const first = await themeOf(page);
  const second = first === "light" ? "dark" : "light";
  const all = await page.evaluate(scan, { ...scanned, runOnly: everything });
  await page.emulateMedia({ colorScheme: second });
  const inSecond = await page.evaluate(scan, { ...scanned, runOnly: colours });
  if (restored || moves)
    await page.emulateMedia({ colorScheme: null, ...(moves ? { reducedMotion: null } : {}) });
  await page.evaluate(moveAgain);
  const told = [
    ...all.map((each) => `in the ${first}: ${each}`),
    ...inSecond.map((each) => `in the ${second}: ${each}`),
  ];
  if (told.length > 0) throw new Error(`axe on ${page.url()}\n${told.join("\n")}`);
}

/** Once for each document: to read its half megabyte takes as long as to scan a small page. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
}

// Runs in the page, where axe's own source has set the global.
async function scan({ within, ...options }: axe.RunOptions & Scanned): Promise<string[]> {
  const { axe: here } = window as unknown as { axe: typeof axe };
  const { violations } = await here.run(within ?? document, {
    ...options,
    resultTypes: ["violations"],
    // What else it would fetch anew, all style sheets, is for rules that are not asked.
    preload: { assets: ["media"] },
  });
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
