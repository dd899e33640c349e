import type { DayShare } from "../../../domain/schedules/day-score.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import type { Celebrated } from "./celebration.tsx";

/** Goals of a day; each is praised once. */
const goals = {
  meals: m.diet_day_eaten,
  steps: m.steps_target_reached,
};

/** The celebration of a reached goal; undefined if it is not reached or not set. */
export function goalReached(
  date: string,
  kind: keyof typeof goals,
  { done, goal }: DayShare,
): Celebrated[] {
  if (goal === 0 || done < goal) return [];
  const line = m.home_week_done_of({ done: formatCount(done), goal: formatCount(goal) });
  return [{ key: `${date} ${kind} ${goal}`, title: goals[kind](), lines: [line] }];
}
