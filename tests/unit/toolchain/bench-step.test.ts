import { describe, expect, it } from "vitest";
import { benchRunOf } from "../../../scripts/test/bench-report.ts";
import type { Outcome } from "../../bench/lib/bench-run.ts";

const outcome = (given: Partial<Outcome> = {}): Outcome => ({
  bench: "api",
  size: "smallest",
  seconds: 2,
  figures: [{ what: "answer", figure: 1, unit: "ms", kept: true }],
  ...given,
});

describe("a step of benchmarks", () => {
  const ok = { ok: true, output: "" };

  it("counts each as a test with its seconds", () => {
    const run = benchRunOf(["api", "web"], [outcome(), outcome({ bench: "web", seconds: 9 })], ok);
    expect(run.tests.map(({ name, passed }) => [name, passed])).toEqual([
      ["api", true],
      ["web", true],
    ]);
    expect(run.files).toEqual([
      { file: "tests/bench/api.ts", seconds: 2 },
      { file: "tests/bench/web.ts", seconds: 9 },
    ]);
    expect(run.broken).toBe(0);
  });

  it("fails for a faulty one, and for one that ended its process", () => {
    const outcomes = [outcome({ error: "no browser" })];
    const run = benchRunOf(["api", "web"], outcomes, { ok: false, output: "" });
    expect(run.tests.map(({ passed }) => passed)).toEqual([false, false]);
    expect(run.broken).toBe(0);
  });

  it("is broken if the process failed without a benchmark's error", () => {
    expect(benchRunOf(["api"], [outcome()], { ok: false, output: "" }).broken).toBe(1);
  });
});
