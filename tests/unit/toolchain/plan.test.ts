import { describe, expect, it } from "vitest";
import { planNamed } from "../../../scripts/test/plan.ts";

const names = ["generated", "lint", "build", "unit", "benches", "worker", "budgets", "e2e"];
const steps = names.map((name) => ({
  name,
  run: async () => ({ passed: 1, failed: 0, output: "" }),
  isDue: () => name !== "benches",
}));
const plan = (...asked: string[]) =>
  planNamed(steps, asked, "usage").map(({ step, files }) => [step.name, files]);

describe("the steps of npm test", () => {
  it("are all due ones by default", () => {
    expect(plan().map(([name]) => name)).toEqual(names.filter((name) => name !== "benches"));
  });

  it("can be named, due or not", () => {
    expect(plan("benches", "lint")).toEqual([
      ["generated", undefined],
      ["lint", undefined],
      ["benches", undefined],
    ]);
  });

  it("can be named by a file or folder of tests, after their prerequisites", () => {
    const files = ["tests/unit/toolchain/plan.test.ts", "tests/worker/activity", "tests/durable"];
    expect(plan(...files)).toEqual([
      ["generated", undefined],
      ["unit", files.slice(0, 1)],
      ["worker", files.slice(1)],
    ]);
    expect(plan("tests/budgets/client.test.ts").map(([name]) => name)).toEqual([
      "generated",
      "build",
      "budgets",
    ]);
  });

  it("run whole if both the step and one of its files are named", () => {
    expect(plan("unit", "tests/unit/toolchain/plan.test.ts")).toContainEqual(["unit", undefined]);
  });

  it.each([
    ["tests/unit/none.test.ts", 'There is no test at "tests/unit/none.test.ts".'],
    ["domain/paths.ts", 'There is no test at "domain/paths.ts".'],
    ["units", 'There is no step "units".'],
  ])("do not include %s", (name, said) => {
    expect(() => plan(name)).toThrow(said);
  });
});
