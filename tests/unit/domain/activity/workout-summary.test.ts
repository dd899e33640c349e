import { describe, expect, it } from "vitest";
import type { ProgramItem, ProgramWeek } from "../../../../domain/activity/exercise-program.ts";
import { withChanges } from "../../../../domain/activity/program-changes.ts";
import { feelingOf } from "../../../../domain/activity/workout-feeling.ts";
import { workoutSummary } from "../../../../domain/activity/workout-summary.ts";

const day = "2026-03-05";
const [thursday, tuesday] = ["2026-02-26", "2026-02-24"];
const noBests = { weight: null, oneRep: null, volume: null, seconds: null, metres: null };

type Item = ProgramItem & { type: "strength" | "cardio" };

const makeItem = (id: string, overrides: Partial<Item> = {}): Item => ({
  id,
  exerciseId: id,
  date: day,
  type: "strength",
  sets: 2,
  reps: 10,
  weight: null,
  status: "completed",
  ...overrides,
});

const makeSet = (setNumber: number, weight: number | null, reps = 10) => ({
  setNumber,
  reps,
  weight,
});

/** Exercises with one set of ten today, and one of the time before. */
function makeWeek(
  done: Record<string, { now: number | null; before?: number | null; on?: string }>,
  more: Item[] = [],
): { week: ProgramWeek<Item>; items: Item[] } {
  const rows = Object.entries(done);
  const items = [...rows.map(([id]) => makeItem(id)), ...more];
  return {
    items,
    week: {
      weekStart: "2026-03-01",
      items,
      performed: rows.map(([id, { now }]) => ({
        itemId: id,
        exerciseId: id,
        date: day,
        sets: [makeSet(1, now)],
      })),
      lastTimes: rows.flatMap(([id, { before, on = thursday }]) =>
        before === undefined
          ? []
          : [{ exerciseId: id, date: on, sets: [makeSet(1, before)], bests: noBests }],
      ),
    },
  };
}

const compared = (...given: Parameters<typeof makeWeek>) => {
  const { week, items } = makeWeek(...given);
  return workoutSummary(week, items).compared;
};

describe("the session to compare with", () => {
  it("is the day on which all exercises were last done", () => {
    expect(compared({ squat: { now: 60, before: 50 }, press: { now: 30, before: 32.5 } })).toEqual({
      date: thursday,
      now: 900,
      before: 825,
      whole: true,
    });
  });

  it("is the day of most of them, over the shared ones alone", () => {
    const done = {
      squat: { now: 60, before: 50 },
      press: { now: 30, before: 30 },
      row: { now: 40, before: 10, on: tuesday },
    };
    expect(compared(done)).toEqual({ date: thursday, now: 900, before: 800, whole: false });
  });

  it("is the later of two equally like ones", () => {
    const done = { a: { now: 1, before: 1, on: tuesday }, b: { now: 2, before: 1 } };
    expect(compared(done)).toMatchObject({ date: thursday, now: 20, before: 10 });
  });

  it("is none below half of the exercises with weight", () => {
    const done = { a: { now: 1, before: 1 }, b: { now: 1 }, c: { now: 1 } };
    expect(compared(done)).toBeUndefined();
    expect(compared({ a: { now: 1 } })).toBeUndefined();
    expect(compared({})).toBeUndefined();
  });

  it("ignores exercises without weight, then or now", () => {
    const done = { squat: { now: 60, before: 50 }, plank: { now: null, before: null } };
    expect(compared(done)).toMatchObject({ now: 600, before: 500, whole: true });
    expect(compared({ dip: { now: 10, before: null } })).toBeUndefined();
  });

  it("ignores an exercise planned twice, whose time before is one item's", () => {
    const twice = [makeItem("again", { exerciseId: "squat" })];
    expect(compared({ squat: { now: 60, before: 50 } }, twice)).toBeUndefined();
  });
});

describe("the summary of a day", () => {
  it("counts its own sets, and names each exercise with records once", () => {
    const { week, items } = makeWeek({ squat: { now: 60, before: 50 } });
    const [before] = week.lastTimes;
    const lastTimes = before
      ? [{ ...before, bests: { ...noBests, weight: 50, oneRep: 60, volume: 500 } }]
      : [];
    const summary = workoutSummary({ ...week, lastTimes }, items);
    expect(summary).toMatchObject({ sets: 1, volume: 600, minutes: undefined });
    expect(summary.records.map(({ item, records }) => [item.id, records.length])).toEqual([
      ["squat", 3],
    ]);
  });

  it("offers the plan's sets where nothing was logged and the weight is known", () => {
    const more = [
      makeItem("planned", { weight: 40 }),
      makeItem("held", { seconds: 45 }),
      makeItem("unknown"),
      makeItem("skipped", { weight: 40, status: "skipped" }),
      makeItem("walk", { type: "cardio" }),
    ];
    const { week, items } = makeWeek({ squat: { now: 60 } }, more);
    const { unlogged } = workoutSummary(week, items);
    expect(unlogged.map(({ item, sets }) => [item.id, sets])).toEqual([
      ["planned", [makeSet(1, 40), makeSet(2, 40)]],
      ["held", [1, 2].map((setNumber) => ({ setNumber, reps: 0, weight: null, seconds: 45 }))],
    ]);
  });
});

describe("the feeling of a day", () => {
  const told = (effort: number | null, words: string | null, date = day) => ({
    date,
    effort,
    words,
  });

  it("is the latest of each part", () => {
    expect(feelingOf([], day)).toBeUndefined();
    expect(feelingOf([told(4, "ثقيل"), told(7, null), told(9, null, thursday)], day)).toEqual(
      told(7, "ثقيل"),
    );
    expect(feelingOf([told(null, "ثقيل")], day)).toEqual(told(null, "ثقيل"));
  });

  it("is added to a week, also to one cached before there were feelings", () => {
    const { week } = makeWeek({});
    expect(withChanges(week, { feelings: [told(5, null)] }).feelings).toEqual([told(5, null)]);
  });
});
