import { describe, expect, it } from "vitest";
import {
  minutesOf,
  type ProgramWeek,
  recordSet,
  recordsOn,
} from "../../../../domain/activity/exercise-program.ts";
import { withChanges } from "../../../../domain/activity/program-changes.ts";

const [sunday, thursday] = ["2026-03-01", "2026-03-05"];
const makeSet = (setNumber: number, reps: number, weight: number) => ({ setNumber, reps, weight });
const item = (id: string, date: string) => ({
  id,
  date,
  exerciseId: "bench",
  sets: 3,
  reps: 8,
  weight: null,
  status: "pending" as const,
});

const week: ProgramWeek = {
  weekStart: sunday,
  items: [item("a", sunday), item("b", thursday)],
  performed: [
    { itemId: "a", exerciseId: "bench", date: sunday, sets: [makeSet(1, 8, 60)] },
    { itemId: "b", exerciseId: "bench", date: thursday, sets: [makeSet(1, 8, 62.5)] },
  ],
  lastTimes: [
    {
      exerciseId: "bench",
      date: "2026-02-26",
      sets: [makeSet(1, 10, 60)],
      bests: { weight: 60, oneRep: 80, volume: 600, seconds: null, metres: null },
    },
  ],
};

describe("records on a day of the week", () => {
  it("are values above all other days, in and outside the week", () => {
    expect(recordsOn(week, "bench", thursday)).toEqual([
      { kind: "weight", value: 62.5, before: 60 },
    ]);
    expect(recordsOn(week, "bench", sunday)).toEqual([]);
  });

  it("include pending sets, and vanish with a correction", () => {
    const sets = (weight: number) => [{ itemId: "a", sets: [makeSet(1, 8, weight)] }];
    const heavier = withChanges(week, { sets: sets(65) });
    expect(recordsOn(heavier, "bench", sunday)).toMatchObject([
      { kind: "weight", value: 65, before: 62.5 },
      { kind: "oneRep", value: 82.3, before: 80 },
    ]);
    expect(recordsOn(heavier, "bench", thursday)).toEqual([]);
    expect(recordsOn(withChanges(heavier, { sets: sets(50) }), "bench", sunday)).toEqual([]);
  });

  it("are missing for a new exercise and for a deleted one", () => {
    const first = { ...week, lastTimes: [], performed: week.performed.slice(0, 1) };
    expect(recordsOn(first, "bench", sunday)).toEqual([]);
    expect(recordsOn(week, null, thursday)).toEqual([]);
  });

  it("mark the first set that reached them", () => {
    const records = recordsOn(week, "bench", thursday);
    const sets = [makeSet(1, 8, 50), makeSet(2, 6, 62.5), makeSet(3, 6, 62.5)];
    expect(recordSet(sets, records)).toBe(2);
    expect(recordSet(sets, [])).toBeUndefined();
    expect(recordSet(sets, [{ kind: "volume", value: 900, before: 800 }])).toBeUndefined();
  });
});

describe("the duration of a day's sets", () => {
  const at = (minutes: number) => minutes * 60_000 + 1;
  it.each([
    [
      [
        { firstAt: at(10), lastAt: at(25) },
        { firstAt: at(30), lastAt: at(62) },
      ],
      52,
    ],
    [[{ firstAt: at(10), lastAt: at(12) }], undefined],
    [[{ firstAt: at(10), lastAt: at(600) }], undefined],
    [[{}], undefined],
    [[], undefined],
  ])("comes from their first and last instants: %j", (performed, minutes) => {
    expect(minutesOf(performed)).toBe(minutes);
  });
});
