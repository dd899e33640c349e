import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { insightOf } from "../../../../domain/activity/insight.ts";
import { addDays } from "../../../../domain/calendar.ts";

type Facts = Parameters<typeof insightOf>[0];

const today = "2026-11-29";
const silent: Facts = {
  today,
  weights: [],
  targetWeight: null,
  goals: [],
  days: [],
  targetCalories: null,
};

/** Weights on some days ago, oldest first. */
const weighed = (...each: (readonly [ago: number, kg: number])[]) =>
  each.map(([ago, weight]) => ({ date: addDays(today, -ago), weight }));

/** The last whole days, each with 10 planned items. */
const lived = (count: number, { done = 0, kcal = null as number | null } = {}) =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays(today, -index - 1),
    assignedExercises: 6,
    completedExercises: Math.min(6, done),
    assignedMeals: 4,
    completedMeals: Math.max(0, done - 6),
    eatenCalories: kcal,
  }));

describe("the home's sentence", () => {
  it("is silent without facts", () => {
    expect(insightOf(silent)).toBeNull();
  });

  it("tells a weight that came closer to its target, with the calories of the days", () => {
    const facts = { ...silent, weights: weighed([7, 75.4], [0, 74.5]), targetWeight: 68 };
    expect(insightOf(facts)).toEqual({ kind: "weight", change: -0.9, calories: null });
    expect(insightOf({ ...facts, days: lived(7, { kcal: 1188 }) })).toEqual({
      kind: "weight",
      change: -0.9,
      calories: 1190,
    });
  });

  it("tells a gain to who wants one, by the goals where there is no target", () => {
    const weights = weighed([7, 60], [0, 60.4]);
    const told = { kind: "weight", change: 0.4, calories: null };
    expect(insightOf({ ...silent, weights, targetWeight: 65 })).toEqual(told);
    expect(insightOf({ ...silent, weights, goals: ["muscle_gain"] })).toEqual(told);
    expect(insightOf({ ...silent, weights, goals: ["weight_loss"] })).toBeNull();
  });

  it("never tells a weight that moved away from its goal", () => {
    const weights = weighed([7, 74.5], [0, 75.4]);
    expect(insightOf({ ...silent, weights, targetWeight: 68 })).toBeNull();
  });

  it("tells a weight without a goal as it is, after all else", () => {
    const weights = weighed([7, 74.5], [0, 75]);
    expect(insightOf({ ...silent, weights })).toEqual({
      kind: "weight",
      change: 0.5,
      calories: null,
    });
    const days = lived(7, { done: 10 });
    expect(insightOf({ ...silent, weights, days })).toEqual({ kind: "adherence", percent: 100 });
  });

  it("compares weekly weights as they stand, and daily ones smoothed", () => {
    const weekly = weighed([21, 77], [14, 75.2], [7, 75.4], [0, 74.5]);
    expect(insightOf({ ...silent, weights: weekly })).toMatchObject({ change: -0.9 });
    // A drink of water on the last day does not turn a steady loss.
    const daily = weighed(
      ...Array.from({ length: 12 }, (_, index) => [11 - index, 75 - index * 0.1] as const),
    );
    const thirsty = daily.with(-1, { date: today, weight: 74.7 });
    const told = insightOf({ ...silent, weights: thirsty });
    expect(told?.kind === "weight" && told.change).toBeLessThanOrEqual(-0.2);
  });

  it.each([
    ["a weight older than a week", weighed([15, 76], [8, 75])],
    ["a single weight", weighed([0, 75])],
    ["weights a month apart", weighed([30, 76], [0, 75])],
    ["a change below the noise", weighed([7, 75.1], [0, 75])],
    ["an unbelievable change", weighed([7, 80], [0, 75])],
  ])("leaves out %s", (_, weights) => {
    expect(insightOf({ ...silent, weights, targetWeight: 60 })).toBeNull();
  });

  it("tells a week done as planned, and nothing of another", () => {
    expect(insightOf({ ...silent, days: lived(7, { done: 9 }) })).toEqual({
      kind: "adherence",
      percent: 90,
    });
    expect(insightOf({ ...silent, days: lived(7, { done: 8 }) })).toBeNull();
    expect(insightOf({ ...silent, days: lived(3, { done: 10 }) })).toBeNull();
  });

  it("tells eating close to its target", () => {
    const days = lived(7, { kcal: 1512 });
    expect(insightOf({ ...silent, days, targetCalories: 1500 })).toEqual({
      kind: "calories",
      calories: 1510,
      target: 1500,
    });
    expect(insightOf({ ...silent, days, targetCalories: 1900 })).toBeNull();
    expect(insightOf({ ...silent, days })).toBeNull();
  });

  it("counts whole days only: not today, not before a week, not those without a log", () => {
    const now = { ...lived(1, { kcal: 9000 })[0], date: today };
    const old = { ...lived(1, { kcal: 9000 })[0], date: addDays(today, -8) };
    const days = [...lived(4, { kcal: 1500 }), now, old, ...lived(7).slice(4)] as Facts["days"];
    expect(insightOf({ ...silent, days, targetCalories: 1500 })).toMatchObject({ calories: 1500 });
    expect(
      insightOf({ ...silent, days: lived(3, { kcal: 1500 }), targetCalories: 1500 }),
    ).toBeNull();
  });

  it("does not tell calories of days that were hardly logged", () => {
    const days = lived(7, { kcal: 700 });
    const weights = weighed([7, 75.4], [0, 74.5]);
    expect(insightOf({ ...silent, weights, targetWeight: 68, days })).toMatchObject({
      calories: null,
    });
    expect(insightOf({ ...silent, days, targetCalories: 700 })).toBeNull();
  });

  it("never says anything bad, whatever the facts", () => {
    const facts = fc.record({
      today: fc.constant(today),
      weights: fc
        .array(fc.double({ min: 40, max: 150, noNaN: true }), { maxLength: 12 })
        .map((all) => weighed(...all.map((kg, index) => [all.length - index, kg] as const))),
      targetWeight: fc.option(fc.double({ min: 40, max: 150, noNaN: true })),
      goals: fc.constantFrom([], ["weight_loss" as const], ["muscle_gain" as const]),
      days: fc
        .record({ done: fc.integer({ min: 0, max: 10 }), kcal: fc.option(fc.nat(5000)) })
        .map((day) => lived(7, day)),
      targetCalories: fc.option(fc.integer({ min: 1200, max: 4000 })),
    });
    fc.assert(
      fc.property(facts, (each) => {
        const told = insightOf(each);
        if (told?.kind === "adherence") expect(told.percent).toBeGreaterThanOrEqual(90);
        if (told?.kind === "calories") {
          expect(Math.abs(told.calories - told.target)).toBeLessThanOrEqual(told.target * 0.1);
        }
        if (told?.kind !== "weight") return;
        expect(Math.abs(told.change)).toBeGreaterThanOrEqual(0.2);
        if (each.targetWeight === null && each.goals.length > 0) {
          expect(told.change < 0).toBe(each.goals.includes("weight_loss" as never));
        }
      }),
    );
  });
});
