import { describe, expect, it } from "vitest";
import { prefilledSet } from "../../../../domain/activity/exercise-program.ts";
import { suggestionOf } from "../../../../domain/activity/progression.ts";
import type { Prescribed } from "../../../../domain/libraries/prescription.ts";
import type { PerformedSet } from "../../../../domain/schedules/performed-sets.ts";

const makeItem = (overrides: Partial<Prescribed> = {}): Prescribed => ({
  sets: 3,
  reps: 8,
  weight: null,
  progression: "linear",
  ...overrides,
});

/** Sets of `[reps, weight]`, in their order. */
const lifted = (...sets: [number, (number | null)?][]): PerformedSet[] =>
  sets.map(([reps, weight = null], place) => ({ setNumber: place + 1, reps, weight }));
const held = (...seconds: number[]): PerformedSet[] =>
  seconds.map((each, place) => ({ setNumber: place + 1, reps: 0, weight: null, seconds: each }));
const shown = (item: Prescribed, before: PerformedSet[]) =>
  [1, 2, 3].map((setNumber) => {
    const { reps, weight, seconds } = prefilledSet(setNumber, item, before);
    return seconds === undefined ? [reps, weight] : [seconds, weight];
  });

const runs = { progressionRuns: true };
const all = lifted([8, 40], [9, 40], [8, 40]);

describe("linear progression", () => {
  it("adds its step once every set reached the plan", () => {
    const item = makeItem({ weight: 40 });
    expect(suggestionOf(item, all)).toEqual({
      reason: "all_done",
      unit: "kg",
      add: 2.5,
      accepted: { weight: 42.5 },
      stands: false,
    });
    expect(suggestionOf(makeItem({ progressionStep: 1.25 }), all)).toMatchObject({
      add: 1.25,
      accepted: { weight: 41.25 },
    });
    expect(shown(item, all)).toEqual([
      [8, 40],
      [8, 40],
      [8, 40],
    ]);
    expect(shown({ ...item, ...runs }, all)).toEqual([
      [8, 42.5],
      [8, 42.5],
      [8, 42.5],
    ]);
  });

  it("stays after one repetition too few, or one set", () => {
    for (const before of [lifted([8, 40], [7, 40], [8, 40]), all.slice(0, 2)]) {
      const item = makeItem({ weight: 40, ...runs });
      expect(suggestionOf(item, before)).toMatchObject({ reason: "missed", add: 0 });
      expect(shown(item, before).map(([, weight]) => weight)).toEqual([40, 40, 40]);
    }
  });

  it("follows a corrected set", () => {
    const corrected = all.map((set) => (set.setNumber === 2 ? { ...set, reps: 6 } : set));
    expect(suggestionOf(makeItem(), all)?.reason).toBe("all_done");
    expect(suggestionOf(makeItem(), corrected)?.reason).toBe("missed");
    expect(suggestionOf(makeItem(), [])).toBeUndefined();
  });

  it("counts the planned sets only: an extra set misses nothing", () => {
    const more = [...all, ...lifted([3, 40]).map((set) => ({ ...set, setNumber: 4 }))];
    expect(suggestionOf(makeItem(), more)).toMatchObject({ reason: "all_done", add: 2.5 });
  });

  it("offers to undo a raise that a corrected set no longer supports", () => {
    const item = makeItem({ weight: 42.5 });
    expect(suggestionOf(item, all)).toMatchObject({ reason: "all_done", stands: true });
    const corrected = all.map((set) => (set.setNumber === 2 ? { ...set, reps: 6 } : set));
    expect(suggestionOf(item, corrected)).toMatchObject({
      reason: "taken_back",
      add: 0,
      accepted: { weight: 40 },
      stands: false,
    });
  });

  it("continues from the lifted weight if it is above the plan", () => {
    const heavier = lifted([8, 45], [8, 45], [8, 45]);
    expect(suggestionOf(makeItem({ weight: 40 }), heavier)).toMatchObject({
      accepted: { weight: 47.5 },
    });
  });

  it("makes no suggestion below the planned weight, and shows the plan", () => {
    const lighter = lifted([8, 30], [8, 30], [8, 30]);
    const item = makeItem({ weight: 40, ...runs });
    expect(suggestionOf(item, lighter)).toBeUndefined();
    expect(shown(item, lighter)[0]).toEqual([8, 40]);
  });

  it("recognises a raise that the plan already has", () => {
    const item = makeItem({ weight: 42.5 });
    expect(suggestionOf(item, all)).toMatchObject({
      reason: "all_done",
      accepted: { weight: 42.5 },
      stands: true,
    });
    for (const each of [item, { ...item, ...runs }]) {
      expect(shown(each, all)).toEqual([
        [8, 42.5],
        [8, 42.5],
        [8, 42.5],
      ]);
    }
  });

  it("raises every set of a pyramid, by itself or once accepted", () => {
    const pyramid = lifted([12, 40], [10, 50], [8, 60]);
    const raised = [
      [8, 42.5],
      [8, 52.5],
      [8, 62.5],
    ];
    expect(shown(makeItem(), pyramid)).toEqual([
      [8, 40],
      [8, 50],
      [8, 60],
    ]);
    expect(shown(makeItem(runs), pyramid)).toEqual(raised);
    expect(shown(makeItem({ weight: 42.5 }), pyramid)).toEqual(raised);
  });

  it("adds a repetition without weight", () => {
    const before = lifted([10], [8], [8]);
    expect(suggestionOf(makeItem(), before)).toMatchObject({
      reason: "all_done",
      unit: "reps",
      add: 1,
      accepted: { reps: 9 },
    });
    expect(shown(makeItem(), before)[0]).toEqual([10, null]);
    expect(shown(makeItem(runs), before).map(([reps]) => reps)).toEqual([11, 9, 9]);
  });

  it("ends at the bounds of a plan", () => {
    const heaviest = lifted([8, 500], [8, 500], [8, 500]);
    const longest = held(14_400, 14_400, 14_400);
    const most = lifted([100], [100], [100]);
    for (const [item, before] of [
      [makeItem(), heaviest],
      [makeItem({ seconds: 60 }), longest],
      [makeItem(), most],
    ] as const) {
      expect(suggestionOf(item, before)).toMatchObject({ add: 0, accepted: null });
    }
  });
});

describe("double progression", () => {
  const item = makeItem({ progression: "double", reps: 8, repsTo: 12, weight: 40 });

  it("adds repetitions first, up to the top of the range", () => {
    const before = lifted([12, 40], [10, 40], [9, 40]);
    expect(suggestionOf(item, before)).toMatchObject({
      reason: "within_range",
      unit: "reps",
      add: 1,
      accepted: null,
    });
    expect(shown(item, before).map(([reps]) => reps)).toEqual([12, 10, 9]);
    expect(shown({ ...item, ...runs }, before)).toEqual([
      [12, 40],
      [11, 40],
      [10, 40],
    ]);
  });

  it("then adds weight, and returns to the bottom of the range", () => {
    const before = lifted([12, 40], [12, 40], [12, 40]);
    expect(suggestionOf(item, before)).toMatchObject({
      reason: "top_reached",
      unit: "kg",
      add: 2.5,
      accepted: { weight: 42.5 },
    });
    expect(shown(item, before)[0]).toEqual([12, 40]);
    expect(shown({ ...item, ...runs }, before)[0]).toEqual([8, 42.5]);
    expect(shown({ ...item, weight: 42.5 }, before)[0]).toEqual([8, 42.5]);
  });

  it("stays after a set below the range", () => {
    const before = lifted([12, 40], [12, 40], [7, 40]);
    expect(suggestionOf(item, before)).toMatchObject({ reason: "missed", add: 0 });
    expect(shown({ ...item, ...runs }, before)).toEqual([
      [12, 40],
      [12, 40],
      [8, 40],
    ]);
  });

  it("is outgrown without weight: time for a weight, or a harder exercise", () => {
    const before = lifted([12], [13], [12]);
    const open = { ...item, weight: null };
    expect(suggestionOf(open, before)).toMatchObject({
      reason: "outgrown",
      add: 0,
      accepted: null,
    });
    expect(shown({ ...open, ...runs }, before)[0]).toEqual([12, null]);
  });

  it("makes no suggestion for repetitions below a raised weight", () => {
    const before = lifted([10, 40], [10, 40], [10, 40]);
    expect(suggestionOf({ ...item, weight: 42.5 }, before)).toBeUndefined();
  });
});

describe("progression in other units", () => {
  const plank = makeItem({ reps: 1, seconds: 45 });

  it("adds five seconds to every held set", () => {
    expect(suggestionOf(plank, held(60, 45, 50))).toMatchObject({
      reason: "all_done",
      unit: "seconds",
      add: 5,
      accepted: { seconds: 50 },
    });
    expect(shown(plank, held(60, 45, 50)).map(([seconds]) => seconds)).toEqual([60, 45, 50]);
    expect(shown({ ...plank, ...runs }, held(60, 45, 50)).map(([seconds]) => seconds)).toEqual([
      65, 50, 55,
    ]);
    expect(suggestionOf(plank, held(60, 44, 50))).toMatchObject({ reason: "missed", add: 0 });
  });

  it("makes no suggestion for distances", () => {
    const carry = makeItem({ reps: 1, metres: 30, ...runs });
    const before = [{ setNumber: 1, reps: 0, weight: 24, metres: 40 }];
    expect(suggestionOf(carry, before)).toBeUndefined();
    expect(prefilledSet(1, carry, before)).toEqual({
      setNumber: 1,
      reps: 0,
      weight: 24,
      metres: 30,
    });
  });

  it("makes no suggestion for percentages, which follow the best", () => {
    expect(suggestionOf(makeItem({ percent: 80 }), all)).toBeUndefined();
    expect(suggestionOf(makeItem({ percent: 80, weight: 40 }), all)?.reason).toBe("all_done");
  });

  it("makes no suggestion after another unit, and counts no miss", () => {
    expect(suggestionOf(plank, all)).toBeUndefined();
    expect(suggestionOf(makeItem(), held(45, 45, 45))).toBeUndefined();
    expect(shown({ ...plank, ...runs }, all)[0]).toEqual([45, 40]);
    expect(shown(makeItem(runs), held(45, 45, 45))[0]).toEqual([8, null]);
  });

  it("makes no suggestion without a progression", () => {
    expect(suggestionOf(makeItem({ progression: null }), all)).toBeUndefined();
  });
});
