import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { supersetName } from "../../../exercises/superset-name.ts";
import { m } from "../../../paraglide/messages.js";
import { usePlanner } from "../edits/planner-context.ts";
import { supersetOf } from "../edits/superset-edits.ts";

const railClass =
  "ms-2 before:pointer-events-none before:absolute before:-start-2.5 before:top-0 before:w-1 before:bg-accent";

/** The place of a card in its superset: the rail along all of it, and its name at the top. */
export function useSupersetRail(item: ScheduledExercise) {
  const { week, grid } = usePlanner();
  const found = supersetOf(week, item);
  if (!found) return {};
  const { superset, place } = found;
  const total = superset.items.length;
  const name = supersetName(superset.index);
  const where = m.exercises_superset_place({ number: place + 1, total });
  const isLast = place === total - 1;
  // Through the gap to the next card; the list sets its size.
  const end = isLast
    ? "before:bottom-0 before:rounded-b-full"
    : grid
      ? "before:-bottom-1.5"
      : "before:-bottom-2.5";
  return {
    rail: `${railClass} ${end} ${place === 0 ? "before:rounded-t-full" : ""}`,
    heading: (
      <p className="flex justify-between gap-2 px-1 text-sm font-medium text-accent-ink">
        <span className={place === 0 ? "" : "sr-only"}>{name}</span>
        <span className="sr-only">{where}</span>
      </p>
    ),
  };
}
