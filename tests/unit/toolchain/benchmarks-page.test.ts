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
  conditions,
  before: noise,
  after: { ...noise, median: 25 },
};
const web: MeasuredOutcome = {
  ...api,
  bench: "web",
  figures: [judge({ what: "home, LCP", figure: 1300, unit: "ms", limit: 1200 }, full)],
};

const pageOf = (...outcomes: MeasuredOutcome[]) => benchmarksPage(described, "", outcomes);

describe("docs/benchmarks.md", () => {
  it("shows each figure with its limit and result", () => {
    const page = pageOf(api, web);
    expect(page).toContain("| home | 1.23 × | 1.50 × | yes |");
    expect(page).toContain("| rows written | 6 rows |  |  |");
    expect(page).toContain("| home, LCP | 1300 ms | 1200 ms | **no** |");
    expect(page).toContain("Above a limit, or ended early: web.");
  });

  it("reports that no figure is above its limit", () => {
    expect(pageOf(api)).toContain("No figure is above its limit.");
  });

  it("names commit, machine and versions, and the machine's noise", () => {
    const page = pageOf(api);
    expect(page).toContain(
      "Measured on 2026-11-26 at commit `e3e4df7d`, on 2 cores, Node 24.21.0, workerd 1.20260918.1.",
    );
    expect(page).toContain(
      "In 62 s; control 20 ms (18 ms to 30 ms) before, 25 ms (18 ms to 30 ms) after.",
    );
  });

  it("marks measurements of uncommitted changes", () => {
    expect(pageOf({ ...api, conditions: { ...conditions, changed: true } })).toContain(
      "at commit `e3e4df7d`, with changes that were not committed, on",
    );
  });

  it("shows the first line of an error, and continues", () => {
    const page = pageOf({ ...api, figures: [], error: "no browser\n    at start" }, web);
    expect(page).toContain("**It did not come to its end:** no browser\n\nMeasured on");
    expect(page).toContain("Above a limit, or ended early: api, web.");
    expect(page).not.toContain("at start");
  });

  it("keeps earlier results of benchmarks not measured now", () => {
    const before = pageOf(api, web);
    const again = { ...web, conditions: { ...conditions, commit: "0badc0de" }, figures: [] };
    const page = benchmarksPage(described, before, [again]);
    expect(page).toContain("| home | 1.23 × | 1.50 × | yes |");
    expect(page.match(/at commit `\w+`/g)).toEqual([
      "at commit `e3e4df7d`",
      "at commit `0badc0de`",
    ]);
    expect(page).not.toContain("1300 ms");
    expect(benchmarksPage(described, page)).toBe(page);
  });

  it("updates descriptions of kept results, and names unmeasured benchmarks", () => {
    const renamed = [
      { name: "api", measures: "Other words." },
      { name: "cron", measures: "Nights." },
    ];
    const page = benchmarksPage(renamed, pageOf(api, web));
    expect(page).toContain("## api\n\nOther words.\n\n| what |");
    expect(page).toContain("## cron\n\nNights.\n\nNot measured yet.");
    expect(page).not.toContain("## web");
  });

  it("is committed as generated from the current benchmarks", () => {
    const committed = readFileSync("docs/benchmarks.md", "utf8");
    expect(committed).toBe(benchmarksPage(benchmarks, committed));
  });
});

it("the machine's noise is the median and the middle 90% of its pieces", () => {
  const pieces = Array.from({ length: 101 }, (_, at) => 200 - at);
  expect(noiseOf(pieces)).toEqual({ median: 150, low: 105, high: 195 });
});
