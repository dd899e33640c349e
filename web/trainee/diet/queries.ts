import { queryOptions } from "@tanstack/react-query";
import { type LocalDate, weekStart } from "../../../domain/calendar.ts";
import { today } from "../../lib/format/today.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";

export const mealWeekKey = ["trainee", "meal-week"] as const;

/** The meals of a day's week; the days of a week share one answer. */
export function mealWeekQuery(day: LocalDate = today()) {
  const date = weekStart(day);
  return queryOptions({
    queryKey: [...mealWeekKey, date],
    queryFn: ({ signal }) =>
      answer(traineeClient()["meal-week"].$get({ query: { date } }, { init: { signal } })),
  });
}

export const shoppingWeekKey = ["trainee", "shopping-week"] as const;

/** The foods and meals for shopping in a day's week. */
export function shoppingWeekQuery(day: LocalDate = today()) {
  const date = weekStart(day);
  return queryOptions({
    queryKey: [...shoppingWeekKey, date],
    queryFn: ({ signal }) =>
      answer(traineeClient()["shopping-week"].$get({ query: { date } }, { init: { signal } })),
  });
}

export const mealsAtHandKey = ["trainee", "meals-at-hand"] as const;

/** Meals and foods to eat again on a day. */
export function mealsAtHandQuery(date: LocalDate) {
  return queryOptions({
    queryKey: [...mealsAtHandKey, date],
    queryFn: ({ signal }) =>
      answer(traineeClient()["meals-at-hand"].$get({ query: { date } }, { init: { signal } })),
  });
}
