import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../../scripts/lib/install.mjs";
import { type PlaywrightReport, playwrightRun } from "../../../scripts/test/playwright-report.ts";
import { onlyThese, type VitestReport, vitestRun } from "../../../scripts/test/vitest-report.ts";

const well = { ok: true, output: "" };
const badly = { ok: false, output: "" };

const makeFile = (
  status: string,
  assertionResults: VitestReport["testResults"][number]["assertionResults"],
): VitestReport => ({
  testResults: [
    {
      name: join(root, "tests/unit/a.test.ts"),
      status,
      startTime: 1000,
      endTime: 3500,
      assertionResults,
    },
  ],
});

describe("vitest's report", () => {
  it("contains passed and failed tests, and the seconds of a file", () => {
    const report = makeFile("failed", [
      { fullName: "sums adds", status: "passed" },
      { fullName: "sums halves", status: "failed" },
      { fullName: "sums waits", status: "skipped" },
    ]);
    const file = "tests/unit/a.test.ts";
    expect(vitestRun(report, badly)).toEqual({
      tests: [
        { file, name: "sums adds", passed: true },
        { file, name: "sums halves", passed: false },
      ],
      files: [{ file, seconds: 2.5 }],
      broken: 0,
      output: "",
    });
  });

  it("counts an unloadable file as one test, which is repeated whole", () => {
    const { tests } = vitestRun(makeFile("failed", []), badly);
    expect(tests).toMatchObject([{ passed: false }]);
    expect(onlyThese(tests)).toEqual(["tests/unit/a.test.ts", "--no-file-parallelism"]);
  });

  it("is broken by an error outside of any test, whatever else failed", () => {
    const passed = makeFile("passed", [{ fullName: "adds", status: "passed" }]);
    const failed = makeFile("failed", [{ fullName: "adds", status: "failed" }]);
    const unhandled = { ok: false, output: "⎯⎯ Unhandled Errors ⎯⎯" };
    expect(vitestRun(passed, well).broken).toBe(0);
    expect(vitestRun(passed, badly).broken).toBe(1);
    expect(vitestRun(failed, badly).broken).toBe(0);
    expect(vitestRun(failed, unhandled).broken).toBe(1);
  });

  it("selects tests by their whole names, literally", () => {
    const names = ["takes 78,5 (comma)", "adds"];
    const tests = names.map((name) => ({ file: "tests/a.test.ts", name, passed: false }));
    const args = onlyThese(tests);
    const pattern = new RegExp(args.at(-1) ?? "");
    expect(args.slice(0, -2)).toEqual(["tests/a.test.ts", "--no-file-parallelism"]);
    expect(names.every((name) => pattern.test(name))).toBe(true);
    expect(pattern.test("adds twice")).toBe(false);
  });
});

type Status = "expected" | "unexpected" | "flaky" | "skipped";
const makeReport = (
  statuses: readonly (readonly [status: Status, expectedStatus: string])[],
  errors: unknown[] = [],
): PlaywrightReport => ({
  errors,
  suites: [
    {
      title: "chat.spec.ts",
      file: "chat.spec.ts",
      specs: [],
      suites: [
        {
          title: "a talk",
          file: "chat.spec.ts",
          specs: statuses.map(([status, expectedStatus], nth) => ({
            title: `goes on ${nth}`,
            tests: [
              { projectName: "phone", status, expectedStatus, results: [{ duration: 1500 }] },
            ],
          })),
        },
      ],
    },
  ],
});

describe("Playwright's report", () => {
  it("contains passed and failed tests by screen, and the seconds of a file", () => {
    const report = makeReport([
      ["expected", "passed"],
      ["unexpected", "passed"],
    ]);
    const file = "tests/e2e/chat.spec.ts";
    expect(playwrightRun(report, badly)).toEqual({
      tests: [
        { file, name: "a talk goes on 0 (phone)", passed: true },
        { file, name: "a talk goes on 1 (phone)", passed: false },
      ],
      files: [{ file, seconds: 3 }],
      broken: 0,
      output: "",
    });
  });

  it("omits a test that skips itself, and counts one that never ran as failed", () => {
    const report = makeReport([
      ["skipped", "skipped"],
      ["skipped", "passed"],
    ]);
    expect(playwrightRun(report, badly).tests).toMatchObject([
      { name: "a talk goes on 1 (phone)", passed: false },
    ]);
  });

  it("is broken by errors outside any test", () => {
    const passed = [["expected", "passed"]] as const;
    expect(playwrightRun(makeReport(passed), well).broken).toBe(0);
    expect(playwrightRun(makeReport(passed), badly).broken).toBe(1);
    expect(playwrightRun(makeReport(passed, [{}, {}]), badly).broken).toBe(2);
  });
});
