import type { LocalDate } from "../../../domain/calendar.ts";
import type { Home, HomeDay } from "../../../domain/contract/home/home.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { homeKey } from "./queries.ts";

type Done<Kind extends keyof HomeDay> = {
  kind: Kind;
  id: string;
  date: LocalDate;
  status: HomeDay[Kind][number]["status"];
  /** The change of the day's number of done items. */
  more: number;
};

/**
 * Shows a logged or undone item on the home before the server counts it. A running query could undo it for a moment,
 * so it is cancelled; the write repeats it.
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
    // The server's figure, which the next answer has.
    left: undefined,
  };
}
