import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runTool, tools } from "../lib/run-tool.ts";
import type { Step } from "./step.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** A file that did not load has no tests to fail; it counts as one. */
function countReport({ numPassedTests, numFailedTests, testResults }: VitestReport) {
  const broken = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function readReport(file: string) {
  try {
    return countReport(JSON.parse(readFileSync(file, "utf8")) as VitestReport);
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** One project of vitest.config.ts. */
export function vitestStep(project: string): Step {
  return {
    name: project,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), "miran-test-"));
      const report = join(folder, "report.json");
      const args = [
        "run",
        "--project",
        project,
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ];
      const { ok, output } = await runTool([tools.vitest, ...args], { env: { NO_COLOR: "1" } });
      const { passed, failed } = readReport(report);
      rmSync(folder, { recursive: true, force: true });
      return { passed, failed: ok ? failed : Math.max(failed, 1), output };
    },
  };
}
