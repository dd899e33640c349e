import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import type { DietWrite } from "./diet-write.ts";
import { dietWritesKey } from "./keys.ts";
import { mealWeekQuery } from "./queries.ts";
import { targetOfDay } from "./target-of-day.ts";
import { withWrites } from "./with-writes.ts";

/** A day's meals with waiting writes applied. */
export function useMealDay(date: LocalDate) {
  const { data, error, isFetching, refetch } = useQuery(mealWeekQuery(date));
  const writes = usePendingWrites<DietWrite>(dietWritesKey);
  useNeighbours(date, data !== undefined);
  const week = data && withWrites(data, writes);
  return {
    week,
    day: week && {
      target: targetOfDay(week, date),
      meals: week.meals.filter((meal) => meal.date === date),
      ownMeals: week.ownMeals.filter((meal) => meal.date === date),
      notes: week.notes,
    },
    writes,
    error: data ? null : error,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}

export type MealDay = NonNullable<ReturnType<typeof useMealDay>["day"]>;

/** Prefetches the weeks before and after. */
function useNeighbours(date: LocalDate, settled: boolean): void {
  useEffect(() => {
    if (!settled) return;
    void queryClient.prefetchQuery(mealWeekQuery(addDays(date, -7)));
    void queryClient.prefetchQuery(mealWeekQuery(addDays(date, 7)));
  }, [date, settled]);
}
