import type { LocalDate } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/activity/home.ts";
import { queryClient } from "../../lib/query-client.ts";
import { homeKey } from "./queries.ts";

/** Counts what was done, or undone, on a day of the home's week before the server has. */
export function countDone(kind: "exercises" | "meals", date: LocalDate, more: number): void {
  const counted = (day: Home["week"][number]) => ({
    ...day,
    [kind]: { ...day[kind], done: day[kind].done + more },
  });
  queryClient.setQueriesData<Home>(
    { queryKey: homeKey },
    (home) =>
      home && { ...home, week: home.week.map((day) => (day.date === date ? counted(day) : day)) },
  );
}
