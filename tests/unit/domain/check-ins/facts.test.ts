import { describe, expect, it } from "vitest";
import { addDays } from "../../../../domain/calendar.ts";
import { checkInFacts } from "../../../../domain/check-ins/facts.ts";

const today = "2026-11-26";
const day = (ago: number) => addDays(today, -ago);
const weight = (ago: number, kg: number) => ({ date: day(ago), weight: kg });
const counted = (ago: number, over: object = {}) => ({
  date: day(ago),
  assignedExercises: 5,
  completedExercises: 4,
  assignedMeals: 3,
  completedMeals: 3,
  steps: 8000 as number | null,
  ...over,
});

const factsOf = (given: Partial<Parameters<typeof checkInFacts>[0]>) =>
  checkInFacts({ weights: [], days: [], ...given }, today);

describe("the facts of a week", () => {
  it("are unknown without records", () => {
    expect(factsOf({})).toEqual({
      weight: null,
      weightChange: null,
      steps: null,
      exercises: { done: 0, assigned: 0 },
      meals: { done: 0, assigned: 0 },
    });
  });

  it("have the mean of the newest three weighed days, one value a day", () => {
    const weights = [weight(0, 78), weight(0, 90), weight(1, 78.4), weight(3, 78.5), weight(5, 99)];
    expect(factsOf({ weights }).weight).toBe(78.3);
  });

  it("compare it with the mean a week earlier", () => {
    const weights = [weight(0, 78), weight(1, 78), weight(2, 78), weight(7, 79), weight(9, 79)];
    expect(factsOf({ weights }).weightChange).toBe(-1);
  });

  it("leave out a weight older than two weeks", () => {
    expect(factsOf({ weights: [weight(14, 78)] }).weight).toBeNull();
  });

  it("count the seven days before, without today", () => {
    const days = [counted(0), counted(1), counted(7), counted(8)];
    expect(factsOf({ days })).toMatchObject({
      exercises: { done: 8, assigned: 10 },
      meals: { done: 6, assigned: 6 },
    });
  });

  it("count no more than was planned, and no day without steps", () => {
    const days = [
      counted(1, { completedExercises: 9, steps: null }),
      counted(2, { completedExercises: 0, steps: 6000 }),
    ];
    expect(factsOf({ days })).toMatchObject({
      exercises: { done: 5, assigned: 10 },
      steps: 6000,
    });
  });
});
