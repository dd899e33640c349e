import { lightened } from "../../../../domain/activity/lighter-days.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { amountText } from "../../../exercises/amount.ts";
import { m } from "../../../paraglide/messages.js";
import type { EditedWeek } from "../edits/edited-week.ts";

/** An exercise as it is trained; the planned one outside of lighter days. */
export const trainedItem = (week: EditedWeek, item: ScheduledExercise): ScheduledExercise =>
  lightened(week.exercises, week.lighterDays).find(({ id }) => id === item.id) ?? item;

type LighterLineProps = { planned: ScheduledExercise; trained: ScheduledExercise };

/** «أخف: 4 ← 3»: the planned sets, and those of a lighter day; a single stretch by its length. */
export function LighterLine({ planned, trained }: LighterLineProps) {
  const sets = planned.sets !== trained.sets;
  const [before, after] = sets
    ? [String(planned.sets), String(trained.sets)]
    : [amountText(planned), amountText(trained)];
  if (before === after) return null;
  return (
    <p className="px-1 pt-0.5 text-sm text-muted">
      {m.schedule_lighter({ planned: before, lighter: after })}
    </p>
  );
}
