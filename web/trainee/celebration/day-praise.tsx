import { useQuery } from "@tanstack/react-query";
import type { WeekDay } from "../../../domain/activity/performance-week.ts";
import { useToday } from "../../lib/format/today.ts";
import { homeQuery } from "../home/queries.ts";
import { Celebration } from "./celebration.tsx";
import { goalReached } from "./day-goals.ts";
import { useCelebrations, useSettled } from "./use-celebrations.ts";

/**
 * The moment in which all meals of today are eaten or its steps reach the target, on whatever screen:
 * the home's numbers stand in the frame of all of them.
 */
export function DayPraise() {
  const today = useToday();
  const { data, isFetching } = useQuery(homeQuery(today));
  const settled = useSettled(isFetching);
  const day = data?.week.find(({ date }) => date === data.date);
  if (!settled || !day) return null;
  // A goal that comes down to what was done is no praise: with each goal it begins anew.
  return <Praise key={[day.date, day.meals.goal, day.steps.goal].join()} day={day} />;
}

function Praise({ day: { date, meals, steps } }: { day: WeekDay }) {
  const { shown, end } = useCelebrations([
    ...goalReached(date, "meals", meals),
    ...goalReached(date, "steps", steps),
  ]);
  return <Celebration celebrated={shown} onEnd={end} />;
}
