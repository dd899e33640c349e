import { describe, expect, it } from "vitest";
import type { MealWeek, OwnMeal } from "../../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../../domain/contract/schedules/schedules.ts";
import type { DietWrite } from "../../../../web/trainee/diet/diet-write.ts";
import { withWrites } from "../../../../web/trainee/diet/with-writes.ts";

const plate = { name: "مجدرة", calories: 150, protein: 6, carbs: 24, fat: 3.5, quantity: 300 };
const assigned: ScheduledMeal = {
  ...plate,
  id: "assigned",
  mealId: null,
  date: "2026-03-04",
  dayOfWeek: 3,
  timing: "lunch",
  position: 0,
  description: null,
  substitute: null,
  status: "pending",
  consumedAt: null,
};
const own: OwnMeal = {
  ...plate,
  id: "own",
  date: "2026-03-04",
  description: null,
  category: "snack",
  foodId: null,
  portion: null,
  status: "consumed",
  createdAt: 1,
};
const makeWeek = (overrides: Partial<MealWeek> = {}): MealWeek => ({
  weekStart: "2026-03-01",
  meals: [assigned],
  ownMeals: [],
  targets: [],
  notes: [],
  ...overrides,
});
const addOwn = (date: string): DietWrite => ({
  kind: "add",
  id: own.id,
  meal: { kind: "slot", id: own.id, date, name: "تمر", category: "snack", status: "consumed" },
  shown: { ...own, date },
});

describe("a week with pending writes", () => {
  it("shows statuses in the order of the taps", () => {
    const tap = (id: string, status: "consumed" | "skipped"): DietWrite => ({
      kind: "status",
      id,
      itemId: "assigned",
      status,
    });
    const week = withWrites(makeWeek(), [tap("1", "consumed"), tap("2", "skipped")]);
    expect(week.meals[0]?.status).toBe("skipped");
  });

  it("shows a swap and its return, and leaves the assigned meal", () => {
    const substitute = { ...plate, mealId: "other", name: "عدس" };
    const swap: DietWrite = { kind: "swap", id: "1", itemId: "assigned", substitute };
    const swapped = withWrites(makeWeek(), [swap]);
    expect(swapped.meals[0]).toEqual({ ...assigned, substitute });
    const back = withWrites(swapped, [{ ...swap, id: "2", substitute: null }]);
    expect(back).toEqual(makeWeek());
  });

  it("shows a new meal once, even after the server's answer", () => {
    const write = addOwn(own.date);
    const once = withWrites(makeWeek(), [write]);
    expect(once.ownMeals).toEqual([own]);
    expect(withWrites(once, [write])).toEqual(once);
  });

  it("shows a new meal in its own week only", () => {
    expect(withWrites(makeWeek(), [addOwn("2026-03-08")]).ownMeals).toEqual([]);
  });

  it("shows changes and deletions of a pending meal", () => {
    const { id, date, status, createdAt, ...content } = own;
    const change: DietWrite = {
      kind: "change",
      id: "1",
      itemId: "own",
      shown: { ...content, name: "تمر وجوز" },
    };
    const changed = withWrites(makeWeek(), [addOwn(date), change]);
    expect(changed.ownMeals).toEqual([{ ...own, name: "تمر وجوز" }]);
    const removed = withWrites(changed, [{ kind: "remove", id: "2", itemId: "own" }]);
    expect(removed.ownMeals).toEqual([]);
  });

  it("shows a sent note first, once", () => {
    const note: DietWrite = { kind: "note", id: "n", date: own.date, text: "شبعت" };
    const week = withWrites(makeWeek(), [note, note]);
    expect(week.notes.map(({ id, text, byTrainer }) => [id, text, byTrainer])).toEqual([
      ["n", "شبعت", false],
    ]);
  });
});
