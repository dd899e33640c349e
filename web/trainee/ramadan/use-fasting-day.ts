import { useQuery } from "@tanstack/react-query";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { FastingMarks } from "../../../domain/ramadan/fasting-days.ts";
import {
  type FastingDay,
  fastingDayOf,
  type MonthView,
} from "../../../domain/ramadan/month-view.ts";
import { useToday } from "../../lib/format/today.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { homeQuery } from "../home/queries.ts";
import { fastingWritesKey } from "./keys.ts";
import { type FastingWrite, monthWithMarks } from "./with-marks.ts";

/** The person's month with waiting marks. */
function useMonthView(): MonthView | undefined {
  const { data } = useQuery(homeQuery(useToday()));
  const writes = usePendingWrites<FastingWrite>(fastingWritesKey);
  const view = data?.ramadan?.view;
  return view ? monthWithMarks(view, writes) : undefined;
}

/** A day as its fasting person lives it; undefined on any other day, and for everybody else. */
export const useFastingDay = (date: LocalDate): FastingDay | undefined =>
  fastingDayOf(useMonthView(), date);

/** The marks of the month, with waiting ones. */
export const useMarks = (): FastingMarks => useMonthView()?.marks ?? {};
