import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { supportedBrowsers } from "../../../scripts/lib/supported-browsers.ts";

const data = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");

/** MDN's data of browsers' versions for each feature. */
export const { css, javascript, api } = JSON.parse(readFileSync(data, "utf8")) as CompatData;

/** MDN's names of the supported browsers. */
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

function isSince(added: string, version: string): boolean {
  const [a = 0, b = 0] = added.replace("≤", "").split(".").map(Number);
  const [c = 0, d = 0] = version.split(".").map(Number);
  return a < c || (a === c && b <= d);
}

const isSupported = (support: SimpleSupportStatement, version: string) =>
  typeof support.version_added === "string" &&
  isSince(support.version_added, version) &&
  !support.flags &&
  !(typeof support.version_removed === "string" && isSince(support.version_removed, version));

/**
 * The supported browsers without a feature of MDN's data.
 * @param isPrefixed whether the code also has the feature with a prefix
 */
export function browsersWithout(
  { __compat: compat }: Identifier,
  isPrefixed: (prefix: string) => boolean = () => false,
): string[] {
  if (!compat) return [];
  return oldest
    .filter(({ name, version }) => {
      const support = compat.support[name];
      return ![support ?? []]
        .flat()
        .some(
          (each) =>
            !each.alternative_name &&
            (!each.prefix || isPrefixed(each.prefix)) &&
            isSupported(each, version),
        );
    })
    .map(({ name }) => name);
}

/** The parts of a feature, without its own data. */
export const partsOf = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter((part): part is [string, Identifier] => part[0] !== "__compat");

/** The code in a feature's description. */
export const codeOf = (feature: Identifier): string[] =>
  [...(feature.__compat?.description ?? "").matchAll(/<code>(.*?)<\/code>/g)].map(
    ([, text = ""]) => text,
  );
