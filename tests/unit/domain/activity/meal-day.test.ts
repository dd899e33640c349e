import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AssignedMeal,
  dayNutrition,
  eatenPlate,
  type LoggedMeal,
  leftOfPlan,
  mealSlots,
  overPlan,
} from "../../../../domain/activity/meal-day.ts";
import { mealTimings } from "../../../../domain/libraries/meals.ts";
import { mealStatuses } from "../../../../domain/schedules/schedules.ts";

const plate = { calories: 150, protein: 6, carbs: 24, fat: 3.5, quantity: 300 };
const makeAssigned = (overrides: Partial<AssignedMeal> = {}): AssignedMeal => ({
  ...plate,
  timing: "lunch",
  position: 0,
  status: "pending",
  substitute: null,
  ...overrides,
});
const makeLogged = (overrides: Partial<LoggedMeal> = {}): LoggedMeal => ({
  ...plate,
  category: "snack",
  status: "consumed",
  ...overrides,
});

describe("the slots of a day", () => {
  it("are three main meals with default calories on an unplanned day", () => {
    const slots = mealSlots([], []);
    expect(slots.map(({ timing }) => timing)).toEqual(["breakfast", "lunch", "dinner"]);
    expect(slots.every(({ usual }) => usual)).toBe(true);
  });

  it("include a snack once one is assigned or logged", () => {
    const timings = (assigned: AssignedMeal[], logged: LoggedMeal[]) =>
      mealSlots(assigned, logged).map(({ timing }) => timing);
    expect(timings([makeAssigned({ timing: "snack" })], [])).toContain("snack");
    expect(timings([], [makeLogged()])).toContain("snack");
    expect(timings([], [makeLogged({ category: null })])).toContain("snack");
  });

  it("follow the clock: the snack of ten o'clock is before lunch", () => {
    const slots = mealSlots([makeAssigned({ timing: "snack" })], []);
    expect(slots.map(({ timing }) => timing)).toEqual(["breakfast", "snack", "lunch", "dinner"]);
  });

  it("lose the default calories once the day has a plan or the slot a log", () => {
    expect(mealSlots([makeAssigned()], []).some(({ usual }) => usual)).toBe(false);
    const logged = mealSlots([], [makeLogged({ category: "dinner" })]);
    expect(logged.filter(({ usual }) => usual).map(({ timing }) => timing)).toEqual([
      "breakfast",
      "lunch",
    ]);
  });

  it("hold every meal exactly once, in the trainer's order", () => {
    const anyAssigned = fc.record({
      timing: fc.constantFrom(...mealTimings),
      position: fc.nat({ max: 40 }),
    });
    const anyLogged = fc.record({ category: fc.option(fc.constantFrom(...mealTimings)) });
    fc.assert(
      fc.property(fc.array(anyAssigned), fc.array(anyLogged), (assigned, logged) => {
        const slots = mealSlots(assigned.map(makeAssigned), logged.map(makeLogged));
        expect(slots.flatMap((slot) => slot.assigned)).toHaveLength(assigned.length);
        expect(slots.flatMap((slot) => slot.logged)).toHaveLength(logged.length);
        for (const slot of slots) {
          const places = slot.assigned.map(({ position }) => position);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});

describe("the nutrition of a day", () => {
  it("counts a meal only while it is consumed", () => {
    const eaten = (status: AssignedMeal["status"]) =>
      dayNutrition([makeAssigned({ status })], []).consumed.total.calories;
    expect(mealStatuses.map(eaten)).toEqual([0, 450, 0]);
  });

  it("has no plan where nothing is assigned and no target is set", () => {
    const { consumed, planned, targeted } = dayNutrition([], [makeLogged()]);
    const unknown = { calories: null, protein: null, carbs: null, fat: null };
    expect(planned.total).toEqual(unknown);
    expect([consumed.total.calories, targeted]).toEqual([450, false]);
    const target = { calories: 1850, protein: 120, carbs: null, fat: null };
    expect(dayNutrition([], [], target).planned.total).toEqual({ ...unknown, ...target });
  });

  it("takes a macro that the target leaves open from the plan, in whole grams as the target's", () => {
    const meal = makeAssigned({ carbs: 20.3, quantity: 210 });
    expect(dayNutrition([meal], []).planned.total.carbs).toBe(42.6);
    const target = { calories: 1850, protein: 120, carbs: null, fat: 60 };
    expect(dayNutrition([meal], [], target).planned.total).toEqual({ ...target, carbs: 43 });
  });

  it("adds meals outside the plan, without changing the plan", () => {
    const { consumed, planned } = dayNutrition(
      [makeAssigned({ status: "consumed" })],
      [makeLogged({ calories: 120, quantity: 100 }), makeLogged({ status: "skipped" })],
    );
    expect(consumed.total.calories).toBe(570);
    expect(planned.total.calories).toBe(450);
  });

  it("counts the substitute with its own grams, against the assigned meal", () => {
    const substitute = { ...plate, calories: 120, quantity: 375 };
    const meal = makeAssigned({ status: "consumed", substitute });
    expect(eatenPlate(meal)).toBe(substitute);
    const { consumed, planned } = dayNutrition([meal], []);
    expect(consumed.total.calories).toBe(450);
    expect(consumed.total.protein).toBe(22.5);
    expect(planned.total.protein).toBe(18);
  });

  it("reports the number of missing values instead of counting 0", () => {
    const { consumed } = dayNutrition(
      [makeAssigned({ status: "consumed", fat: null })],
      [makeLogged({ quantity: 100 })],
    );
    expect(consumed.missing).toEqual({ calories: 0, protein: 0, carbs: 0, fat: 1 });
    expect(consumed.total.fat).toBe(3.5);
  });

  it("has no value for a nutrient that is unknown in every meal", () => {
    const meals = [makeAssigned({ status: "consumed", fat: null })];
    expect(dayNutrition(meals, []).consumed.total.fat).toBeNull();
  });
});

it.each([
  [1059, 1341, 282],
  [1341, 1341, 0],
  [1400, 1341, -59],
  [null, 1341, null],
  [1059, null, null],
])("of %d eaten, a plan of %d leaves %d", (eaten, planned, left) => {
  expect(leftOfPlan(eaten, planned)).toBe(left);
});

describe("the excess over the plan", () => {
  it("is in the unit of the plan", () => {
    expect(overPlan(1995, 1341)).toBe(654);
    expect(overPlan(241.94, 141)).toBe(100.9);
  });

  it("is zero up to the plan and the tolerance of swaps", () => {
    expect(overPlan(1341, 1341)).toBe(0);
    expect(overPlan(105, 100)).toBe(0);
    expect(overPlan(105.5, 100)).toBe(5.5);
  });

  it("is zero if a value is unknown", () => {
    expect(overPlan(null, 100)).toBe(0);
    expect(overPlan(100, null)).toBe(0);
  });
});
