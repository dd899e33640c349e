import { describe, expect, it } from "vitest";
import { linesOfTimes } from "../../../scripts/test/times.ts";

const result = { passed: 1, failed: 0, output: "" };

describe("the summary of a test run", () => {
  it("contains the seconds of each step in order, and the total minutes", () => {
    const steps = [
      { ...result, step: "unit", seconds: 41.26 },
      { ...result, step: "e2e", seconds: 280 },
    ];
    expect(linesOfTimes(steps, 725)).toEqual([
      "",
      "steps:",
      "   41.3 s  unit",
      "  280.0 s  e2e",
      "",
      "12:05 minutes",
    ]);
  });

  it("gives the failures of a failed step", () => {
    const steps = [{ ...result, passed: 7, failed: 2, step: "unit", seconds: 41.26 }];
    expect(linesOfTimes(steps, 42)).toContain("   41.3 s  unit: 2 failed");
  });

  it("names the slowest files first, and unsteady tests", () => {
    const files = [
      { file: "a.test.ts", seconds: 1 },
      { file: "b.test.ts", seconds: 2 },
    ];
    const step = { ...result, step: "unit", seconds: 3, files, unsteady: ["a.test.ts › adds"] };
    const lines = linesOfTimes([step], 3).join("\n");
    expect(lines.indexOf("b.test.ts")).toBeLessThan(lines.indexOf("a.test.ts"));
    expect(lines).toContain("a.test.ts › adds");
  });
});
