import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { supportedBrowsers } from "../../scripts/lib/supported-browsers.ts";
import { builtScripts, builtStyles } from "../support/emitted/built-code.ts";
import { asksFor, newerCode } from "../support/emitted/newer-code.ts";
import { newerCss } from "../support/emitted/newer-css.ts";

/** Members that no supported browser need have, and whose thing is not seen in the code: nothing may call them. */
const missing: Record<string, RegExp> = {
  "Iterator helpers": /\.values\(\)\.(map|filter|take|drop|toArray)\(/,
  "Set methods": /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection)\(/,
};

/** Members that only some have: they may be called where the same file asks for them first. */
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

/** What of a style only some browsers know, and what the others show instead. */
const without: Record<string, string> = {
  cursor: "an iPhone has no pointer",
  resize: "a phone has no handle for it",
  "::selection": "selected text in the iPhone's own colour",
  "text-size-adjust": "only phones enlarge text by themselves, and iPhones know it with the prefix",
  "text-wrap": "lines of a heading or of chips as long as they come",
  "scrollbar-width": "a bar below what scrolls, where there is one at all",
  "overflow-clip-margin": "the room that a placeholder has within its box",
  "field-sizing": "filters as wide as their longest choice; text boxes grow by grow-with-text.ts",
  "content-visibility": "long lists are drawn whole at once",
  "contain-intrinsic-size": "goes with content-visibility",
  "overflow-anchor": "nothing to switch off where nothing is anchored",
  ":popover-open":
    "stands with [open] in :is(), and the toasts have a rule of their own by @supports",
  ":open": "stands with [open] in :is()",
  "@page": "the paper that the print dialog has chosen",
  size: "the paper that the print dialog has chosen",
};

const isAllowed = (feature: string) =>
  feature in without || feature.slice(0, feature.indexOf(": ")) in without;

describe(`the built code runs in ${supportedBrowsers.join(", ")}`, () => {
  it("and is all looked at", () => {
    expect(builtScripts.length).toBeGreaterThan(100);
    expect(builtStyles.length).toBeGreaterThan(5);
    const names = builtScripts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["embed.js", "service-worker.js"]));
    expect(names.some((name) => name.startsWith("pages/"))).toBe(true);
  });

  it("without newer syntax, things and functions that nothing asks for", () => {
    const found = builtScripts.map(({ name, code }) => ({ name, newer: newerCode(code) }));
    expect(found.filter(({ newer }) => newer.length > 0)).toEqual([]);
  });

  it.each(Object.entries(missing))("without %s", (_, pattern) => {
    expect(builtScripts.filter(({ code }) => pattern.test(code)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it.each(asked)("and asks for %s before it is used", (name) => {
    const uses = builtScripts.filter(({ code }) => new RegExp(`\\b${name}\\b`).test(code));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter(({ code }) => !asksFor(name, code)).map((each) => each.name)).toEqual([]);
  });

  const ofStyles = builtStyles.flatMap(({ name, code }) =>
    [...newerCss(code)].map(([feature, lacking]) => ({ name, feature, lacking })),
  );

  it("and its styles say nothing newer that is missed", () => {
    expect(ofStyles.filter(({ feature }) => !isAllowed(feature))).toEqual([]);
  });

  it.each(Object.keys(without))("%s is still among what some lack", (listed) => {
    const found = ofStyles.map(({ feature }) => feature);
    expect(found.some((each) => each === listed || each.startsWith(`${listed}: `))).toBe(true);
  });

  it("as the README says", () => {
    const readme = readFileSync("README.md", "utf8");
    expect(readme).toContain("iOS 16.4, Chrome 111, Firefox 128 or newer");
  });
});
