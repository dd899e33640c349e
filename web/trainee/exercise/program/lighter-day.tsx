import { isLighter } from "../../../../domain/activity/lighter-days.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import { formatDay, shortDay } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";

type LighterDayProps = { week: ExerciseWeek; date: string };

/** That a day's training is a lighter one, and until when; nothing on another day. */
export function LighterDay({ week, date }: LighterDayProps) {
  const period = week.lighterDays?.find((each) => isLighter([each], date));
  if (!period) return null;
  return (
    <p className="rounded-md bg-soft px-3 py-2 text-sm">
      <span className="font-medium">{m.training_lighter()}</span>
      <span className="block text-muted">
        {m.training_lighter_text({ day: formatDay(period.endsOn, shortDay) })}
      </span>
    </p>
  );
}
