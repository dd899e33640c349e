import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";
import { root } from "../../scripts/lib/install.mjs";

// Markup of passed checks is not needed.
const source = `${readFileSync(join(root, "node_modules/axe-core/axe.min.js"), "utf8")};
axe.configure({ noHtml: true });`;

const everything: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** Rules that depend on the theme. */
const colours: axe.RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

interface Scanned {
  /** Whether frames are part of the page; a preview of another page is not. */
  iframes?: boolean;
  /** The scanned part: an open dialog, if the screen behind it has its own scan. */
  within?: string;
}

interface Themes {
  /** Whether only the present theme is scanned, because another test scans the other. */
  oneTheme?: boolean;
}

interface Restored {
  /**
   * Whether theme and motion are restored. A sweep continues in the second theme without motion, because each
   * change draws the whole page again.
   */
  restored?: boolean;
}

interface Settled {
  theme: "light" | "dark";
  /** Whether the page has motion. */
  moves: boolean;
  hasAxe: boolean;
}

/** Expects no violations in both themes; fails with the rule, its help and the elements. */
export async function expectNoAxeViolations(
  page: Page,
  { iframes = true, within, restored = true, oneTheme = false }: Scanned & Restored & Themes = {},
): Promise<void> {
  const { theme: first, moves, hasAxe } = await page.evaluate(settlePage);
  // Without motion, because a half faded element has other colours.
  if (moves) {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(settlePage);
  }
  if (!hasAxe) await page.evaluate(source);
  for (const frame of page.frames()) if (frame !== page.mainFrame()) await loadAxe(frame);
  const scanned = { iframes, ...(within === undefined ? {} : { within }) };
  const second = first === "light" ? "dark" : "light";
  const all = await page.evaluate(scan, { ...scanned, runOnly: everything });
  const inSecond: string[] = [];
  if (!oneTheme) {
    await page.emulateMedia({ colorScheme: second });
    inSecond.push(...(await page.evaluate(scan, { ...scanned, runOnly: colours })));
  }
  if (restored || moves)
    await page.emulateMedia({ colorScheme: null, ...(moves ? { reducedMotion: null } : {}) });
  if (restored) await page.evaluate(restoreMotion);
  const lines = [
    ...all.map((each) => `in the ${first}: ${each}`),
    ...inSecond.map((each) => `in the ${second}: ${each}`),
  ];
  if (lines.length > 0) throw new Error(`axe on ${page.url()}\n${lines.join("\n")}`);
}

/** Once for each document, because parsing its 500 kB takes as long as scanning a small page. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
}

type Axe = typeof axe & { _cache: { set(key: string, value: unknown): void } };

// Runs in the page, where axe's own source has set the global.
async function scan({ within, ...options }: axe.RunOptions & Scanned): Promise<string[]> {
  const { axe: loaded } = window as unknown as { axe: Axe };

  /**
   * Leaves the page behind a modal dialog out of axe's tree and grid, which take three quarters of a scan. Nothing in
   * it can be read or pressed.
   */
  function leaveOutBehind(kept: readonly Element[]): () => void {
    const above = new Set<Node>();
    for (const each of kept)
      for (
        let at = each.parentElement;
        at && at !== document.documentElement;
        at = at.parentElement
      )
        above.add(at);
    const isSeen = (node: Node) => above.has(node) || kept.some((each) => each.contains(node));
    for (const node of above) {
      const childNodes = [...node.childNodes].filter(isSeen);
      Object.defineProperty(node, "childNodes", { configurable: true, value: childNodes });
    }
    const walk = document.createTreeWalker.bind(document);
    document.createTreeWalker = (root, what) =>
      walk(root, what, (node) =>
        isSeen(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
      );
    return () => {
      for (const node of above) Reflect.deleteProperty(node, "childNodes");
      Reflect.deleteProperty(document, "createTreeWalker");
    };
  }

  const kept = within && document.querySelector("dialog:modal") ? within : undefined;
  const seeAll = kept ? leaveOutBehind([...document.querySelectorAll(kept)]) : () => {};
  // axe takes joined Arabic letters for icons and skips their colours; no font here has icons.
  loaded._cache.set("fonts", new Proxy({}, { get: () => ({ occurrences: 3, numLigatures: 0 }) }));
  const { violations } = await loaded
    .run(within ?? document, {
      ...options,
      resultTypes: ["violations"],
      elementRef: true,
      // By default it would fetch all style sheets again, for rules that do not run.
      preload: { assets: ["media"] },
    })
    .finally(seeAll);
  const markupOf = ({ element, target }: axe.NodeResult) =>
    element?.outerHTML.slice(0, 300) ?? target.join(" ");
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(markupOf).join("\n  ")}`,
  );
}

/**
 * Scrolls to the top and ends animations, because a covered or growing element counts as a small target.
 * Later changes of colours have no transition.
 */
async function settlePage(): Promise<Settled> {
  const applies = (query: string) => matchMedia(query).matches;
  const theme = applies("(prefers-color-scheme: dark)") ? "dark" : "light";
  const moves = !applies("(prefers-reduced-motion: reduce)");
  scrollTo({ top: 0, behavior: "instant" });
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5000);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const page = window as Window & { still?: CSSStyleSheet };
  if (!page.still) {
    page.still = new CSSStyleSheet();
    page.still.replaceSync("*, ::before, ::after { transition: none !important }");
    document.adoptedStyleSheets.push(page.still);
  }
  return { theme, moves, hasAxe: "axe" in window };
}

function restoreMotion(): void {
  // Forces the restored colours before transitions are possible.
  document.body.getBoundingClientRect();
  const page = window as Window & { still?: CSSStyleSheet };
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page.still);
  delete page.still;
}
