import { describe, expect, it } from "vitest";
import { newerCode } from "../../support/emitted/newer-code.ts";
import { newerCss } from "../../support/emitted/newer-css.ts";

const featuresOf = (style: string) => [...newerCss(style).keys()];

describe("a style sheet for the supported browsers", () => {
  it.each([
    ["a property", ".a { field-sizing: content }", "field-sizing"],
    [
      "a value",
      ".a { display: grid; grid-template-columns: subgrid }",
      "grid-template-columns: subgrid",
    ],
    ["a value among others", ".a { display: inline grid-lanes }", "display: grid-lanes"],
    ["a function", ".a { color: light-dark(red, blue) }", "light-dark()"],
    ["a function inside another", ".a { width: calc(1px * round(2.5, 1)) }", "round()"],
    ["a function in a custom property", ":root { --a: light-dark(red, blue) }", "light-dark()"],
    ["a colour made of another", ".a { color: oklch(from red l c h) }", "oklch(from)"],
    ["a unit", ".a { margin-top: 1cap }", "1cap"],
    ["a selector", ".a:user-invalid { color: red }", ":user-invalid"],
    ["a rule inside another", ".a { &:hover { color: red } }", "&"],
    ["a rule", "@starting-style { .a { opacity: 0 } }", "@starting-style"],
    ["a condition", "@media (scripting: none) { .a { color: red } }", "@media (scripting)"],
    [
      "a question about style",
      "@container style(--a: 1) { .a { color: red } }",
      "@container style()",
    ],
    [
      "a property that some know only with a prefix",
      ".a { backdrop-filter: blur(2px) }",
      "backdrop-filter",
    ],
  ])("is refused with %s missing in one of them", (_, style, feature) => {
    expect(featuresOf(style)).toContain(feature);
  });

  it("names the browsers without the feature", () => {
    expect(
      newerCss(".a { grid-template-columns: subgrid }").get("grid-template-columns: subgrid"),
    ).toEqual(["chrome"]);
  });

  it.each([
    "@supports (grid-template-columns: subgrid) { .a { grid-template-columns: subgrid } }",
    "@supports (grid-template-columns:subgrid) { @media (width >= 40rem) { .a { grid-template-columns: subgrid } } }",
    "@supports selector(:popover-open) { .a:popover-open { color: red } }",
    ".a { color: red; color: light-dark(red, blue) }",
    ".a { -webkit-backdrop-filter: blur(2px); backdrop-filter: blur(2px) }",
    ".a { text-align: -webkit-match-parent; text-align: match-parent }",
    ".a::-webkit-scrollbar { display: none }",
    '.a::before { content: "light-dark(a, b) 1cap"; background: url(a-1cap.png) }',
    String.raw`.w-1\/2:hover, .open\:user-invalid { inset-inline: 0; min-height: 100dvh }`,
    ".a:has(> .b) { color: color-mix(in oklab, red 20%, oklch(50% 0.1 20)) }",
  ])("may contain %s", (style) => {
    expect(featuresOf(style)).toEqual([]);
  });

  it("counts only the same feature in @supports, without «not»", () => {
    const refused = ["grid-template-columns: subgrid"];
    const rule = ".a { grid-template-columns: subgrid }";
    expect(featuresOf(`@supports (field-sizing: content) { ${rule} }`)).toEqual(refused);
    expect(featuresOf(`@supports not (grid-template-columns: subgrid) { ${rule} }`)).toEqual(
      refused,
    );
  });
});

describe("code for the supported browsers", () => {
  it.each([
    ["a regular expression with sets", "/[a--b]/v", "Invalid regular expression flag"],
    ["one made of a text", "new RegExp(`[a--b]`, `v`)", "Invalid regular expression flag"],
    ["modifiers in one", "/(?i:a)b/", "Invalid group"],
    ["two groups of a name", "/(?<a>x)|(?<a>y)/", "Duplicate capture group"],
    ["resource management", "using file = open()", "Unexpected token"],
    ["attributes of an import", 'import a from "a" with { type: "json" }', "Unexpected token"],
    ["decorators", "@sealed class A {}", "Unexpected character"],
    ["a new function", "Object.groupBy(a, b)", "Object.groupBy"],
    ["a new function of Intl", "new Intl.DurationFormat()", "Intl.DurationFormat"],
    ["a new global", "f(new Float16Array(2))", "Float16Array"],
    ["one as a property of window", "window.URLPattern.prototype", "URLPattern"],
    [
      "one checked only by another function",
      "const a = () => URL.parse?.(b); const c = () => URL.parse(d)",
      "URL.parse",
    ],
  ])("is refused with %s", (_, code, fault) => {
    expect(newerCode(code).join()).toContain(fault);
  });

  it.each([
    "class A { static #a = 1; static { A.#a ??= 2 } has(a) { return #a in a } }",
    "const [a] = await import(`a`); export { a }",
    "/(?<=a)(?<b>\\p{L})/dgsu.exec(a).groups.b",
    "[1].toSorted().at(-1); structuredClone(a); Array.from(b)",
    "const a = b => URL.parse ? URL.parse(b) : new URL(b)",
    'if (typeof Temporal !== "undefined") Temporal.Now',
    "try { f(Promise.withResolvers()) } catch {}",
    "Error.captureStackTrace ??= () => {}; class A { constructor() { Error.captureStackTrace(this) } }",
    "const a = { URLPattern: 1, Temporal() {} }; a.Temporal(`new Float16Array`)",
  ])("may contain %s", (code) => {
    expect(newerCode(code)).toEqual([]);
  });
});
