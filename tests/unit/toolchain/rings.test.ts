import { describe, expect, it } from "vitest";
import { findRings } from "../../../scripts/lint/rings.ts";
import { readSource } from "../../../scripts/lint/source.ts";

const ringsOf = (modules: Record<string, string>) =>
  findRings(Object.entries(modules).map(([path, code]) => readSource(path, code)));

describe("modules with circular imports", () => {
  it("are reported as one ring", () => {
    const found = ringsOf({
      "web/a.tsx": `import "../domain/id.ts"; import { b } from "./b.tsx";`,
      "web/b.tsx": `export { c } from "./c.tsx";`,
      "web/c.tsx": `import { type A, a } from "./a.tsx";`,
      "web/d.tsx": `import { a } from "./a.tsx";`,
      "domain/id.ts": "export const id = 1;",
    });
    expect(found).toEqual([
      {
        path: "web/a.tsx",
        line: 1,
        message: expect.stringContaining("web/a.tsx → web/b.tsx → web/c.tsx → web/a.tsx"),
      },
    ]);
  });

  it("are reported for each ring", () => {
    const found = ringsOf({
      "domain/a.ts": `import "./b.ts";`,
      "domain/b.ts": `import "./a.ts";`,
      "scripts/c.mjs": `import "./c.mjs";`,
    });
    expect(found.map(({ path }) => path)).toEqual(["domain/a.ts", "scripts/c.mjs"]);
  });

  it("may import each other's types, and each other lazily", () => {
    const modules = {
      "web/a.ts": `import { b } from "./b.ts"; export type A = 1;`,
      "web/b.ts": `import type { A } from "./a.ts"; export const b = () => import("./a.ts");`,
    };
    expect(ringsOf(modules)).toEqual([]);
  });

  it("need a module to check", () => {
    expect(ringsOf({ "web/a.ts": "export const a = 1;" })).toEqual([
      expect.objectContaining({ message: expect.stringContaining("finds nothing to check") }),
    ]);
  });
});
