import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { supportedBrowsers } from "../../../scripts/lib/supported-browsers.ts";

const data = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");

/** What browsers know since when, as MDN tells it. */
export const { css, javascript, api } = JSON.parse(readFileSync(data, "utf8")) as CompatData;

/** How MDN calls the engines of the list. */
const names = {
  safari: "safari",
  ios: "safari_ios",
  chrome: "chrome",
  firefox: "firefox",
} as const;

const oldest = supportedBrowsers.map((browser) => {
  const [, name, version = ""] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return { name: names[name as keyof typeof names], version };
});

function isBy(added: string, version: string): boolean {
  const [a = 0, b = 0] = added.replace("≤", "").split(".").map(Number);
  const [c = 0, d = 0] = version.split(".").map(Number);
  return a < c || (a === c && b <= d);
}

const holds = (said: SimpleSupportStatement, version: string) =>
  typeof said.version_added === "string" &&
  isBy(said.version_added, version) &&
  !said.flags &&
  !(typeof said.version_removed === "string" && isBy(said.version_removed, version));

/**
 * The supported browsers that lack a feature, by its place in the data.
 * @param isPrefixed whether the feature stands beside itself with that prefix
 */
export function lackedBy(
  { __compat: compat }: Identifier,
  isPrefixed: (prefix: string) => boolean = () => false,
): string[] {
  if (!compat) return [];
  return oldest
    .filter(({ name, version }) => {
      const said = compat.support[name];
      return ![said ?? []]
        .flat()
        .some(
          (each) =>
            !each.alternative_name &&
            (!each.prefix || isPrefixed(each.prefix)) &&
            holds(each, version),
        );
    })
    .map(({ name }) => name);
}

/** A feature's parts, without what is said of itself. */
export const partsOf = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter((part): part is [string, Identifier] => part[0] !== "__compat");

/** What stands between the first signs for code of a feature's description. */
export const writtenAs = (feature: Identifier): string[] =>
  [...(feature.__compat?.description ?? "").matchAll(/<code>(.*?)<\/code>/g)].map(
    ([, text = ""]) => text,
  );
