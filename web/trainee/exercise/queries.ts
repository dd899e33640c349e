import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addDays, daysBetween, weekStart } from "../../../domain/calendar.ts";
import { today } from "../../lib/format/today.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";

export const exerciseWeekKey = ["trainee", "exercise-week"] as const;
export const exerciseHistoryKey = ["trainee", "exercise-history"] as const;
export const exerciseLibraryKey = ["trainee", "exercise-library"] as const;
const alternativesKey = ["trainee", "exercise-alternatives"] as const;
export const exerciseMonthKey = ["trainee", "exercise-month"] as const;

/** A day's week, with the last of its begun days as parameter. */
export function exerciseWeekQuery(day = today(), now = today()) {
  const saturday = addDays(weekStart(day), 6);
  const date = daysBetween(saturday, now) > 0 ? saturday : now;
  return queryOptions({
    queryKey: [...exerciseWeekKey, date],
    queryFn: ({ signal }) =>
      answer(traineeClient()["exercise-week"].$get({ query: { date } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
}

/** Exercises that can stand for a planned one, with their last weights. */
export const alternativesQuery = (itemId: string) =>
  queryOptions({
    queryKey: [...alternativesKey, itemId],
    queryFn: ({ signal }) =>
      answer(
        traineeClient()["planned-exercises"][":itemId"].alternatives.$get(
          { param: { itemId } },
          { init: { signal } },
        ),
      ),
  });

/** The days of a month that have exercises. */
export function exerciseMonthQuery(date: string) {
  return queryOptions({
    queryKey: [...exerciseMonthKey, date.slice(0, 7)],
    queryFn: ({ signal }) =>
      answer(traineeClient()["exercise-month"].$get({ query: { date } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
}

const libraryLasts = 10 * 60_000;

export function exerciseLibraryQuery() {
  return queryOptions({
    queryKey: exerciseLibraryKey,
    queryFn: ({ signal }) =>
      answer(traineeClient()["exercise-library"].$get({}, { init: { signal } })),
    staleTime: libraryLasts,
  });
}
