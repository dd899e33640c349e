import {
  dayProgress,
  type ProgressTone,
  performanceTone,
} from "../../../domain/activity/performance.ts";
import type { DayKind, WeekDay } from "../../../domain/activity/performance-week.ts";
import type { DayShare } from "../../../domain/schedules/day-score.ts";
import { formatDay, shortDay } from "../../lib/format/format.ts";

/** The values of a day, for the table and the cards. */
export interface DayView {
  date: string;
  weekday: string;
  day: string;
  state: "past" | "today" | "future";
  kind: DayKind;
  exercises: DayShare;
  meals: DayShare;
  steps: DayShare;
  /** Rounded; absent on a day without goals or to come. */
  percent?: number;
  tone: ProgressTone;
}

export function dayViews(week: readonly WeekDay[], today: string): DayView[] {
  return week.map((day) => {
    const state = day.date < today ? "past" : day.date > today ? "future" : "today";
    const percent = state === "future" ? undefined : dayProgress(day);
    return {
      ...day,
      weekday: formatDay(day.date, { weekday: "long" }),
      day: formatDay(day.date, shortDay),
      state,
      percent,
      tone: performanceTone(percent ?? 0, { over: state === "past" }),
    };
  });
}
