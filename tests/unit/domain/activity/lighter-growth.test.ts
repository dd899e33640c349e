import { describe, expect, it } from "vitest";
import {
  isHeld,
  nextStep,
  type ProgramItem,
  type ProgramWeek,
  prefilledSet,
  recordsOn,
} from "../../../../domain/activity/exercise-program.ts";
import { workoutSummary } from "../../../../domain/activity/workout-summary.ts";

const [before, day, after] = ["2027-02-07", "2027-02-10", "2027-02-13"] as const;
const lighterDays = [{ startsOn: "2027-02-08", endsOn: "2027-02-11" }];

const makeItem = (date: string) => ({
  id: `squat ${date}`,
  exerciseId: "squat",
  date,
  type: "strength" as const,
  sets: 2,
  reps: 10,
  weight: 50,
  progression: "linear" as const,
  progressionRuns: true,
  status: "completed" as const,
});
const setsAt = (weight: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ setNumber: at + 1, reps: 10, weight }));
const doneOn = (date: string, weight: number, count = 2) => ({
  itemId: `squat ${date}`,
  exerciseId: "squat",
  date,
  sets: setsAt(weight, count),
});
const makeWeek = (
  performed: ProgramWeek["performed"],
  overrides: Pick<ProgramWeek, "lighterDays"> = {},
): ProgramWeek<ReturnType<typeof makeItem>> => ({
  weekStart: before,
  items: [],
  performed,
  lastTimes: [],
  ...overrides,
});

describe("a lighter day", () => {
  it("keeps the weight of the last time, and proposes no raise", () => {
    const item: ProgramItem = makeItem(day);
    const week = makeWeek([doneOn(before, 55)], { lighterDays });
    expect(nextStep(makeWeek([doneOn(before, 55)]), item)).toMatchObject({ add: 2.5 });
    expect(nextStep(week, item)).toBeUndefined();
    const set = prefilledSet(1, item, setsAt(55, 2), null, isHeld(week, item));
    expect(set).toMatchObject({ reps: 10, weight: 55 });
  });

  it("tells no record and compares with no earlier day, and both are there without it", () => {
    const done = [doneOn(before, 50), doneOn(day, 60)];
    const items = [makeItem(day)];
    expect(recordsOn(makeWeek(done), "squat", day)).not.toEqual([]);
    expect(workoutSummary(makeWeek(done), items)).toMatchObject({ compared: { date: before } });
    const lighter = makeWeek(done, { lighterDays });
    expect(recordsOn(lighter, "squat", day)).toEqual([]);
    expect(workoutSummary(lighter, items)).toMatchObject({ records: [], compared: undefined });
  });
});

describe("the first training after lighter days", () => {
  it("is not told that sets were missed", () => {
    const item = { ...makeItem(after), sets: 3 };
    const done = [doneOn(day, 50)];
    expect(nextStep(makeWeek(done), item)).toMatchObject({ reason: "missed" });
    expect(nextStep(makeWeek(done, { lighterDays }), item)).toBeUndefined();
  });
});
