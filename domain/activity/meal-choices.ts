import { addDays, daysBetween, type LocalDate } from "../calendar.ts";
import type { MealTiming } from "../libraries/meals.ts";
import { type DayClock, usualClock } from "./day-clock.ts";
import { foodKey, isKnownMeal } from "./usual-meals.ts";

interface Eaten {
  category: MealTiming | null;
  foodId: string | null;
  name: string;
  protein: number | null;
  quantity: number;
}

interface AtHand<Meal extends Eaten> {
  date: LocalDate;
  dayBefore: readonly Meal[];
  weekBefore: readonly Meal[];
  usual: readonly { timing: MealTiming; meals: readonly Meal[] }[];
  recents: readonly Meal[];
  favourites: readonly Meal[];
}

/**
 * The foods offered for a meal of the day, each once: among the usual ones, otherwise among the favourites, otherwise
 * among the recent ones. So a favourite has the amount of its mark.
 */
export function mealChoices<Meal extends Eaten>(
  { usual, recents, favourites }: AtHand<Meal>,
  timing: MealTiming,
): { usual: Meal[]; recents: Meal[]; favourites: Meal[] } {
  const here = usual.find((each) => each.timing === timing)?.meals ?? [];
  const seen = new Set(here.map(foodKey));
  const others = (meals: readonly Meal[]) => {
    const kept = meals.filter((meal) => !seen.has(foodKey(meal)));
    for (const meal of kept) seen.add(foodKey(meal));
    return kept;
  };
  const marked = others(favourites);
  return { usual: [...here], recents: others(recents), favourites: marked };
}

/**
 * The foods that a person eats, each once, in the amount that a meal of the day offers: a food that it does not offer
 * has that of another meal.
 */
export function eatenFoods<Meal extends Eaten>(known: AtHand<Meal>, timing: MealTiming): Meal[] {
  const { usual, recents, favourites } = mealChoices(known, timing);
  const elsewhere = known.usual.flatMap(({ meals }) => meals);
  const found = new Map<string, Meal>();
  for (const meal of [...usual, ...favourites, ...recents, ...elsewhere]) {
    const key = foodKey(meal);
    if (!found.has(key)) found.set(key, meal);
  }
  return [...found.values()];
}

/** A meal of the day as it was eaten on an earlier day. */
export interface SameMeal<Meal> {
  date: LocalDate;
  meals: Meal[];
}

/** Maximum age of an offered meal in days; an answer of an earlier day stands in without a network. */
const maxDaysAgo = 13;

/**
 * The same meal of the day before and of the same weekday a week before, as far as it was eaten outside the plan: the
 * plan's own meals are ticked where they stand. An equal second one is left out.
 * @param date the day to add to
 */
export function sameMeals<Meal extends Eaten>(
  { date: asked, dayBefore, weekBefore }: AtHand<Meal>,
  timing: MealTiming,
  date: LocalDate,
): SameMeal<Meal>[] {
  const found = [
    { date: addDays(asked, -1), meals: dayBefore },
    { date: addDays(asked, -7), meals: weekBefore },
  ]
    .map((day) => ({
      ...day,
      meals: day.meals.filter((meal) => (meal.category ?? "snack") === timing && isKnownMeal(meal)),
    }))
    .filter((day) => {
      const ago = daysBetween(day.date, date);
      return day.meals.length > 0 && ago >= 1 && ago <= maxDaysAgo;
    });
  const prints = found.map(({ meals }) => printOf(meals));
  return found.filter((_, at) => prints.indexOf(prints[at] ?? "") === at);
}

const printOf = (meals: readonly Eaten[]) =>
  meals
    .map((meal) => `${foodKey(meal)} ${meal.quantity}`)
    .toSorted()
    .join("\n");

/** The meal of the day at an hour (0–23): the one whose hours are nearest, of two the earlier. */
export function timingAt(hour: number, { meals }: DayClock = usualClock): MealTiming {
  const main = ["breakfast", "lunch", "dinner"] as const;
  const away = (timing: MealTiming) => {
    const [from, until] = meals[timing];
    return Math.max(from - hour, hour - until, 0);
  };
  const [nearest = "snack"] = main.toSorted((one, other) => away(one) - away(other));
  return away(nearest) <= 1 ? nearest : "snack";
}
