import type { LocalDate } from "../../../domain/calendar.ts";
import type { FastingMarks } from "../../../domain/ramadan/fasting-days.ts";
import {
  type FastingDay,
  fastingDayOf,
  type MonthView,
} from "../../../domain/ramadan/month-view.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { fastingWritesKey } from "./keys.ts";
import { useOwnMonth } from "./own-month.ts";
import { type FastingWrite, monthWithMarks } from "./with-marks.ts";

/** The person's month with waiting marks. */
function useMonthView(): MonthView | undefined {
  const writes = usePendingWrites<FastingWrite>(fastingWritesKey);
  const view = useOwnMonth()?.view;
  return view ? monthWithMarks(view, writes) : undefined;
}

/** A day as its fasting person lives it; undefined on any other day, and for everybody else. */
export const useFastingDay = (date: LocalDate): FastingDay | undefined =>
  fastingDayOf(useMonthView(), date);

/** The marks of the month, with waiting ones. */
export const useMarks = (): FastingMarks => useMonthView()?.marks ?? {};
