import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  adherence,
  adherenceSince,
  adherenceSpans,
  type CountedDay,
  performanceOfDay,
  performanceOfWeek,
} from "../../../../domain/activity/adherence.ts";
import { addDays } from "../../../../domain/calendar.ts";

const today = "2026-03-04";

function makeDay(overrides: Partial<CountedDay> = {}): CountedDay {
  return {
    date: today,
    assignedExercises: 5,
    completedExercises: 4,
    assignedMeals: 3,
    completedMeals: 3,
    ...overrides,
  };
}
const rest = { assignedExercises: 0, completedExercises: 0, assignedMeals: 0, completedMeals: 0 };
const daysAgo = (days: number) => addDays(today, -days);

describe("adherence", () => {
  it("is done ÷ assigned of both kinds", () => {
    expect(adherence([makeDay()], today, 7)).toEqual({
      days: 7,
      done: 7,
      assigned: 8,
      percent: 88,
      activeDays: 1,
    });
  });

  it("leaves rest days out", () => {
    const worked = [makeDay({ completedExercises: 5 })];
    const rested = Array.from({ length: 6 }, (_, i) => makeDay({ ...rest, date: daysAgo(i + 1) }));
    expect(adherence([...worked, ...rested], today, 7)).toMatchObject({
      percent: 100,
      activeDays: 1,
    });
    expect(adherence(rested, today, 7)).toMatchObject({
      percent: null,
      assigned: 0,
      activeDays: 0,
    });
    expect(adherence([], today, 90).percent).toBeNull();
  });

  it("reaches back over its span, today included, and not a day further", () => {
    for (const days of adherenceSpans) {
      const inside = makeDay({ date: daysAgo(days - 1) });
      const outside = makeDay({ date: daysAgo(days), completedExercises: 0 });
      const ahead = makeDay({ date: addDays(today, 1), completedExercises: 0, completedMeals: 0 });
      expect(adherence([inside, outside, ahead], today, days)).toMatchObject({
        assigned: 8,
        done: 7,
      });
    }
    expect(adherenceSince(today)).toBe(daysAgo(89));
  });

  it("lies between 0 and 100, and grows with what is done", () => {
    const day = fc
      .record({
        ago: fc.integer({ min: 0, max: 100 }),
        exercises: fc.integer({ min: 0, max: 9 }),
        meals: fc.integer({ min: 0, max: 6 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ ago, exercises, meals, share }) =>
        makeDay({
          date: daysAgo(ago),
          assignedExercises: exercises,
          completedExercises: Math.floor(exercises * share),
          assignedMeals: meals,
          completedMeals: Math.floor(meals * share),
        }),
      );
    fc.assert(
      fc.property(
        fc.uniqueArray(day, { selector: ({ date }) => date }),
        fc.constantFrom(...adherenceSpans),
        (days, span) => {
          const { percent, done, assigned } = adherence(days, today, span);
          expect(done).toBeLessThanOrEqual(assigned);
          expect(percent === null).toBe(assigned === 0);
          if (percent === null) return;
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
          const all = days.map((each) => ({ ...each, completedExercises: each.assignedExercises }));
          expect(adherence(all, today, span).percent).toBeGreaterThanOrEqual(percent);
        },
      ),
    );
  });
});

describe("performance of a day and a week", () => {
  it("weighs exercises 60 % and meals 40 %", () => {
    expect(performanceOfDay([makeDay()], today)).toEqual({
      exercises: { done: 4, goal: 5 },
      meals: { done: 3, goal: 3 },
      progress: 88,
    });
    expect(performanceOfDay([], today).progress).toBeNull();
  });

  it("counts and averages the days that have come, and the whole week apart", () => {
    const days = [
      makeDay({ date: "2026-03-01", completedExercises: 5 }),
      makeDay({ date: "2026-03-02", ...rest }),
      makeDay({ date: today, completedExercises: 0, completedMeals: 0 }),
      makeDay({ date: "2026-03-06", completedExercises: 0, completedMeals: 0 }),
      makeDay({ date: "2026-02-28" }),
      makeDay({ date: "2026-03-08" }),
    ];
    expect(performanceOfWeek(days, today)).toEqual({
      exercises: { done: 5, goal: 10 },
      meals: { done: 3, goal: 6 },
      progress: 50,
      whole: { exercises: { done: 5, goal: 15 }, meals: { done: 3, goal: 9 } },
    });
  });
});
