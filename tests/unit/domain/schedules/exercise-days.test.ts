import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Bests,
  bestOfAll,
  bestsOf,
  type ExerciseDay,
  exerciseDayOf,
  maxTellingReps,
  oneRepMaximum,
  recordsOf,
} from "../../../../domain/schedules/exercise-days.ts";
import type { PerformedSet } from "../../../../domain/schedules/performed-sets.ts";

const makeSet = (setNumber: number, reps: number, weight: number | null): PerformedSet => ({
  setNumber,
  reps,
  weight,
});
const held = (setNumber: number, seconds: number, weight: number | null = null) => ({
  ...makeSet(setNumber, 0, weight),
  seconds,
});
const carried = (setNumber: number, metres: number, weight: number | null = null) => ({
  ...makeSet(setNumber, 0, weight),
  metres,
});

const weights = fc.option(fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100));
const amounts = fc.oneof(
  fc.record({ reps: fc.integer({ min: 0, max: 1000 }) }),
  fc.record({ reps: fc.constant(0), seconds: fc.integer({ min: 1, max: 36_000 }) }),
  fc.record({ reps: fc.constant(0), metres: fc.integer({ min: 1, max: 200_000 }) }),
);
const days = fc.array(fc.tuple(amounts, weights), { minLength: 1, maxLength: 10 }).map((sets) =>
  sets.map(
    ([amount, weight], index): PerformedSet => ({
      setNumber: index + 1,
      weight,
      ...amount,
    }),
  ),
);
const countOf = (sets: PerformedSet[]) => exerciseDayOf(sets) as ExerciseDay;

describe("the estimated one-repetition maximum", () => {
  it.each([
    [1, 100, 100],
    [10, 60, 80],
    [15, 40, 60],
    [7, 62.5, 77.1],
    [2, 30, 32],
  ])("of %d repetitions with %d kg is %d kg", (reps, weight, kg) => {
    expect(oneRepMaximum({ reps, weight })).toBe(kg);
  });

  it.each([
    [16, 40],
    [0, 100],
    [10, null],
  ])("is told nothing by %d repetitions with %s kg", (reps, weight) => {
    expect(oneRepMaximum({ reps, weight })).toBeNull();
  });

  it("is at least the lifted weight, and rises with each repetition", () => {
    const reps = fc.integer({ min: 1, max: maxTellingReps - 1 });
    const kilos = fc.integer({ min: 5, max: 500 });
    fc.assert(
      fc.property(reps, kilos, (reps, weight) => {
        const [one, more] = [reps, reps + 1].map((count) => oneRepMaximum({ reps: count, weight }));
        expect(one).toBeGreaterThanOrEqual(weight);
        expect(more).toBeGreaterThan(one ?? Number.NaN);
      }),
    );
  });

  it("follows Epley to its decimal", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: maxTellingReps }),
        fc.integer({ min: 0, max: 50_000 }),
        (reps, cents) => {
          const exact = (cents / 100) * (1 + reps / 30);
          expect(
            Math.abs((oneRepMaximum({ reps, weight: cents / 100 }) ?? 0) - exact),
          ).toBeLessThan(0.0501);
        },
      ),
    );
  });
});

describe("a day of an exercise", () => {
  it("is missing without sets", () => {
    expect(exerciseDayOf([])).toBeUndefined();
  });

  it("counts failed attempts as sets, and not as lifted weight", () => {
    expect(exerciseDayOf([makeSet(1, 8, 60), makeSet(2, 0, 100), makeSet(3, 12, 50)])).toEqual({
      sets: 3,
      bestReps: 12,
      bestWeight: 60,
      bestOneRep: 76,
      volume: 1080,
      bestSeconds: null,
      bestMetres: null,
    });
  });

  it("has repetitions alone without a weight", () => {
    expect(exerciseDayOf([makeSet(1, 20, null), makeSet(2, 15, null)])).toEqual({
      sets: 2,
      bestReps: 20,
      bestWeight: null,
      bestOneRep: null,
      volume: 0,
      bestSeconds: null,
      bestMetres: null,
    });
  });

  it("has the longest and the farthest set, without volume", () => {
    expect(exerciseDayOf([held(1, 60, 10), held(2, 45), makeSet(3, 0, null)])).toEqual({
      sets: 3,
      bestReps: 0,
      bestWeight: null,
      bestOneRep: null,
      volume: 0,
      bestSeconds: 60,
      bestMetres: null,
    });
    expect(exerciseDayOf([carried(1, 30, 24), carried(2, 40, 20)])).toMatchObject({
      bestWeight: null,
      volume: 0,
      bestSeconds: null,
      bestMetres: 40,
    });
  });

  it("is the same in any order, and never less with one more set", () => {
    fc.assert(
      fc.property(days, (sets) => {
        const day = countOf(sets);
        expect(countOf(sets.toReversed())).toEqual(day);
        const shorter = exerciseDayOf(sets.slice(1));
        if (!shorter) return;
        expect(day.volume).toBeGreaterThanOrEqual(shorter.volume);
        expect(day.bestReps).toBeGreaterThanOrEqual(shorter.bestReps);
        expect(day.bestWeight ?? -1).toBeGreaterThanOrEqual(shorter.bestWeight ?? -1);
        expect(day.bestOneRep ?? -1).toBeGreaterThanOrEqual(shorter.bestOneRep ?? -1);
        expect(day.bestSeconds ?? -1).toBeGreaterThanOrEqual(shorter.bestSeconds ?? -1);
        expect(day.bestMetres ?? -1).toBeGreaterThanOrEqual(shorter.bestMetres ?? -1);
      }),
    );
  });
});

describe("a record", () => {
  const none: Bests = { weight: null, oneRep: null, volume: null, seconds: null, metres: null };
  const before: Bests = { ...none, weight: 60, oneRep: 76, volume: 1080 };

  it("is a value above every other day", () => {
    expect(recordsOf({ ...none, weight: 62.5, oneRep: 75, volume: 1080 }, before)).toEqual([
      { kind: "weight", value: 62.5, before: 60 },
    ]);
  });

  it("is neither a first value nor an equal one", () => {
    expect(recordsOf(before, none)).toEqual([]);
    expect(recordsOf(before, before)).toEqual([]);
    expect(recordsOf({ ...before, volume: 500 }, { ...before, volume: 0 })).toEqual([]);
  });

  it("counts a longer time and a longer distance separately", () => {
    const longest = bestsOf(countOf([held(1, 60), carried(2, 500)]));
    const beside = bestOfAll([{ seconds: 55, metres: 500 }, { seconds: 45 }, {}]);
    expect(recordsOf(longest, beside)).toEqual([{ kind: "seconds", value: 60, before: 55 }]);
    expect(recordsOf(longest, { ...beside, metres: 400 })).toEqual([
      { kind: "seconds", value: 60, before: 55 },
      { kind: "metres", value: 500, before: 400 },
    ]);
    expect(recordsOf(longest, none)).toEqual([]);
  });

  it("belongs to one day at most of each kind", () => {
    fc.assert(
      fc.property(fc.array(days, { minLength: 2, maxLength: 6 }), (history) => {
        const bests = history.map((sets) => bestsOf(countOf(sets)));
        const held = bests.flatMap((day, index) =>
          recordsOf(day, bestOfAll(bests.filter((_, other) => other !== index))),
        );
        const kinds = held.map(({ kind }) => kind);
        expect(new Set(kinds).size).toBe(kinds.length);
      }),
    );
  });
});
