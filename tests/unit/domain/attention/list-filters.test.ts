import { describe, expect, it } from "vitest";
import {
  adherenceBandNames,
  adherenceBands,
  endingBetween,
  planEndings,
} from "../../../../domain/attention/list-filters.ts";

describe("the filters of the trainees' list", () => {
  it("put every percentage into exactly one band", () => {
    for (let percent = 0; percent <= 100; percent++) {
      const bands = adherenceBandNames.filter((name) => {
        const [least, most] = adherenceBands[name];
        return least <= percent && percent <= most;
      });
      expect(bands, `${percent}%`).toHaveLength(1);
    }
  });

  it("select ends within these days from today, or before today", () => {
    expect(endingBetween("7", "2026-02-25")).toEqual(["2026-02-25", "2026-03-04"]);
    expect(endingBetween("30", "2026-02-25")).toEqual(["2026-02-25", "2026-03-27"]);
    const [, last] = endingBetween("over", "2026-03-01");
    expect(last).toBe("2026-02-28");
    for (const ending of planEndings) {
      const [from, until] = endingBetween(ending, "2026-03-01");
      expect(from <= until).toBe(true);
    }
  });
});
