import { describe, expect, it } from "vitest";
import { findCrossings } from "../../../scripts/lint/boundaries.ts";
import { findUnusedExports } from "../../../scripts/lint/exports.ts";
import { findMissingExports, withGlobs } from "../../../scripts/lint/globs.ts";
import { findRings } from "../../../scripts/lint/rings.ts";
import { readSource } from "../../../scripts/lint/source.ts";

const read = (files: Record<string, string>) =>
  withGlobs(Object.entries(files).map(([path, code]) => readSource(path, code)));

const everyData = `import.meta.glob(["./*/**/data.ts", "!./home/data.ts"], { eager: true, import: "data" });`;

describe("files imported by a glob", () => {
  it("are imports of the importer, except excluded ones", () => {
    const sources = read({
      "web/trainee/every-data.ts": everyData,
      "web/trainee/data.ts": "export const data = 0;",
      "web/trainee/home/data.ts": "export const data = 1;",
      "web/trainee/steps/data.ts": "export const data = 2;",
      "web/trainee/diet/meals/data.ts": "export const data = 3;",
    });
    expect(sources[0]?.imports).toMatchObject([
      { target: "web/trainee/steps/data.ts", names: ["data"], lazy: false },
      { target: "web/trainee/diet/meals/data.ts", names: ["data"], lazy: false },
    ]);
    const unused = findUnusedExports(sources, {}).map(({ path }) => path);
    expect(unused).toEqual(["web/trainee/data.ts", "web/trainee/home/data.ts"]);
  });

  it("are refused without the imported export", () => {
    const lacking = findMissingExports(
      read({
        "web/trainee/every-data.ts": everyData,
        "web/trainee/steps/data.ts": "export const reads = [];",
      }),
    );
    expect(lacking).toMatchObject([
      { path: "web/trainee/steps/data.ts", message: expect.stringContaining("exports no data") },
    ]);
  });

  it("are refused in another area, and in a ring with the importer", () => {
    const [taking] = read({
      "web/trainee/a.ts": `import.meta.glob("../admin/*/screen.tsx", { import: "default" });`,
      "web/admin/chat/screen.tsx": "export default function Screen() {}",
    });
    expect(taking && findCrossings(taking)).toMatchObject([
      { message: expect.stringContaining("web/trainee never reaches web/admin") },
    ]);
    const ring = read({
      "web/a.ts": `export const one = 1; import.meta.glob("./b/c.ts", { eager: true });`,
      "web/b/c.ts": `import { one } from "../a.ts"; export const two = one;`,
    });
    expect(findRings(ring)).toHaveLength(1);
  });

  it("are no imports if only their texts are read", () => {
    const [taking] = read({
      "tests/a.ts": `import.meta.glob("../domain/*.ts", { query: "?raw" });`,
      "domain/b.ts": "export const b = 1;",
    });
    expect(taking?.imports).toEqual([]);
  });
});
