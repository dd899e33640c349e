import { expect, it } from "vitest";
import { latestByDay } from "../../../../domain/activity/day-numbers.ts";

it("of several records of a day the last one counts, and the days are in order", () => {
  const records = [
    { date: "2026-03-01", steps: 4000 },
    { date: "2026-02-28", steps: 900 },
    { date: "2026-03-01", steps: 5200 },
  ];
  expect(latestByDay(records)).toEqual([
    { date: "2026-02-28", steps: 900 },
    { date: "2026-03-01", steps: 5200 },
  ]);
});
