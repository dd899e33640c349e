import { describe, expect, it } from "vitest";
import {
  bestBefore,
  type ProgramItem,
  type ProgramWeek,
  prefilledSet,
  recordsOn,
} from "../../../../domain/activity/exercise-program.ts";
import type { PerformedSet } from "../../../../domain/schedules/performed-sets.ts";

const [sunday, tuesday, thursday] = ["2026-03-01", "2026-03-03", "2026-03-05"] as const;

const makeItem = (overrides: Partial<ProgramItem> = {}): ProgramItem => ({
  id: "a",
  exerciseId: "bench",
  date: tuesday,
  status: "pending",
  sets: 3,
  reps: 8,
  weight: null,
  ...overrides,
});
const makeSet = (setNumber: number, overrides: Partial<PerformedSet> = {}): PerformedSet => ({
  setNumber,
  reps: 8,
  weight: 60,
  ...overrides,
});
const makeDone = (date: string, sets: PerformedSet[], exerciseId = "bench") => ({
  itemId: date,
  exerciseId,
  date,
  sets,
});
const makeWeek = (overrides: Partial<ProgramWeek> = {}): ProgramWeek => ({
  weekStart: sunday,
  items: [],
  performed: [],
  lastTimes: [],
  ...overrides,
});
const bests = { weight: 60, oneRep: 80, volume: 600, seconds: 50, metres: null };
const timeBefore = (exerciseId = "bench") => ({
  exerciseId,
  date: "2026-02-26",
  sets: [makeSet(1)],
  bests,
});

describe("the base of percentages", () => {
  it("is the best of all earlier days, in and outside the week", () => {
    const performed = [
      makeDone(sunday, [makeSet(1, { reps: 10, weight: 66 })]),
      makeDone(thursday, [makeSet(1, { reps: 10, weight: 90 })]),
      makeDone(sunday, [makeSet(1, { weight: 200 })], "squat"),
    ];
    const week = makeWeek({ performed, lastTimes: [timeBefore(), timeBefore("row")] });
    expect(bestBefore(week, makeItem())).toBe(88);
    expect(bestBefore(week, makeItem({ date: sunday }))).toBe(80);
    expect(bestBefore(week, makeItem({ date: "2026-03-07" }))).toBe(120);
  });

  it("is unknown before the first time, without weight, and for a deleted exercise", () => {
    const light = [makeDone(sunday, [makeSet(1, { reps: 20, weight: null })])];
    expect(bestBefore(makeWeek(), makeItem())).toBeNull();
    expect(bestBefore(makeWeek({ performed: light }), makeItem())).toBeNull();
    const week = makeWeek({ lastTimes: [timeBefore()] });
    expect(bestBefore(week, makeItem({ exerciseId: null }))).toBeNull();
  });
});

describe("a set planned by a percentage", () => {
  const item = makeItem({ percent: 80 });

  it("starts with its share of the best, and with the plan's repetitions", () => {
    expect(prefilledSet(1, item, [makeSet(1, { reps: 11 })], 88)).toEqual(
      makeSet(1, { reps: 8, weight: 70 }),
    );
  });

  it("starts with the weight of the time before if no best is known", () => {
    expect(prefilledSet(2, item, [makeSet(1, { reps: 18 })], null)).toEqual(
      makeSet(2, { reps: 8 }),
    );
    expect(prefilledSet(1, item)).toEqual(makeSet(1, { weight: null }));
  });

  it("starts with the planned kilograms if both are given", () => {
    expect(prefilledSet(1, makeItem({ percent: 80, weight: 50 }), [], 100).weight).toBe(50);
  });
});

describe("a set in seconds or metres", () => {
  it("starts with the plan's, and with the weight of the time before", () => {
    const held = [makeSet(1, { reps: 0, weight: 10, seconds: 70 })];
    expect(prefilledSet(1, makeItem({ reps: 1, seconds: 45 }), held)).toEqual({
      setNumber: 1,
      reps: 0,
      weight: 10,
      seconds: 45,
    });
    expect(prefilledSet(3, makeItem({ reps: 1, metres: 30, weight: 24 }))).toEqual({
      setNumber: 3,
      reps: 0,
      weight: 24,
      metres: 30,
    });
  });
});

describe("a set of an exercise with a progression", () => {
  it("starts with the plan before the first time", () => {
    const item = makeItem({ progression: "linear", progressionRuns: true, weight: 40 });
    expect(prefilledSet(1, item)).toEqual(makeSet(1, { weight: 40 }));
  });

  it("starts with the last set of the time before if that had fewer", () => {
    const item = makeItem({ progression: "linear" });
    expect(prefilledSet(3, item, [makeSet(1), makeSet(2, { weight: 65 })])).toEqual(
      makeSet(3, { weight: 65 }),
    );
  });
});

describe("records in seconds", () => {
  it("are on the day above all others", () => {
    const held = (seconds: number) => [makeSet(1, { reps: 0, weight: null, seconds })];
    const performed = [makeDone(sunday, held(55)), makeDone(tuesday, held(60))];
    const week = makeWeek({ performed, lastTimes: [timeBefore()] });
    expect(recordsOn(week, "bench", tuesday)).toEqual([{ kind: "seconds", value: 60, before: 55 }]);
    expect(recordsOn(week, "bench", sunday)).toEqual([]);
  });
});
