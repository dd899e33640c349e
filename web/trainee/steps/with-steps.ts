import { latestByDay } from "../../../domain/activity/day-numbers.ts";
import type { StepsOverview } from "../../../domain/contract/activity/steps.ts";
import type { StepsWrite } from "./steps-write.ts";

/** The steps with writes applied, oldest first. */
export const withSteps = (known: StepsOverview, writes: readonly StepsWrite[]): StepsOverview =>
  writes.reduce(withWrite, known);

function withWrite(known: StepsOverview, write: StepsWrite): StepsOverview {
  switch (write.kind) {
    case "steps":
      return withDay(known, write.date, { steps: write.steps, source: "hand" });
    case "target": {
      const from = (record: Day): Day =>
        record.date >= write.date ? { ...record, targetSteps: write.target } : record;
      const next = { ...known, target: write.target, records: known.records.map(from) };
      return withDay(next, write.date, { targetSteps: write.target });
    }
    case "report":
      return known;
  }
}

type Day = StepsOverview["records"][number];

function withDay(known: StepsOverview, date: string, change: Partial<Day>): StepsOverview {
  const { records, before } = known;
  const stored = records.find((record) => record.date === date);
  const targetSteps = records.findLast((record) => record.date < date)?.targetSteps ?? before;
  const day: Day = stored ?? { date, steps: 0, targetSteps, source: "hand" };
  return { ...known, records: latestByDay([...records, { ...day, ...change }]) };
}
