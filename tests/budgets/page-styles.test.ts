import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { builtClient } from "../../scripts/lib/build.ts";
import { builtPages } from "./built-client.ts";

const pages = builtPages.filter((path) => !path.endsWith("privacy-policy.html"));

const appStyle = (() => {
  const assets = join(builtClient, "assets");
  const [name, ...more] = readdirSync(assets).filter((file) => /^app-.*\.css$/.test(file));
  if (!name || more.length > 0) throw new Error("the app should have exactly one style sheet");
  return readFileSync(join(assets, name), "utf8");
})();

/** Class names with rules in a sheet. */
const classesOf = (style: string): Set<string> =>
  new Set(
    [...style.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
      name.replaceAll(/\\(.)/g, "$1"),
    ),
  );

const ofApp = classesOf(appStyle);

/** Bytes sent before the server waits for an acknowledgement: ten segments of 1,460, less a page's headers. */
const maxBytes = 14_600 - 1_450;

describe("a page before its app", () => {
  it.each(builtPages)(
    "fits into the first packets, which saves a slow phone a round trip: %s",
    (page) => {
      const html = readFileSync(join(builtClient, page));
      expect(gzipSync(html, { level: 9 }).byteLength).toBeLessThan(maxBytes);
    },
  );

  it("is one of many, and the app's style has rules for their classes", () => {
    expect(pages.length).toBeGreaterThan(50);
    for (const name of ["sr-only", "rounded-xl!", "lg:grid-cols-2", "gap-0.5"]) {
      expect(ofApp).toContain(name);
    }
  });

  // Otherwise the page shifts when the app's style is applied.
  it.each(pages)("has the style of all its elements: %s", (page) => {
    const html = readFileSync(join(builtClient, page), "utf8");
    const [, style = ""] = html.match(/<style id="page-style">([\s\S]*?)<\/style>/) ?? [];
    const own = classesOf(style);
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
      names.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/),
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => ofApp.has(name) && !own.has(name))).toEqual([]);
  });
});
