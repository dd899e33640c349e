import { runInNewContext } from "node:vm";
import { parse } from "acorn";
import { describe, expect, it } from "vitest";
import { documentOf } from "../../../scripts/prerender/document.ts";

const html = documentOf({
  name: "page",
  locale: "en",
  direction: "ltr",
  title: "Miran",
  description: "",
  noScript: "",
  oldBrowser: "This browser is too old.",
  headScript: "",
  body: "<main>Sign in</main>",
  font: "/assets/font.woff2",
  style: "",
  entry: "/assets/entry.js",
  soon: [],
  next: [],
});
const [, first = ""] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];

/** The content of a page after its first script, in a browser with these globals. */
function shownBy(globals: object, isWellFormed: boolean): string[] {
  const shown = ["Sign in"];
  const page = {
    window: globals,
    addEventListener: (_type: string, work: () => void) => work(),
    document: {
      createElement: () => ({ textContent: "" }),
      body: {
        set innerHTML(text: string) {
          shown.splice(0, shown.length, ...(text ? [text] : []));
        },
        appendChild: ({ textContent }: { textContent: string }) => void shown.push(textContent),
      },
    },
  };
  const without = isWellFormed ? "" : "delete String.prototype.isWellFormed;";
  runInNewContext(without + first, page);
  return shown;
}

describe("a page of the build", () => {
  it("shows its content in a supported browser", () => {
    expect(shownBy({ CSSPropertyRule: class {} }, true)).toEqual(["Sign in"]);
  });

  it("shows one sentence in an older one", () => {
    expect(shownBy({}, true)).toEqual(["This browser is too old."]);
    expect(shownBy({ CSSPropertyRule: class {} }, false)).toEqual(["This browser is too old."]);
  });

  it("uses a script that such a browser can parse", () => {
    expect(() => parse(first, { ecmaVersion: 5 })).not.toThrow();
  });
});
