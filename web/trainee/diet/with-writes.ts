import { weekStart } from "../../../domain/calendar.ts";
import type { MealsAtHand, MealWeek } from "../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import type { DietWrite } from "./diet-write.ts";

/** A week with writes applied, oldest first. */
export function withWrites(week: MealWeek, writes: readonly DietWrite[]): MealWeek {
  return writes.reduce(withWrite, week);
}

function withWrite(week: MealWeek, write: DietWrite): MealWeek {
  switch (write.kind) {
    case "status":
    case "swap":
      return { ...week, meals: mealsWith(week.meals, [write]) };
    case "own-status":
    case "change":
      return {
        ...week,
        ownMeals: week.ownMeals.map((meal) => {
          if (meal.id !== write.itemId) return meal;
          return write.kind === "change"
            ? { ...meal, ownFoodId: undefined, ...write.shown }
            : { ...meal, status: write.status };
        }),
      };
    case "remove":
      return { ...week, ownMeals: week.ownMeals.filter(({ id }) => id !== write.itemId) };
    case "add":
      if (weekStart(write.meal.date) !== week.weekStart || holds(week.ownMeals, write.meal.id)) {
        return week;
      }
      return { ...week, ownMeals: [...week.ownMeals, write.shown] };
    case "favourite":
    case "own-food":
    case "own-food-gone":
      return week;
    case "note":
      if (holds(week.notes, write.id)) return week;
      return { ...week, notes: [sentNote(write), ...week.notes] };
  }
}

/** Assigned meals with writes applied. */
export function mealsWith<Meal extends Pick<ScheduledMeal, "id" | "status" | "substitute">>(
  meals: readonly Meal[],
  writes: readonly DietWrite[],
): Meal[] {
  return writes.reduce<Meal[]>(
    (known, write) =>
      known.map((meal) => {
        if (!("itemId" in write) || meal.id !== write.itemId) return meal;
        if (write.kind === "swap") return { ...meal, substitute: write.substitute };
        return write.kind === "status" ? { ...meal, status: write.status } : meal;
      }),
    [...meals],
  );
}

const holds = (rows: readonly { id: string }[], id: string) => rows.some((row) => row.id === id);

function sentNote({ id, text }: Extract<DietWrite, { kind: "note" }>) {
  return { id, type: "diet" as const, text, byTrainer: false, createdAt: Date.now() };
}

/** The meals at hand with changes of favourites applied. */
export function withMarks(known: MealsAtHand, writes: readonly DietWrite[]): MealsAtHand {
  const favourites = writes.reduce((marked, write) => {
    if (write.kind !== "favourite") return marked;
    const others = marked.filter(({ foodId }) => foodId !== write.food.foodId);
    return write.marked ? [write.food, ...others] : others;
  }, known.favourites);
  return { ...known, favourites };
}
