import type { LocalDate } from "../../../domain/calendar.ts";
import type { Home, HomeDay } from "../../../domain/contract/activity/home.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { homeKey } from "./queries.ts";

type Done<Kind extends keyof HomeDay> = {
  kind: Kind;
  id: string;
  date: LocalDate;
  status: HomeDay[Kind][number]["status"];
  /** What it adds to what was done that day. */
  more: number;
};

/**
 * Shows on the home what was done, or undone, before the server has counted it. An answer to a question from before
 * would take it back for a moment; the write asks anew once it is through.
 */
export function countDone(done: Done<"exercises"> | Done<"meals">): void {
  const isKnown = ({ state }: { state: { data: unknown } }) => state.data !== undefined;
  void queryClient.cancelQueries({ queryKey: homeKey, predicate: isKnown });
  queryClient.setQueriesData<Home>({ queryKey: homeKey }, (home) => home && withDone(home, done));
}

function withDone(home: Home, { kind, id, date, status, more }: Done<"exercises" | "meals">): Home {
  const items = home.day[kind].map((item) => (item.id === id ? { ...item, status } : item));
  return {
    ...home,
    week: home.week.map((day) =>
      day.date === date ? { ...day, [kind]: { ...day[kind], done: day[kind].done + more } } : day,
    ),
    day: { ...home.day, [kind]: items },
  };
}
