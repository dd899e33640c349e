import { describe, expect, it } from "vitest";
import { fieldText } from "../../../web/lib/format/field-text.ts";
import { chartNumber, chartSummary } from "../../../web/ui/chart/text.ts";

describe("thousands are grouped", () => {
  it("on a chart and in its reading", () => {
    expect([11_000, 74.25, 0, -1500.5].map(chartNumber)).toEqual([
      "11,000",
      "74.25",
      "0",
      "-1,500.5",
    ]);
    const points = [
      { date: "2026-01-04", value: 9_000 },
      { date: "2026-01-05", value: 12_500 },
    ];
    expect(chartSummary(points, "خطوة")).toContain("12,500");
  });

  it("in a refused value", () => {
    expect(fieldText({ code: "out_of_range", min: 1000, max: 20_000 })).toContain("1,000 و20,000");
    expect(fieldText({ code: "out_of_range", min: 0.25, max: 20 })).toContain("0.25 و20");
  });
});
