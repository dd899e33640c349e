import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoHeaders, headersFile, withPolicy } from "../../../scripts/prerender/headers.ts";

const page = readFileSync("demo/index.html", "utf8");
/** The rules of a `_headers` file by their address. */
const rulesOf = (file: string) =>
  new Map(
    file.split(/\n(?=\/)/).map((rule) => [rule.split("\n")[0] ?? "", rule.split("\n").slice(1)]),
  );

describe("the permission to compile WebAssembly", () => {
  it.each([
    ["the product", headersFile([])],
    ["the demo by itself", demoHeaders],
  ])("belongs only to the workers that run SQLite, in %s", (_, file) => {
    const able = [...rulesOf(file)].filter(([, lines]) =>
      lines.join().includes("wasm-unsafe-eval"),
    );
    const rule = expect.arrayContaining([
      "  ! Content-Security-Policy",
      "  Content-Security-Policy: default-src 'none'; script-src 'wasm-unsafe-eval'",
    ]);
    expect(able).toEqual([
      ["/assets/demo-server-*", rule],
      ["/assets/health-connect-worker-*", rule],
    ]);
  });
});

describe("the demo's page", () => {
  const [, policy = ""] = /content-security-policy" content="([^"]*)"/.exec(withPolicy(page)) ?? [];

  it("contains its policy before its links and styles", () => {
    const html = withPolicy(page);
    expect(html.indexOf("content-security-policy")).toBeLessThan(html.indexOf("<link"));
    expect(html.indexOf("content-security-policy")).toBeLessThan(html.indexOf("<style"));
  });

  it("runs only its own files, compiles nothing, and allows its inline style", () => {
    const directives = new Map(
      policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)]),
    );
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("script-src")).toEqual(["'self'"]);
    expect(directives.get("connect-src")).toEqual(["'self'"]);
    expect(directives.get("style-src")).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    // A page's own policy cannot forbid framing.
    expect(directives.has("frame-ancestors")).toBe(false);
  });
});
