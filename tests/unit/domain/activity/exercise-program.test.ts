import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  lastTimeOf,
  nextItem,
  type ProgramItem,
  type ProgramWeek,
  prefilledSet,
  programProgress,
  programsOf,
  setsOf,
  setsToRepeat,
} from "../../../../domain/activity/exercise-program.ts";
import { withChanges } from "../../../../domain/activity/program-changes.ts";
import { exerciseStatuses } from "../../../../domain/schedules/schedules.ts";

const sunday = "2026-03-01";

const makeItem = (overrides: Partial<ProgramItem> = {}): ProgramItem => ({
  id: "a",
  exerciseId: "bench",
  date: sunday,
  sets: 3,
  reps: 10,
  weight: 40,
  status: "pending",
  ...overrides,
});

const makeSet = (setNumber: number, reps = 10, weight: number | null = 40) => ({
  setNumber,
  reps,
  weight,
});

const makeWeek = (overrides: Partial<ProgramWeek> = {}): ProgramWeek => ({
  weekStart: sunday,
  items: [],
  performed: [],
  lastTimes: [],
  ...overrides,
});

describe("progress of a program", () => {
  it("is the rounded percent of completed exercises; skipped ones end the day", () => {
    const items = [
      makeItem({ status: "completed" }),
      makeItem({ status: "skipped" }),
      makeItem({ status: "completed" }),
    ];
    expect(programProgress(items)).toEqual({
      total: 3,
      completed: 2,
      skipped: 1,
      percent: 67,
      over: true,
    });
  });

  it("is zero on a rest day, which is never over", () => {
    expect(programProgress([])).toMatchObject({ total: 0, percent: 0, over: false });
  });

  it("stays between 0 and 100, and 100 means all", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...exerciseStatuses)), (statuses) => {
        const progress = programProgress(statuses.map((status) => ({ status })));
        expect(progress.percent).toBeGreaterThanOrEqual(0);
        expect(progress.percent).toBeLessThanOrEqual(100);
        if (progress.percent === 100) expect(progress.over).toBe(true);
      }),
    );
  });
});

describe("the programs of a week", () => {
  it("are seven days, Sunday first, each with its exercises in order", () => {
    const items = [makeItem(), makeItem({ id: "b" }), makeItem({ id: "c", date: "2026-03-04" })];
    const programs = programsOf(makeWeek({ items }));
    expect(programs.map(({ date }) => date)).toEqual([
      "2026-03-01",
      "2026-03-02",
      "2026-03-03",
      "2026-03-04",
      "2026-03-05",
      "2026-03-06",
      "2026-03-07",
    ]);
    expect(programs[0]?.items.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(programs[3]?.total).toBe(1);
  });
});

describe("the next exercise", () => {
  const items = [
    makeItem({ id: "a" }),
    makeItem({ id: "b", status: "completed" }),
    makeItem({ id: "c" }),
  ];

  it("is the first pending one after the current", () => {
    expect(nextItem(items)?.id).toBe("a");
    expect(nextItem(items, "a")?.id).toBe("c");
  });

  it("returns to a skipped place, and is never the current one", () => {
    expect(nextItem(items, "c")?.id).toBe("a");
    expect(nextItem([makeItem()], "a")).toBeUndefined();
  });

  it("is missing once all are done or skipped", () => {
    expect(nextItem([makeItem({ status: "skipped" })])).toBeUndefined();
  });
});

describe("the last earlier time", () => {
  const before = {
    exerciseId: "bench",
    date: "2026-02-22",
    sets: [makeSet(1, 8, 37.5)],
    bests: { weight: 40, oneRep: 50, volume: 300, seconds: null, metres: null },
  };

  it("is the log before the week", () => {
    expect(lastTimeOf(makeWeek({ lastTimes: [before] }), makeItem())).toEqual(before);
  });

  it("is an earlier day of this week, even while its write is pending", () => {
    const week = makeWeek({
      items: [makeItem(), makeItem({ id: "b", date: "2026-03-04" })],
      lastTimes: [before],
    });
    const changed = withChanges(week, { sets: [{ itemId: "a", sets: [makeSet(1, 9, 42.5)] }] });
    expect(lastTimeOf(changed, makeItem({ id: "b", date: "2026-03-04" }))).toEqual({
      exerciseId: "bench",
      date: sunday,
      sets: [makeSet(1, 9, 42.5)],
    });
    expect(lastTimeOf(changed, makeItem())).toEqual(before);
  });

  it("is repeated for eight weeks, and only shown after them", () => {
    const repeatedOf = (date: string) =>
      setsToRepeat(makeWeek({ lastTimes: [{ ...before, date }] }), makeItem());
    expect(repeatedOf("2026-01-04")).toEqual(before.sets);
    expect(repeatedOf("2026-01-03")).toEqual([]);
  });

  it("is unknown for another exercise, and for a deleted one", () => {
    const week = makeWeek({ lastTimes: [before] });
    expect(lastTimeOf(week, makeItem({ exerciseId: "row" }))).toBeUndefined();
    expect(lastTimeOf(week, makeItem({ exerciseId: null }))).toBeUndefined();
  });
});

describe("the first values of a set's inputs", () => {
  const last = [makeSet(1, 10, 40), makeSet(2, 8, 42.5)];

  it("are the planned weight, whatever the last one", () => {
    const planned = makeItem({ reps: 12, weight: 45 });
    expect(prefilledSet(1, planned, last)).toEqual(makeSet(1, 12, 45));
    expect(prefilledSet(2, planned, last)).toEqual(makeSet(2, 12, 45));
  });

  it("are the same set of the time before, or its last one, without a planned weight", () => {
    const open = makeItem({ weight: null });
    expect(prefilledSet(2, open, last)).toEqual(makeSet(2, 8, 42.5));
    expect(prefilledSet(4, open, last)).toEqual(makeSet(4, 8, 42.5));
  });

  it("are the plan's without a time before", () => {
    expect(prefilledSet(1, makeItem({ reps: 12, weight: 30 }))).toEqual(makeSet(1, 12, 30));
    expect(prefilledSet(1, makeItem({ weight: null }))).toEqual(makeSet(1, 10, null));
  });

  it("never repeat a failed attempt", () => {
    const open = makeItem({ weight: null });
    expect(prefilledSet(1, open, [makeSet(1, 0, 60)])).toEqual(makeSet(1, 10, 60));
  });
});

describe("pending changes", () => {
  const week = makeWeek({
    items: [makeItem(), makeItem({ id: "b" })],
    performed: [{ itemId: "a", exerciseId: "bench", date: sunday, sets: [makeSet(1)] }],
  });

  it("count in their order, and replace an item's sets whole", () => {
    const changed = withChanges(week, {
      statuses: [
        { itemId: "a", status: "skipped" },
        { itemId: "a", status: "completed" },
        { itemId: "gone", status: "completed" },
      ],
      sets: [{ itemId: "a", sets: [makeSet(2, 6)] }],
    });
    expect(changed.items.map(({ status }) => status)).toEqual(["completed", "pending"]);
    expect(setsOf(changed, "a")).toEqual([makeSet(2, 6)]);
    expect(setsOf(changed, "b")).toEqual([]);
  });

  it("complete an exercise with its last sets, unless a status was chosen", () => {
    const sets = [{ itemId: "a", sets: [makeSet(1), makeSet(2)], completes: true }];
    const statusesOf = ({ items }: typeof week) => items.map(({ status }) => status);
    expect(statusesOf(withChanges(week, { sets }))).toEqual(["completed", "pending"]);
    const statuses = [{ itemId: "a", status: "skipped" as const }];
    expect(statusesOf(withChanges(week, { sets, statuses }))).toEqual(["skipped", "pending"]);
    const corrected = [...sets, { itemId: "a", sets: [makeSet(1, 8), makeSet(2)] }];
    expect(statusesOf(withChanges(week, { sets: corrected }))).toEqual(["completed", "pending"]);
  });

  it("change nothing if empty or repeated", () => {
    expect(withChanges(week, {})).toBe(week);
    const changes = { sets: [{ itemId: "a", sets: [makeSet(2), makeSet(1)] }] };
    const once = withChanges(week, changes);
    expect(setsOf(once, "a")).toEqual([makeSet(1), makeSet(2)]);
    expect(withChanges(once, changes)).toEqual(once);
  });
});
