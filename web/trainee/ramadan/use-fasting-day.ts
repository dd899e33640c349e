import { useQuery } from "@tanstack/react-query";
import type { LocalDate } from "../../../domain/calendar.ts";
import { type FastingDay, fastingDayOf } from "../../../domain/ramadan/month-view.ts";
import { useToday } from "../../lib/format/today.ts";
import { homeQuery } from "../home/queries.ts";

/** A day as its fasting person lives it; undefined on any other day, and for everybody else. */
export function useFastingDay(date: LocalDate): FastingDay | undefined {
  const { data } = useQuery(homeQuery(useToday()));
  return fastingDayOf(data?.ramadan?.view, date);
}
