import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { builtClient } from "../../../scripts/lib/build.ts";

interface BuiltCode {
  name: string;
  code: string;
}

const files = (pattern: string): BuiltCode[] =>
  globSync(pattern, { cwd: builtClient }).map((name) => ({
    name,
    code: readFileSync(join(builtClient, name), "utf8"),
  }));

const pages = files("**/*.html");

/** Inline code of pages between two tags, each once, under the name of its first page. */
function inPages(tag: "script" | "style"): BuiltCode[] {
  const between = new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, "g");
  const first = new Map<string, string>();
  for (const { name, code } of pages) {
    for (const [, text = ""] of code.matchAll(between)) {
      if (text && !first.has(text)) first.set(text, name);
    }
  }
  return [...first].map(([code, name]) => ({ name, code }));
}

/** All scripts for a browser, in files and in pages. */
export const builtScripts = [...files("**/*.js"), ...inPages("script")];

export const builtStyles = [...files("**/*.css"), ...inPages("style")];
