import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtClient } from "../../scripts/lib/build.ts";
import { builtPages } from "./built-client.ts";

/** Cloudflare's limits of a `_headers` file; the rest is dropped without an error. */
const maxRules = 100;
const maxLineLength = 2000;

const read = (file: string) => readFileSync(join(builtClient, file), "utf8");

const policies = new Map(
  Object.entries(JSON.parse(read("pages/policies.json")) as Record<string, string[]>).flatMap(
    ([policy, paths]) => paths.map((path) => [path, policy] as const),
  ),
);

/** Hashes of a page's inline code, required in its policy. */
const hashesIn = (html: string): string[] =>
  [...html.matchAll(/<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g)]
    .filter(([tag]) => !/type="application\/(ld\+)?json"/.test(tag))
    .map(([, , text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);

describe("the headers of built files", () => {
  it("leave room for many more pages", () => {
    const lines = read("_headers").split("\n");
    const rules = lines.filter((line) => /^\S/.test(line));
    expect(rules.length).toBeLessThan(20);
    expect(rules.length).toBeLessThanOrEqual(maxRules);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(maxLineLength);
  });

  it("name every page's policy, and no other", () => {
    expect(builtPages.length).toBeGreaterThan(50);
    expect([...policies.keys()].sort()).toEqual([...builtPages].sort());
  });

  it.each(builtPages)("allow a page its inline code, and no other: %s", (path) => {
    const policy = policies.get(path) ?? "";
    const told = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(new Set(told)).toEqual(new Set(hashesIn(read(path))));
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain("unsafe");
  });

  it("close other static files, except the privacy policy", () => {
    const rules = read("_headers").split(/\n(?=\/)/);
    expect(rules[0]).toMatch(/^\/\*\n/);
    expect(rules[0]).toContain("default-src 'none'");
    const [privacy] = rules.filter((rule) => rule.startsWith("/privacy-policy.html"));
    for (const hash of hashesIn(read("privacy-policy.html"))) expect(privacy).toContain(hash);
  });
});

it.each(builtPages)("no built page has the clock of another day: %s", (path) => {
  expect(read(path)).not.toContain("page-clock");
});
