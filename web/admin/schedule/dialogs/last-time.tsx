import { lastTimeOf } from "../../../../domain/activity/exercise-program.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { LoadOf } from "../../../exercises/load.tsx";
import { formatDayOfYear } from "../../../lib/format/day-of-year.ts";
import { fullDay } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePlanner } from "../edits/planner-context.ts";

type LastTimeProps = { item: ScheduledExercise; saving: boolean };

/** The sets of the trainee's last day with this exercise. The week has them; a new item's come with its answer. */
export function LastTime({ item, saving }: LastTimeProps) {
  const { week } = usePlanner();
  const before = lastTimeOf({ ...week, items: week.exercises }, item);
  return (
    <section
      aria-label={m.schedule_last_time()}
      className="min-h-20 rounded-lg bg-soft px-4 py-2.5"
    >
      <h3 className="text-sm text-muted">
        {m.schedule_last_time()}
        {before && <> · {formatDayOfYear(before.date, fullDay)}</>}
      </h3>
      {before ? (
        <ol className="flex flex-wrap gap-x-5 gap-y-1 pt-1 tabular-nums">
          {before.sets.map((set) => (
            <li key={set.setNumber} className="font-medium whitespace-nowrap">
              <span aria-hidden="true" className="pe-1.5 text-sm font-normal text-muted">
                {set.setNumber}
              </span>
              <LoadOf {...set} />
            </li>
          ))}
        </ol>
      ) : saving ? (
        <Skeleton className="mt-2 h-5 w-48" />
      ) : (
        <p className="pt-1 text-muted">{m.schedule_last_none()}</p>
      )}
    </section>
  );
}
