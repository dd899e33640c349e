import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  adherence,
  adherenceSince,
  adherenceSpans,
  type CountedDay,
} from "../../../../domain/activity/adherence.ts";
import { addDays } from "../../../../domain/calendar.ts";

const today = "2026-03-04";
const yesterday = "2026-03-03";

function makeDay(overrides: Partial<CountedDay> = {}): CountedDay {
  return {
    date: yesterday,
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
    const rested = Array.from({ length: 6 }, (_, i) => makeDay({ ...rest, date: daysAgo(i + 2) }));
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

  it("gains nothing from logs outside the plan", () => {
    const more = makeDay({ completedExercises: 0, completedMeals: 9 });
    expect(adherence([more], today, 7)).toMatchObject({ done: 3, assigned: 8, percent: 38 });
  });

  it("covers whole days alone, and not a day more", () => {
    for (const days of adherenceSpans) {
      const inside = makeDay({ date: daysAgo(days) });
      const outside = makeDay({ date: daysAgo(days + 1), completedExercises: 0 });
      const underWay = makeDay({ date: today, completedExercises: 0, completedMeals: 0 });
      const ahead = makeDay({ date: addDays(today, 1), completedExercises: 0, completedMeals: 0 });
      expect(adherence([inside, outside, underWay, ahead], today, days)).toMatchObject({
        assigned: 8,
        done: 7,
      });
    }
    expect(adherenceSince(today)).toBe(daysAgo(90));
    expect(adherenceSince(today, 7)).toBe("2026-02-25");
  });

  it("is between 0 and 100, and grows with done items", () => {
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
