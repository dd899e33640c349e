import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { benchmarks } from "../../bench/benchmarks.ts";
import { benchRun } from "../../bench/lib/bench-run.ts";
import { noiseOf } from "../../bench/lib/control.ts";
import { benchmarksPage, type MeasuredOutcome } from "../../bench/lib/page.ts";
import { judge } from "../../bench/lib/report.ts";

const full = benchRun("full");
const described = [
  { name: "api", measures: "Requests." },
  { name: "web", measures: "Pages." },
];
const noise = { median: 20, low: 18, high: 30 };
const conditions = {
  commit: "e3e4df7d",
  changed: false,
  date: "2026-11-26",
  cores: 2,
  node: "24.21.0",
  workerd: "1.20260918.1",
};

const api: MeasuredOutcome = {
  bench: "api",
  size: "full",
  seconds: 61.6,
  figures: [
    judge({ what: "home", figure: 1.234, unit: "×", limit: 1.5 }, full),
    judge({ what: "rows written", figure: 6, unit: "rows" }, full),
  ],
  before: noise,
  after: { ...noise, median: 25 },
};
const web: MeasuredOutcome = {
  ...api,
  bench: "web",
  figures: [judge({ what: "home, LCP", figure: 1300, unit: "ms", limit: 1200 }, full)],
};

const pageOf = (outcomes: readonly MeasuredOutcome[], given = conditions) =>
  benchmarksPage(described, { conditions: given, noise, outcomes });

describe("docs/benchmarks.md", () => {
  it("tells each figure with its limit, and whether it was kept", () => {
    const page = pageOf([api, web]);
    expect(page).toContain("| home | 1.23 × | 1.50 × | yes |");
    expect(page).toContain("| rows written | 6 rows |  |  |");
    expect(page).toContain("| home, LCP | 1300 ms | 1200 ms | **no** |");
    expect(page).toContain("Limits that were not kept: web.");
  });

  it("says so where every limit was kept", () => {
    expect(pageOf([api])).toContain("Every limit was kept.");
  });

  it("tells commit, machine and versions, and the machine's own noise", () => {
    const page = pageOf([api]);
    expect(page).toContain(
      "Measured on 2026-11-26 at commit `e3e4df7d`, on 2 cores, Node 24.21.0, workerd 1.20260918.1.",
    );
    expect(page).toContain("took 20 ms (median)");
    expect(page).toContain("In 62 s; control 100 % before, 125 % after.");
  });

  it("tells that what was measured is no commit's", () => {
    expect(pageOf([api], { ...conditions, changed: true })).toContain(
      "at commit `e3e4df7d`, with changes that were not committed, on",
    );
  });

  it("tells what did not come to its end by its first line, and goes on", () => {
    const page = pageOf([{ ...api, figures: [], error: "no browser\n    at start" }, web]);
    expect(page).toContain("**It did not come to its end:** no browser\n\n## web");
    expect(page).not.toContain("at start");
  });

  it("as it is committed, describes every benchmark as it is now", () => {
    const committed = readFileSync("docs/benchmarks.md", "utf8");
    for (const { name, measures } of benchmarks) {
      expect(committed).toContain(`## ${name}\n\n${measures}\n`);
    }
    expect(committed.match(/^## /gm)).toHaveLength(benchmarks.length);
  });
});

it("the machine's noise is the middle of its pieces, and what nine in ten lie between", () => {
  const pieces = Array.from({ length: 101 }, (_, at) => 200 - at);
  expect(noiseOf(pieces)).toEqual({ median: 150, low: 105, high: 195 });
});
