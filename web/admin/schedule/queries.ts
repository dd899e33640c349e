import { queryOptions } from "@tanstack/react-query";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { ShoppingWeek } from "../../../domain/contract/activity/shopping.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import type { WeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";

const weeksKey = ["admin", "weeks"] as const;

/** The address of one week of one trainee. */
interface WeekAddress {
  id: string;
  weekStart: LocalDate;
}

const week = () => adminClient().trainees[":id"].weeks[":weekStart"];

export function weekQuery(param: WeekAddress) {
  return queryOptions({
    queryKey: [...weeksKey, param.id, param.weekStart],
    queryFn: ({ signal }) =>
      answer(week().$get({ param }, { init: { signal } })) as Promise<PlannedWeek>,
  });
}

/** What a week makes its trainee buy; it follows the week, so it is asked for each time. */
export function shoppingQuery(param: WeekAddress) {
  return queryOptions({
    queryKey: ["admin", "shopping", param.id, param.weekStart],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      answer(week().shopping.$get({ param }, { init: { signal } })) as Promise<ShoppingWeek>,
  });
}

function changeWeek(param: WeekAddress, json: WeekChange): Promise<PlannedWeek> {
  return answer(week().$patch({ param, json })) as Promise<PlannedWeek>;
}

/** A trainee's week as the editor reads and writes it. */
export const weekSource = (param: WeekAddress) => ({
  query: weekQuery(param),
  write: (change: WeekChange) => changeWeek(param, change),
  keep: keepWeek,
});

/** Creates the week; when another window was first, the answer is that one's. */
export async function createWeek(param: WeekAddress): Promise<void> {
  const created = (await answer(week().$put({ param, json: {} }))) as PlannedWeek;
  keepWeek(created);
}

/** What the server answered is what there is now. */
function keepWeek(known: PlannedWeek): void {
  const { traineeId: id, weekStart } = known;
  queryClient.setQueryData(weekQuery({ id, weekStart }).queryKey, known);
}

/** Later weeks have moved as well. */
export function refreshWeeks(id: string): void {
  void queryClient.invalidateQueries({ queryKey: [...weeksKey, id] });
}
