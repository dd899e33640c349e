import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { benchmarks } from "../../bench/benchmarks.ts";
import { benchRun, type Outcome } from "../../bench/lib/bench-run.ts";
import { faultsOf, judge, table } from "../../bench/lib/report.ts";

const full = benchRun("full");
const smallest = benchRun("smallest");
const slow = { what: "answer", figure: 12, unit: "ms", limit: 10 };

const outcome = (given: Partial<Outcome> = {}): Outcome => ({
  bench: "api",
  size: "smallest",
  seconds: 2,
  figures: [judge({ what: "answer", figure: 1, unit: "ms" }, smallest)],
  ...given,
});

describe("a figure", () => {
  it("passes up to its limit, and fails above it", () => {
    expect(judge({ ...slow, figure: 10 }, full).kept).toBe(true);
    expect(judge(slow, full).kept).toBe(false);
  });

  it("without a limit always passes", () => {
    expect(judge({ what: "rate", figure: 1e9, unit: "MB/s" }, full).kept).toBe(true);
  });

  it("is judged in a smallest run only if it is exact", () => {
    expect(judge(slow, smallest)).toEqual({ what: "answer", figure: 12, unit: "ms", kept: true });
    expect(judge({ ...slow, exact: true }, smallest)).toMatchObject({ limit: 10, kept: false });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("of %s never passes", (figure) => {
    for (const run of [full, smallest]) {
      expect(judge({ what: "ratio", figure, unit: "×" }, run).kept).toBe(false);
    }
  });
});

describe("a run", () => {
  it("has no fault if every figure passes", () => {
    expect(faultsOf(outcome())).toEqual([]);
  });

  it("is faulty without figures, and after an error", () => {
    expect(faultsOf(outcome({ figures: [] }))).toEqual(["It measured nothing."]);
    expect(faultsOf(outcome({ figures: [], error: "no browser" }))).toEqual(["no browser"]);
  });

  it("names the failed figure, its value and its limit", () => {
    expect(faultsOf(outcome({ figures: [judge(slow, full)] }))).toEqual([
      "FAIL answer: 12 ms (at most 10)",
    ]);
  });

  it("names a figure that is not a number, even after JSON", () => {
    const figures = [judge({ what: "ratio", figure: Number.NaN, unit: "×" }, full)];
    const stored = JSON.parse(JSON.stringify(figures)) as Outcome["figures"];
    expect(faultsOf(outcome({ figures: stored }))).toEqual(["FAIL ratio: no number ×"]);
  });
});

describe("a run's size", () => {
  it("is one round at the smallest", () => {
    expect([smallest.rounds(9), full.rounds(9)]).toEqual([1, 9]);
  });
});

it("a table aligns words left and numbers right", () => {
  const rows = [
    { page: "home", "LCP ms": 1200 },
    { page: "registration", "LCP ms": 3.456 },
  ];
  expect(table(rows)).toBe(
    ["page          LCP ms", "home            1200", "registration    3.46"].join("\n"),
  );
});

it("every file of tests/bench is a benchmark of `npm run bench`", () => {
  const files = readdirSync("tests/bench").filter((name) => name.endsWith(".ts"));
  const named = [...benchmarks.map(({ name }) => `${name}.ts`), "benchmarks.ts"];
  expect(files.sort()).toEqual(named.sort());
});
