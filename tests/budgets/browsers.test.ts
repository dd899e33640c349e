import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { supportedBrowsers } from "../../scripts/lib/supported-browsers.ts";
import { builtScripts, builtStyles } from "../support/emitted/built-code.ts";
import { newerCode, testsFor } from "../support/emitted/newer-code.ts";
import { newerCss } from "../support/emitted/newer-css.ts";

/** Members missing in supported browsers, found by pattern because their receiver is unknown. */
const missing: Record<string, RegExp> = {
  "Iterator helpers": /\.values\(\)\.(map|filter|take|drop|toArray)\(/,
  "Set methods": /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection)\(/,
};

/** Members that only some browsers have; the same file must detect them first. */
const asked = [
  "canParse",
  "Segmenter",
  "cookieStore",
  "requestIdleCallback",
  "setAppBadge",
  "showPopover",
  "fromBase64",
  "wakeLock",
  "checkVisibility",
];

/** Styles that only some browsers know, and the effect in others. */
const without: Record<string, string> = {
  cursor: "an iPhone has no pointer",
  resize: "a phone has no handle for it",
  "::selection": "selected text in the iPhone's own colour",
  "text-size-adjust": "only phones enlarge text by themselves, and iPhones know it with the prefix",
  "text-wrap": "unbalanced lines of a heading or of chips",
  "scrollbar-width": "a visible bar below scrolling areas",
  "overflow-clip-margin": "less room for a placeholder within its box",
  "field-sizing": "filters as wide as their longest choice; text boxes grow by grow-with-text.ts",
  "content-visibility": "long lists are rendered completely at once",
  "contain-intrinsic-size": "goes with content-visibility",
  "overflow-anchor": "no anchoring to switch off",
  ":popover-open": "combined with [open] in :is(); toasts have a separate rule by @supports",
  ":open": "combined with [open] in :is()",
  "@page": "the print dialog's paper",
  size: "the print dialog's paper",
};

const isAllowed = (feature: string) =>
  feature in without || feature.slice(0, feature.indexOf(": ")) in without;

describe(`the built code runs in ${supportedBrowsers.join(", ")}`, () => {
  it("and is read completely", () => {
    expect(builtScripts.length).toBeGreaterThan(100);
    expect(builtStyles.length).toBeGreaterThan(5);
    const names = builtScripts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["embed.js", "service-worker.js"]));
    expect(names.some((name) => name.startsWith("pages/"))).toBe(true);
  });

  it("without newer syntax, globals and functions, unless feature-detected", () => {
    const found = builtScripts.map(({ name, code }) => ({ name, newer: newerCode(code) }));
    expect(found.filter(({ newer }) => newer.length > 0)).toEqual([]);
  });

  it.each(Object.entries(missing))("without %s", (_, pattern) => {
    expect(builtScripts.filter(({ code }) => pattern.test(code)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it.each(asked)("and detects %s before its use", (name) => {
    const uses = builtScripts.filter(({ code }) => new RegExp(`\\b${name}\\b`).test(code));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter(({ code }) => !testsFor(name, code)).map((each) => each.name)).toEqual([]);
  });

  const ofStyles = builtStyles.flatMap(({ name, code }) =>
    [...newerCss(code)].map(([feature, lacking]) => ({ name, feature, lacking })),
  );

  it("and its styles use newer features only from the list", () => {
    expect(ofStyles.filter(({ feature }) => !isAllowed(feature))).toEqual([]);
  });

  it.each(Object.keys(without))("%s is still newer than some supported browser", (listed) => {
    const found = ofStyles.map(({ feature }) => feature);
    expect(found.some((each) => each === listed || each.startsWith(`${listed}: `))).toBe(true);
  });

  it("as the README says", () => {
    const readme = readFileSync("README.md", "utf8");
    expect(readme).toContain("iOS 16.4, Chrome 111, Firefox 128 or newer");
  });
});
