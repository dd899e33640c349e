import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtClient } from "../../scripts/lib/build.ts";
import { supportedBrowsers } from "../../scripts/lib/supported-browsers.ts";

/** What the oldest supported browsers lack, and nothing here may call. */
const missing: Record<string, RegExp> = {
  "URL.parse": /\bURL\.parse\(/,
  "Object.groupBy": /\bObject\.groupBy\b/,
  "Map.groupBy": /\bMap\.groupBy\b/,
  "Promise.withResolvers": /\bPromise\.withResolvers\b/,
  "Promise.try": /\bPromise\.try\b/,
  "Array.fromAsync": /\bArray\.fromAsync\b/,
  "AbortSignal.any": /\bAbortSignal\.any\b/,
  "RegExp.escape": /\bRegExp\.escape\b/,
  "Iterator helpers": /\bIterator\.(from|concat)\b|\.values\(\)\.(map|filter|take|drop|toArray)\(/,
  "Set methods": /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection)\(/,
  "Intl.DurationFormat": /\bIntl\.DurationFormat\b/,
  "a class of characters by sets": /\/[dgimsuy]*v[dgimsuy]*\.test\(/,
};

/** What only some of them know: it may stand where the same file asks for it first. */
const asked = [
  "canParse",
  "Temporal",
  "Segmenter",
  "cookieStore",
  "requestIdleCallback",
  "setAppBadge",
  "showPopover",
  "fromBase64",
  "wakeLock",
];

const guardOf = (name: string) =>
  new RegExp(
    `typeof [\\w.]*\\b${name}\\b|\\?\\.${name}\\b|\\b${name}\\?\\.|[\`"']${name}[\`"'] ?in\\b|\\b${name}(&&|\\?|\\|\\||\\)|:|===|==|!==)`,
  );

const assets = join(builtClient, "assets");
const scripts = [
  ...readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(assets, name)),
  join(builtClient, "service-worker.js"),
].map((path) => ({ name: path.slice(builtClient.length + 1), code: readFileSync(path, "utf8") }));

describe(`the built code runs in ${supportedBrowsers.join(", ")}`, () => {
  it("and is all looked at", () => expect(scripts.length).toBeGreaterThan(100));

  it.each(Object.entries(missing))("without %s", (_, pattern) => {
    expect(scripts.filter(({ code }) => pattern.test(code)).map(({ name }) => name)).toEqual([]);
  });

  it.each(asked)("and asks for %s before it is used", (name) => {
    const uses = scripts.filter(({ code }) => new RegExp(`\\b${name}\\b`).test(code));
    const unasked = uses.filter(({ code }) => !guardOf(name).test(code));
    expect(unasked.map((each) => each.name)).toEqual([]);
  });

  it("as the README says", () => {
    const readme = readFileSync("README.md", "utf8");
    expect(readme).toContain("iOS 16.4, Chrome 111, Firefox 128 or newer");
  });
});
