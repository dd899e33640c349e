import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timingsByClock, usualClock } from "../../../../domain/activity/day-clock.ts";
import { timingAt } from "../../../../domain/activity/meal-choices.ts";
import { mealSlots } from "../../../../domain/activity/meal-day.ts";
import { dayTasks } from "../../../../domain/activity/today.ts";
import { mealTimings } from "../../../../domain/libraries/meals.ts";
import {
  type FastingSlots,
  fastingClock,
  fastingMeals,
  type SunMinutes,
  trainingSlots,
  usualFastingSlots,
} from "../../../../domain/ramadan/slots.ts";

/** Jerusalem on 8 February 2027: 5:05, 17:19, 18:42. */
const sun: SunMinutes = [305, 1039, 1122];
const hoursOf = (slots: Partial<FastingSlots> = {}) =>
  fastingClock({ ...usualFastingSlots, ...slots }, sun);
const inMinutes = (hours: readonly number[]) => hours.map((hour) => Math.round(hour * 60));

describe("the clock of a fasting day", () => {
  it("has suhoor before fajr, iftar from maghrib to isha, and the rest after tarawih", () => {
    const { meals } = hoursOf();
    expect(inMinutes(meals.breakfast)).toEqual([230, 305]);
    expect(inMinutes(meals.lunch)).toEqual([1039, 1122]);
    expect(inMinutes(meals.dinner)).toEqual([1197, 1347]);
    expect(meals.snack).toEqual(meals.dinner);
  });

  it.each([
    ["before_suhoor", [140, 230]],
    ["before_maghrib", [934, 1024]],
    ["after_tarawih", [1197, 1287]],
  ] as const)("trains %s", (training, expected) => {
    expect(inMinutes(hoursOf({ training }).training ?? [])).toEqual(expected);
  });

  it("has no meal and no training but that before maghrib while fasting, and stays inside the day", () => {
    const slots = fc.record({
      meals: fc.record({
        breakfast: fc.constantFrom(...fastingMeals),
        lunch: fc.constantFrom(...fastingMeals),
        dinner: fc.constantFrom(...fastingMeals),
        snack: fc.constantFrom(...fastingMeals),
      }),
      training: fc.constantFrom(...trainingSlots),
    });
    const suns = fc
      .tuple(fc.integer({ min: 60, max: 420 }), fc.integer({ min: 900, max: 1320 }))
      .chain(([fajr, maghrib]) =>
        fc.tuple(
          fc.constant(fajr),
          fc.constant(maghrib),
          fc.integer({ min: maghrib + 45, max: 1500 }),
        ),
      );
    fc.assert(
      fc.property(slots, suns, (chosen, [fajr, maghrib, isha]) => {
        const { meals, training } = fastingClock(chosen, [fajr, maghrib, isha]);
        for (const [from, until] of [...Object.values(meals), training ?? [0, 0]]) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(until).toBeLessThanOrEqual(24);
          expect(until).toBeGreaterThanOrEqual(from);
        }
        for (const [from, until] of Object.values(meals)) {
          expect(until * 60 <= fajr + 1e-6 || from * 60 >= maghrib - 1e-6).toBe(true);
        }
      }),
    );
  });
});

describe("a fasting day", () => {
  const clock = hoursOf();

  it("orders its meals by the night", () => {
    expect(timingsByClock(clock)).toEqual(["breakfast", "lunch", "dinner", "snack"]);
    const late = hoursOf({ meals: { ...usualFastingSlots.meals, lunch: "suhoor" } });
    expect(timingsByClock(late)).toEqual(["breakfast", "lunch", "dinner", "snack"]);
    const first = hoursOf({
      meals: { ...usualFastingSlots.meals, breakfast: "iftar", lunch: "suhoor" },
    });
    expect(mealSlots([], [], first).map(({ timing }) => timing)).toEqual([
      "lunch",
      "breakfast",
      "dinner",
    ]);
  });

  it.each([
    [4, "breakfast"],
    [12, "snack"],
    [17.5, "lunch"],
    [21, "dinner"],
  ] as const)("proposes at %d the meal of that hour", (hour, timing) => {
    expect(timingAt(hour, clock)).toBe(timing);
  });

  const tasksAt = (hour: number, slots: Partial<FastingSlots> = {}) => {
    const meals = mealTimings.map((timing) => ({ timing, status: "pending" as const }));
    const facts = {
      exercises: [{ status: "pending" as const }],
      meals,
      weight: null,
      unread: 0,
      isOver: false,
    };
    const { left } = dayTasks(facts, hour, hoursOf(slots));
    return left.map((task) => (task.kind === "meal" ? task.meal.timing : task.kind));
  };

  it("names suhoor before fajr, then what comes first: training before maghrib, or iftar", () => {
    expect(tasksAt(4)[0]).toBe("breakfast");
    expect(tasksAt(14)).toEqual(["lunch", "dinner", "snack", "training", "breakfast"]);
    expect(tasksAt(14, { training: "before_maghrib" })[0]).toBe("training");
    expect(tasksAt(17.5)[0]).toBe("lunch");
    expect(tasksAt(21, { training: "after_tarawih" }).slice(0, 3)).toContain("training");
  });

  it("leaves the order of any other day alone", () => {
    const facts = {
      exercises: [{ status: "pending" as const }],
      meals: mealTimings.map((timing) => ({ timing, status: "pending" as const })),
      weight: "due" as const,
      unread: 1,
      isOver: false,
    };
    fc.assert(
      fc.property(fc.double({ min: 0, max: 23.99, noNaN: true }), (hour) => {
        expect(dayTasks(facts, hour, usualClock)).toEqual(dayTasks(facts, hour));
      }),
    );
  });
});
