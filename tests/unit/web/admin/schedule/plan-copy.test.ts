import { expect, it } from "vitest";
import {
  type CopyChoice,
  planCopy,
} from "../../../../../web/admin/schedule/copy-from/plan-copy.ts";
import { withEdit } from "../../../../../web/admin/schedule/edits/edits.ts";
import { exercise, meal, week } from "./a-week.ts";

const everything: CopyChoice = {
  kinds: ["exercises", "meals"],
  days: undefined,
  personal: false,
  scaled: true,
};
const empty = week({ exercises: [], meals: [], weekStart: "2026-01-11" });
const other = week({
  traineeId: "other",
  exercises: [exercise("a", { weight: 40, note: "كتفك اليمين", status: "completed" })],
  meals: [meal("m", { quantity: 300 }), meal("n", { dayOfWeek: 2, date: "2026-01-06" })],
});
const target = { startsOn: "2026-01-01", protein: null, carbs: null, fat: null };

it("a copied week gets the target's dates, pending and without personal weights and notes", () => {
  const { edit, exercises, meals } = planCopy(empty, other, everything);
  expect([exercises, meals]).toEqual([1, 2]);
  const copied = withEdit(empty, edit);
  expect(copied.exercises).toMatchObject([
    { exerciseId: "library-a", date: "2026-01-11", weight: null, note: null, status: "pending" },
  ]);
  expect(copied.meals.map(({ date, quantity }) => [date, quantity])).toEqual([
    ["2026-01-11", 300],
    ["2026-01-13", 100],
  ]);
  expect(edit.change.exercises?.copy).toMatchObject([{ from: "a", weight: null, note: null }]);
});

it("a copied week has weights and notes if requested", () => {
  const { edit } = planCopy(empty, other, { ...everything, personal: true });
  expect(withEdit(empty, edit).exercises).toMatchObject([{ weight: 40, note: "كتفك اليمين" }]);
  expect(edit.change.exercises?.copy?.[0]).not.toHaveProperty("weight");
});

it("copied grams fit each day's target together with its present meals", () => {
  const planned = week({
    exercises: [],
    weekStart: "2026-01-11",
    meals: [meal("x", { quantity: 200, date: "2026-01-11" })],
    targets: [{ ...target, calories: 800 }],
  });
  const { edit } = planCopy(planned, other, everything);
  expect(withEdit(planned, edit).meals.map(({ quantity }) => quantity)).toEqual([200, 600, 800]);
  const unscaled = planCopy(planned, other, { ...everything, scaled: false });
  expect(withEdit(planned, unscaled.edit).meals.map(({ quantity }) => quantity)).toEqual([
    200, 300, 100,
  ]);
});

it("one day is copied to another, by chosen kinds, and never twice", () => {
  const choice: CopyChoice = { ...everything, kinds: ["meals"], days: [2, 5] };
  const once = planCopy(empty, other, choice);
  expect([once.exercises, once.meals]).toEqual([0, 1]);
  const copied = withEdit(empty, once.edit);
  expect(copied.meals).toMatchObject([{ mealId: "library-n", date: "2026-01-16" }]);
  expect(planCopy(copied, other, choice).meals).toBe(0);
});
