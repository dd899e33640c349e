import { queryOptions } from "@tanstack/react-query";
import { type LocalDate, weekStart } from "../../../domain/calendar.ts";
import { today } from "../../lib/format/today.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";

export const mealWeekKey = ["trainee", "meal-week"] as const;

/** The week of meals that a day lies in: the days of one week share one answer. */
export function mealWeekQuery(day: LocalDate = today()) {
  const date = weekStart(day);
  return queryOptions({
    queryKey: [...mealWeekKey, date],
    queryFn: ({ signal }) =>
      answer(traineeClient()["meal-week"].$get({ query: { date } }, { init: { signal } })),
  });
}

export const shoppingWeekKey = ["trainee", "shopping-week"] as const;

/** What the week that a day lies in is shopped by. */
export function shoppingWeekQuery(day: LocalDate = today()) {
  const date = weekStart(day);
  return queryOptions({
    queryKey: [...shoppingWeekKey, date],
    queryFn: ({ signal }) =>
      answer(traineeClient()["shopping-week"].$get({ query: { date } }, { init: { signal } })),
  });
}

export const mealsAtHandKey = ["trainee", "meals-at-hand"] as const;

/** What may be eaten again on a day. */
export function mealsAtHandQuery(date: LocalDate) {
  return queryOptions({
    queryKey: [...mealsAtHandKey, date],
    queryFn: ({ signal }) =>
      answer(traineeClient()["meals-at-hand"].$get({ query: { date } }, { init: { signal } })),
  });
}
