import { useQuery } from "@tanstack/react-query";
import type { WeekDay } from "../../../domain/activity/performance-week.ts";
import { useToday } from "../../lib/format/today.ts";
import { homeQuery } from "../home/queries.ts";
import { Celebration } from "./celebration.tsx";
import { goalReached } from "./day-goals.ts";
import { useCelebrations, useSettled } from "./use-celebrations.ts";

/** Praises the day's meals and steps on every screen, by the frame's query of the home. */
export function DayPraise() {
  const today = useToday();
  const { data, isFetching } = useQuery(homeQuery(today));
  const settled = useSettled(isFetching);
  const day = data?.week.find(({ date }) => date === data.date);
  if (!settled || !day) return null;
  // A goal lowered to the present count earns no praise, so each new goal remounts it.
  return <Praise key={[day.date, day.meals.goal, day.steps.goal].join()} day={day} />;
}

function Praise({ day: { date, meals, steps } }: { day: WeekDay }) {
  const { shown, end } = useCelebrations([
    ...goalReached(date, "meals", meals),
    ...goalReached(date, "steps", steps),
  ]);
  return <Celebration celebrated={shown} onEnd={end} />;
}
