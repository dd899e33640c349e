import type { WorkoutSummary } from "../../../../../domain/activity/workout-summary.ts";
import type { ScheduledExercise } from "../../../../../domain/contract/schedules/schedules.ts";
import { recordText } from "../../../../exercises/records.ts";
import { nameIn } from "../../../../lib/format/names.ts";
import { m } from "../../../../paraglide/messages.js";
import { Icon } from "../../../../ui/every-icon.tsx";

/** The records of a day, each exercise named once. */
export function Records({ records }: Pick<WorkoutSummary<ScheduledExercise>, "records">) {
  if (records.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-lg bg-accent-soft px-3 py-2.5">
      <h2 className="flex items-center gap-2 text-base">
        <Icon name="flame" className="text-accent-ink" />
        {m.training_day_records()}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {records.map(({ item, records }) => (
          <li key={item.id}>
            <bdi className="block leading-snug font-medium wrap-anywhere">{nameIn(item)}</bdi>
            {records.map((record) => (
              <span key={record.kind} className="block text-sm">
                {recordText(record)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
