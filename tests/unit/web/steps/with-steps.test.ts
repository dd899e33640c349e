import { describe, expect, it } from "vitest";
import type { StepsOverview } from "../../../../domain/contract/activity/steps.ts";
import { withSteps } from "../../../../web/trainee/steps/with-steps.ts";

const known: StepsOverview = {
  date: "2026-03-10",
  target: 3000,
  first: "2026-03-01",
  last: "2026-03-10",
  before: 2000,
  since: "2026-03-05",
  records: [{ date: "2026-03-05", steps: 900, targetSteps: 3000, source: "link" }],
};

describe("steps with pending writes", () => {
  it("replace the day's total, by the target of that day", () => {
    const { records } = withSteps(known, [
      { id: "1", kind: "steps", date: "2026-03-05", steps: 50 },
      { id: "2", kind: "steps", date: "2026-03-04", steps: 70 },
      { id: "3", kind: "steps", date: "2026-03-04", steps: 80 },
    ]);
    expect(records).toEqual([
      { date: "2026-03-04", steps: 80, targetSteps: 2000, source: "hand" },
      { date: "2026-03-05", steps: 50, targetSteps: 3000, source: "hand" },
    ]);
  });

  it("have a new target from its day on", () => {
    const next = withSteps(known, [
      { id: "1", kind: "target", date: "2026-03-10", target: 9000 },
      { id: "2", kind: "steps", date: "2026-03-10", steps: 10 },
    ]);
    expect(next.target).toBe(9000);
    expect(next.records.map(({ date, targetSteps }) => [date, targetSteps])).toEqual([
      ["2026-03-05", 3000],
      ["2026-03-10", 9000],
    ]);
  });

  it("are unchanged by a pending report", () => {
    expect(withSteps(known, [{ id: "1", kind: "report", weekStart: "2026-03-01" }])).toEqual(known);
  });
});
