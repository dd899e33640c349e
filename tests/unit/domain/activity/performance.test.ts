import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dayProgress,
  performanceTone,
  progressParts,
  sharePercent,
  stepsTone,
  weekAverage,
} from "../../../../domain/activity/performance.ts";
import {
  averageUntil,
  type DayRecord,
  performanceOfDay,
  performanceOfWeek,
  performanceWeek,
  weekStage,
} from "../../../../domain/activity/performance-week.ts";
import { addDays, weekDates } from "../../../../domain/calendar.ts";
import { type DayPerformance, dailyScore } from "../../../../domain/schedules/day-score.ts";

const anyShare = fc.record({ done: fc.nat({ max: 30_000 }), goal: fc.nat({ max: 20_000 }) });
const anyDay: fc.Arbitrary<DayPerformance> = fc.record({
  exercises: anyShare,
  meals: anyShare,
  steps: anyShare,
});

const makeDay = (
  exercises: [number, number],
  meals: [number, number],
  steps: [number, number],
) => ({
  exercises: { done: exercises[0], goal: exercises[1] },
  meals: { done: meals[0], goal: meals[1] },
  steps: { done: steps[0], goal: steps[1] },
});

const makeRecord = (overrides: Partial<DayRecord>): DayRecord => ({
  date: "2026-11-15",
  assignedExercises: 0,
  completedExercises: 0,
  assignedMeals: 0,
  completedMeals: 0,
  steps: 0,
  targetSteps: 3000,
  ...overrides,
});

describe("a day's progress", () => {
  it("is the rounded mean of the assigned kinds, with steps capped", () => {
    expect(dayProgress(makeDay([5, 5], [3, 3], [9000, 3000]))).toBe(100);
    expect(dayProgress(makeDay([0, 5], [0, 3], [0, 3000]))).toBe(0);
    expect(dayProgress(makeDay([4, 5], [2, 3], [1500, 3000]))).toBe(66);
  });

  it("excludes unassigned kinds", () => {
    expect(dayProgress(makeDay([3, 4], [0, 0], [0, 0]))).toBe(75);
    expect(dayProgress(makeDay([2, 0], [1, 0], [500, 0]))).toBeUndefined();
  });

  it("is whole and from 0 to 100, or undefined exactly without an assignment", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const progress = dayProgress(day);
        const asked = [day.exercises, day.meals, day.steps].some(({ goal }) => goal > 0);
        expect(progress !== undefined).toBe(asked);
        if (progress === undefined) return;
        expect(Number.isInteger(progress)).toBe(true);
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("never falls with more done", () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 100 }), (day, more) => {
        const better = { ...day, meals: { ...day.meals, done: day.meals.done + more } };
        expect(dayProgress(better) ?? 0).toBeGreaterThanOrEqual(dayProgress(day) ?? 0);
      }),
    );
  });

  it("is 100 exactly when everything assigned was done", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const shares = [day.exercises, day.meals, day.steps].filter(({ goal }) => goal > 0);
        fc.pre(shares.length > 0);
        if (shares.every(({ done, goal }) => done >= goal)) expect(dayProgress(day)).toBe(100);
        for (const share of shares) expect(sharePercent(share)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe("the daily score", () => {
  it("weighs exercises 60 and meals 40", () => {
    expect(dailyScore(makeDay([5, 5], [0, 3], [0, 0]))).toBe(60);
    expect(dailyScore(makeDay([0, 5], [3, 3], [0, 0]))).toBe(40);
    expect(dailyScore(makeDay([0, 0], [1, 2], [0, 0]))).toBe(50);
    expect(dailyScore(makeDay([1, 2], [0, 0], [0, 0]))).toBe(50);
    expect(dailyScore(makeDay([0, 0], [0, 0], [0, 0]))).toBeUndefined();
  });
});

describe("the parts of a day's progress", () => {
  it("are the assigned kinds, each with its percentage", () => {
    expect(progressParts(makeDay([1, 4], [0, 0], [3000, 3000]))).toEqual([
      { kind: "exercises", percent: 25 },
      { kind: "steps", percent: 100 },
    ]);
  });

  it("have it as their mean", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekAverage(progressParts(day).map(({ percent }) => percent))).toBe(
          dayProgress(day),
        );
      }),
    );
  });
});

describe("tones", () => {
  it.each([
    [100, "good"],
    [90, "good"],
    [89, "fair"],
    [70, "fair"],
    [69, "warn"],
    [50, "warn"],
    [49, "bad"],
    [0, "bad"],
  ])("a past performance of %i is %s", (percent, tone) => {
    expect(performanceTone(percent, { over: true })).toBe(tone);
  });

  it.each([
    [100, "good"],
    [99, "fair"],
    [75, "fair"],
    [74, "warn"],
    [50, "warn"],
    [49, "bad"],
  ])("past steps of %i are %s", (percent, tone) => {
    expect(stepsTone(percent, { over: true })).toBe(tone);
  });

  it.each([0, 49, 50, 90, 100])("are the accent for a running day, at %i too", (percent) => {
    expect(performanceTone(percent, { over: false })).toBe("accent");
    expect(stepsTone(percent, { over: false })).toBe("accent");
  });
});

describe("a week", () => {
  const sunday = "2026-11-15";
  const plain = { scheduled: false, targetSteps: 3000, joinedOn: "2026-01-01" };

  it("has the default goals without any schedule", () => {
    for (const day of performanceWeek("2026-11-18", [], plain)) {
      expect(day).toMatchObject({
        kind: "goals",
        exercises: { goal: 5 },
        meals: { goal: 3 },
        steps: { goal: 3000 },
      });
    }
  });

  it("has only planned goals once there is a schedule", () => {
    const records = [makeRecord({ assignedExercises: 4, completedExercises: 2, steps: 6000 })];
    const [first, second] = performanceWeek(sunday, records, { ...plain, scheduled: true });
    expect(first).toMatchObject({ kind: "goals", meals: { goal: 0 }, steps: { goal: 3000 } });
    expect(first && dayProgress(first)).toBe(75);
    expect(second).toMatchObject({ kind: "rest", steps: { goal: 0 } });
    expect(second && dayProgress(second)).toBeUndefined();
  });

  it("has no goals before the person joined", () => {
    const week = performanceWeek(sunday, [], { ...plain, joinedOn: "2026-11-18" });
    expect(week.map(({ kind }) => kind)).toEqual([
      ...Array(3).fill("before"),
      ...Array(4).fill("goals"),
    ]);
    expect(averageUntil("2026-11-17", week)).toBeUndefined();
  });

  it("has an average up to today, without rest days and later days", () => {
    const records = [
      makeRecord({ date: "2026-11-15", assignedExercises: 2, completedExercises: 2, steps: 3000 }),
      makeRecord({ date: "2026-11-17", assignedExercises: 2, completedExercises: 1, steps: 0 }),
      makeRecord({ date: "2026-11-20", assignedExercises: 2 }),
    ];
    const week = performanceWeek(sunday, records, { ...plain, scheduled: true });
    expect(averageUntil("2026-11-18", week)).toBe(63);
    expect(averageUntil("2026-11-14", week)).toBeUndefined();
  });

  it("has sums by kind for the whole week, up to today, and for a single day", () => {
    const records = [
      makeRecord({ date: "2026-11-15", assignedExercises: 2, completedExercises: 2, steps: 3000 }),
      makeRecord({ date: "2026-11-16", steps: 900 }),
      makeRecord({ date: "2026-11-17", assignedExercises: 2, completedExercises: 1, steps: 600 }),
      makeRecord({ date: "2026-11-20", assignedExercises: 2, assignedMeals: 3 }),
    ];
    const week = performanceWeek(sunday, records, { ...plain, scheduled: true });
    expect(performanceOfDay("2026-11-17", week)).toEqual({
      exercises: { done: 1, goal: 2 },
      meals: { done: 0, goal: 0 },
      steps: { done: 600, goal: 3000 },
      progress: 35,
    });
    expect(performanceOfDay("2026-11-16", week).progress).toBeNull();
    expect(performanceOfWeek("2026-11-18", week)).toEqual({
      exercises: { done: 3, goal: 4 },
      meals: { done: 0, goal: 0 },
      steps: { done: 4500, goal: 6000 },
      progress: averageUntil("2026-11-18", week),
      whole: {
        exercises: { done: 3, goal: 6 },
        meals: { done: 0, goal: 3 },
        steps: { done: 4500, goal: 9000 },
      },
    });
  });

  it.each([
    ["2026-11-15", [], "idle"],
    ["2026-11-15", [makeRecord({ assignedExercises: 2 })], "beginning"],
    ["2026-11-15", [makeRecord({ assignedExercises: 2, completedExercises: 1 })], "today"],
    ["2026-11-16", [makeRecord({ date: "2026-11-16", assignedMeals: 3 })], "beginning"],
    ["2026-11-16", [makeRecord({ assignedExercises: 2 })], "running"],
    ["2026-11-21", [makeRecord({ assignedExercises: 2 })], "running"],
    ["2026-11-22", [makeRecord({ assignedExercises: 2 })], "over"],
    ["2026-11-22", [], "idle"],
  ] as const)("stands on %s with %j as %s", (today, records, stage) => {
    const week = performanceWeek(sunday, records, { ...plain, scheduled: true });
    expect(weekStage(today, week)).toBe(stage);
  });

  it("has an average between its lowest and highest day", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat({ max: 100 }), { nil: undefined })), (days) => {
        const known = days.filter((day) => day !== undefined);
        const average = weekAverage(days);
        expect(average !== undefined).toBe(known.length > 0);
        if (average === undefined) return;
        expect(average).toBeGreaterThanOrEqual(Math.min(...known));
        expect(average).toBeLessThanOrEqual(Math.max(...known));
      }),
    );
  });

  it("always has seven days, whatever is stored", () => {
    const record = fc.record({
      date: fc.nat({ max: 20 }).map((days) => addDays("2026-11-08", days)),
      assignedExercises: fc.nat({ max: 10 }),
      completedExercises: fc.nat({ max: 10 }),
      assignedMeals: fc.nat({ max: 10 }),
      completedMeals: fc.nat({ max: 10 }),
      steps: fc.nat({ max: 200_000 }),
      targetSteps: fc.integer({ min: 1000, max: 20_000 }),
    });
    fc.assert(
      fc.property(fc.array(record), fc.boolean(), (records, scheduled) => {
        const week = performanceWeek(sunday, records, { ...plain, scheduled });
        expect(week.map(({ date }) => date)).toEqual(weekDates(sunday));
        for (const day of week) {
          if (day.kind !== "goals") expect(dayProgress(day)).toBeUndefined();
        }
      }),
    );
  });
});
