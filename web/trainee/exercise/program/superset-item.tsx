import type { ReactNode } from "react";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { placeInSuperset } from "../../../../domain/schedules/supersets.ts";
import { supersetName } from "../../../exercises/superset-name.ts";
import { m } from "../../../paraglide/messages.js";

type SupersetItemProps = {
  id: string;
  items: readonly ScheduledExercise[];
  item: ScheduledExercise;
  children: ReactNode;
};

/** An exercise of the day; a rail joins those of a superset. */
export function SupersetItem({ id, items, item, children }: SupersetItemProps) {
  const found = placeInSuperset(items, item.id);
  if (!found) {
    return (
      <li id={id} className="scroll-mt-18">
        {children}
      </li>
    );
  }
  const { superset, place } = found;
  const last = place === superset.items.length - 1;
  return (
    <li id={id} className="relative scroll-mt-18 ps-3">
      <span
        aria-hidden="true"
        className={`absolute start-0 top-0 w-1 bg-accent/60 ${place === 0 ? "rounded-t-full" : ""} ${last ? "bottom-0 rounded-b-full" : "-bottom-3"}`}
      />
      <p className="flex flex-wrap gap-x-2 pb-1 text-sm text-muted">
        <span className="font-medium text-accent-ink">{supersetName(superset.index)}</span>
        {m.exercises_superset_place({ number: place + 1, total: superset.items.length })}
      </p>
      {children}
    </li>
  );
}
