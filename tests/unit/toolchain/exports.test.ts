import { describe, expect, it } from "vitest";
import { findUnusedExports } from "../../../scripts/lint/exports.ts";
import { withGlobs } from "../../../scripts/lint/globs.ts";
import { readSource } from "../../../scripts/lint/source.ts";

const unused = (modules: Record<string, string>, allowed: Record<string, string> = {}) =>
  findUnusedExports(
    withGlobs(Object.entries(modules).map(([path, code]) => readSource(path, code))),
    allowed,
  ).map(({ path, message }) => `${path} ${message.split(":")[0]}`);

const rule = "domain/steps.ts";
const steps = "export const goal = 1; export function paceOf() {} export type Pace = 1;";

describe("unused exports", () => {
  it("are refused by name, with a remedy", () => {
    const sources = [readSource(rule, `export const goal = 1;\n\nexport const other = goal;`)];
    expect(findUnusedExports(sources, {})).toEqual([
      { path: rule, line: 1, message: expect.stringContaining("exports goal: nothing but") },
      { path: rule, line: 3, message: expect.stringContaining("allowed-exports.ts") },
    ]);
  });

  it.each([
    ["by name", `import { goal, paceOf as pace, type Pace } from "../domain/steps.ts";`],
    [
      "as a whole",
      `import * as all from "../domain/steps.ts"; all.goal; all.paceOf(); let a: all.Pace;`,
    ],
    ["as a whole, untraceably", `import * as all from "../domain/steps.ts"; f(all);`],
    [
      "lazily",
      `const { goal, paceOf } = await import("../domain/steps.ts"); type P = import("../domain/steps.ts").Pace;`,
    ],
    ["lazily, by then()", `import("../domain/steps.ts").then(({ goal, paceOf, Pace }) => 1);`],
  ])("do not include those imported %s", (_, code) =>
    expect(unused({ [rule]: steps, "web/a.ts": code })).toEqual([]),
  );

  it.each([
    ["some by name", `import { goal } from "../domain/steps.ts";`],
    ["a part of the whole", `import * as all from "../domain/steps.ts"; all.goal;`],
    ["one lazily", `const goal = (await import("../domain/steps.ts")).goal;`],
  ])("include the rest if a module imports %s", (_, code) =>
    expect(unused({ [rule]: steps, "web/a.ts": code })).toEqual([
      `${rule} exports paceOf`,
      `${rule} exports Pace`,
    ]),
  );

  it("include the types if a module imports every file of a pattern", () => {
    const code = `const all = import.meta.glob("../domain/**/*.ts", { eager: true });`;
    expect(unused({ [rule]: steps, "worker/a.ts": code })).toEqual([`${rule} exports Pace`]);
    const elsewhere = code.replace("domain", "demo");
    expect(unused({ [rule]: steps, "worker/a.ts": elsewhere })).toHaveLength(3);
    expect(unused({ [rule]: steps, "tests/a.test.ts": code })).toHaveLength(3);
  });

  it("are found through re-exports", () => {
    const passing = { [rule]: steps, "domain/all.ts": `export * from "./steps.ts";` };
    const named = { ...passing, "domain/few.ts": `export { goal as aim } from "./all.ts";` };
    expect(unused({ ...named, "web/a.ts": `import { aim } from "../domain/few.ts";` })).toEqual([
      `${rule} exports paceOf`,
      `${rule} exports Pace`,
    ]);
    expect(unused(named)).toContain("domain/few.ts exports aim");
  });

  it("include product code called only by tests, but neither types nor tools", () => {
    const test = `import { goal, paceOf, type Pace } from "../domain/steps.ts"; import { a } from "../scripts/a.ts";`;
    expect(
      unused({ [rule]: steps, "scripts/a.ts": "export const a = 1;", "tests/a.test.ts": test }),
    ).toEqual([`${rule} exports goal`, `${rule} exports paceOf`]);
  });

  it("are allowed with a reason, as long as it is needed", () => {
    const modules = { [rule]: "export const goal = 1;" };
    expect(unused(modules, { [`${rule}#goal`]: "started by name" })).toEqual([]);
    expect(unused(modules, { [`${rule}#goal`]: "x", [`${rule}#pace`]: "x" })).toEqual([
      `scripts/lint/allowed-exports.ts ${rule}#pace needs no reason`,
    ]);
  });

  it("need a source to check", () => {
    expect(unused({ "web/a.ts": "f();" })).toEqual([
      "scripts/lint/exports.ts finds nothing to check",
    ]);
  });
});
