import { queryOptions } from "@tanstack/react-query";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { ShoppingWeek } from "../../../domain/contract/activity/shopping.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import type { WeekChange } from "../../../domain/contract/schedules/week-changes.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";

const weeksKey = ["admin", "weeks"] as const;

/** A trainee and a week. */
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

/** The shopping list of a week; read at each opening, as it follows the week. */
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

/** The query and the request of a trainee's week, for the editor. */
export const weekSource = (param: WeekAddress) => ({
  query: weekQuery(param),
  write: (change: WeekChange) => changeWeek(param, change),
  keep: keepWeek,
});

/** Creates the week; if another window was first, it gets that week. */
export async function createWeek(param: WeekAddress): Promise<void> {
  const created = (await answer(week().$put({ param, json: {} }))) as PlannedWeek;
  keepWeek(created);
}

/** Caches the server's answer; a cached next week counts its items. */
function keepWeek(known: PlannedWeek): void {
  const { traineeId: id, weekStart, exercises, meals } = known;
  queryClient.setQueryData(weekQuery({ id, weekStart }).queryKey, known);
  const next = weekQuery({ id, weekStart: addDays(weekStart, 7) }).queryKey;
  queryClient.setQueryData(
    next,
    (week) => week && { ...week, previous: { exercises: exercises.length, meals: meals.length } },
  );
}

/** Invalidates the trainee's weeks, as later ones have changed as well. */
export function refreshWeeks(id: string): void {
  void queryClient.invalidateQueries({ queryKey: [...weeksKey, id] });
}
