import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";
import { root } from "../../scripts/lib/install.mjs";

// Of what is right nobody reads the markup.
const source = `${readFileSync(join(root, "node_modules/axe-core/axe.min.js"), "utf8")};
axe.configure({ noHtml: true });`;

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

interface Themes {
  /** In the present theme alone, where the other was scanned elsewhere. */
  oneTheme?: boolean;
}

interface Left {
  /**
   * Whether the page is as it was before; a sweep scans the next in the theme in which this one ended, and with
   * nothing that moves: each change of either has the whole page drawn anew.
   */
  restored?: boolean;
}

type Theme = "light" | "dark";
const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));

/** In both themes; fails with the rule, its help and the elements. */
export async function expectNoAxeViolations(
  page: Page,
  { iframes = true, within, restored = true, oneTheme = false }: Scanned & Left & Themes = {},
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
  const inSecond: string[] = [];
  if (!oneTheme) {
    await page.emulateMedia({ colorScheme: second });
    inSecond.push(...(await page.evaluate(scan, { ...scanned, runOnly: colours })));
  }
  if (restored || moves)
    await page.emulateMedia({ colorScheme: null, ...(moves ? { reducedMotion: null } : {}) });
  if (restored) await page.evaluate(moveAgain);
  const told = [
    ...all.map((each) => `in the ${first}: ${each}`),
    ...inSecond.map((each) => `in the ${second}: ${each}`),
  ];
  if (told.length > 0) throw new Error(`axe on ${page.url()}\n${told.join("\n")}`);
}

/** Once for each document: to read its half megabyte takes as long as to scan a small page. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
}

type Axe = typeof axe & { _cache: { set(key: string, value: unknown): void } };

// Runs in the page, where axe's own source has set the global.
async function scan({ within, ...options }: axe.RunOptions & Scanned): Promise<string[]> {
  const { axe: here } = window as unknown as { axe: Axe };
  // Joined letters, as Arabic's, pass for those of a font of icons, whose colours nobody asks for; no font here is one.
  here._cache.set("fonts", new Proxy({}, { get: () => ({ occurrences: 3, numLigatures: 0 }) }));
  const { violations } = await here.run(within ?? document, {
    ...options,
    resultTypes: ["violations"],
    elementRef: true,
    // What else it would fetch anew, all style sheets, is for rules that are not asked.
    preload: { assets: ["media"] },
  });
  const markupOf = ({ element, target }: axe.NodeResult) =>
    element?.outerHTML.slice(0, 300) ?? target.join(" ");
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(markupOf).join("\n  ")}`,
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
  const here = window as Window & { still?: CSSStyleSheet };
  if (here.still) return;
  here.still = new CSSStyleSheet();
  here.still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(here.still);
}

function moveAgain(): void {
  // The colours are back before anything may fade.
  document.body.getBoundingClientRect();
  const here = window as Window & { still?: CSSStyleSheet };
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== here.still);
  delete here.still;
}
