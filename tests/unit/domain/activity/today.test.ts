import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DayFacts, dayTasks, type Task } from "../../../../domain/activity/today.ts";
import { type MealTiming, mealTimings } from "../../../../domain/libraries/meals.ts";
import {
  type ExerciseStatus,
  exerciseStatuses,
  type MealStatus,
  mealStatuses,
} from "../../../../domain/schedules/schedules.ts";

type Exercise = { id: string; status: ExerciseStatus };
type Meal = { id: string; timing: MealTiming; status: MealStatus };

const lift = (id: string, status: ExerciseStatus = "pending") => ({ id, status });
const meal = (timing: MealTiming, status: MealStatus = "pending") => ({
  id: timing,
  timing,
  status,
});
const threeMeals = [meal("lunch"), meal("dinner"), meal("breakfast")];

const nameOf = (task: Task<Exercise, Meal>) => (task.kind === "meal" ? task.meal.id : task.kind);
const day = (facts: Partial<DayFacts<Exercise, Meal>>, hour: number) => {
  const all = { exercises: [], meals: [], weight: null, unread: 0, isOver: false, ...facts };
  const { left, spare, behind, done } = dayTasks<Exercise, Meal>(all, hour);
  return {
    left: left.map(nameOf),
    spare: spare.map(nameOf),
    behind: behind.map(nameOf),
    done,
    tasks: [...left, ...behind],
  };
};

describe("the day's tasks", () => {
  const busy = { exercises: [lift("a")], meals: threeMeals, weight: "due", unread: 2 } as const;

  it.each([
    [6, ["weight", "messages", "training", "breakfast", "lunch", "dinner"]],
    [7.5, ["weight", "breakfast", "messages", "training", "lunch", "dinner"]],
    [11, ["weight", "messages", "training", "lunch", "breakfast", "dinner"]],
    [12, ["lunch", "messages", "training", "weight", "breakfast", "dinner"]],
    [15, ["messages", "training", "weight", "lunch", "dinner", "breakfast"]],
    [17.3, ["messages", "training", "weight", "dinner", "lunch", "breakfast"]],
    [19.9, ["dinner", "messages", "training", "weight", "lunch", "breakfast"]],
    [23, ["messages", "training", "weight", "dinner", "lunch", "breakfast"]],
  ])("are in the clock's order at %d", (hour, expected) => {
    expect(day(busy, hour)).toMatchObject({ left: expected, spare: [], behind: [] });
  });

  it.each([
    [8, ["weight", "messages", "training"], ["breakfast", "lunch", "dinner"]],
    [17.3, ["messages", "training", "weight"], ["dinner", "lunch", "breakfast"]],
  ])("have no meal beyond the day's calories at %d", (hour, left, spare) => {
    expect(day({ ...busy, isOver: true }, hour)).toMatchObject({ left, spare });
  });

  it("keep eaten meals among the done ones beyond the day's calories", () => {
    const meals = [meal("breakfast", "consumed"), meal("dinner")];
    const facts = { exercises: [lift("a", "completed")], meals, isOver: true };
    expect(day(facts, 17.3)).toMatchObject({ left: [], spare: ["dinner"], done: 2 });
  });

  it("put a snack with long hours after tasks due now", () => {
    const meals = [meal("snack"), meal("breakfast"), meal("lunch")];
    const { left } = day({ exercises: [lift("a")], meals }, 13);
    expect(left).toEqual(["lunch", "training", "snack", "breakfast"]);
  });

  it("fold finished ones, and lead to the first pending exercise", () => {
    const exercises = [lift("a", "completed"), lift("b", "skipped"), lift("c"), lift("d")];
    const { left, behind, tasks } = day(
      { exercises, meals: [meal("breakfast", "consumed"), meal("lunch")], weight: "sent" },
      9,
    );
    expect(left).toEqual(["training", "lunch"]);
    expect(behind.toSorted()).toEqual(["breakfast", "weight"]);
    expect(tasks.find(({ kind }) => kind === "training")).toMatchObject({ next: { id: "c" } });
    const over = day({ exercises: exercises.slice(0, 2), meals: [meal("snack", "skipped")] }, 9);
    expect(over).toMatchObject({ left: [], behind: ["snack", "training"] });
  });

  it("count done items, without skipped ones", () => {
    const meals = [meal("breakfast", "consumed"), meal("lunch", "skipped")];
    const left = { exercises: [lift("a", "skipped"), lift("b", "skipped")], meals };
    expect(day({ ...left, weight: "sent" }, 20)).toMatchObject({ done: 2 });
    expect(day({ ...left, meals: [meal("lunch", "skipped")] }, 20)).toMatchObject({
      behind: ["lunch", "training"],
      done: 0,
    });
    const half = [lift("a", "completed"), lift("b", "skipped")];
    expect(day({ exercises: half }, 20)).toMatchObject({ done: 1 });
  });

  it("are empty on a day without goals", () => {
    expect(day({}, 10)).toMatchObject({ left: [], behind: [] });
  });

  it("occur once each, whatever the day and the hour", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...exerciseStatuses), { maxLength: 6 }),
        fc.array(fc.tuple(fc.constantFrom(...mealTimings), fc.constantFrom(...mealStatuses)), {
          maxLength: 8,
        }),
        fc.constantFrom("due", "sent", null),
        fc.nat(20),
        fc.boolean(),
        fc.double({ min: 0, max: 23.99, noNaN: true }),
        (statuses, plates, weight, unread, isOver, hour) => {
          const meals = plates.map(([timing, status], i) => ({ id: `${i}`, timing, status }));
          const exercises = statuses.map((status, i) => lift(`${i}`, status));
          const facts = { exercises, meals, weight, unread, isOver };
          const { left, spare, behind } = dayTasks(facts, hour);
          const allTasks = [...left, ...spare, ...behind];
          const eaten = allTasks.flatMap((task) => (task.kind === "meal" ? [task.meal.id] : []));
          expect(eaten.toSorted()).toEqual(meals.map(({ id }) => id).toSorted());
          const count = (kind: string) => allTasks.filter((task) => task.kind === kind).length;
          expect(count("training")).toBe(exercises.length > 0 ? 1 : 0);
          expect(count("weight")).toBe(weight ? 1 : 0);
          expect(count("messages")).toBe(unread > 0 ? 1 : 0);
          for (const task of behind) {
            if (task.kind === "meal") expect(task.meal.status).not.toBe("pending");
            if (task.kind === "training") expect(task.next).toBeUndefined();
          }
        },
      ),
    );
  });
});
