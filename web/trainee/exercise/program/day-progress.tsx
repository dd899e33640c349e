import type { Program } from "../../../../domain/activity/exercise-program.ts";
import { performanceTone } from "../../../../domain/activity/performance.ts";
import { volume } from "../../../../domain/activity/performed-sets.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import { formatCount, formatDay } from "../../../lib/format.ts";
import { useWho } from "../../../lib/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/icon.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

type DayProgressProps = { week: ExerciseWeek; program: Program; today: string };

/** How far the day is; once nothing is pending, a quiet word of praise with what was moved. */
export function DayProgress({ week, program, today }: DayProgressProps) {
  const { date, percent, completed, total, over } = program;
  const ids = new Set(program.items.map(({ id }) => id));
  const done = week.performed.filter(({ itemId }) => itemId !== null && ids.has(itemId));
  const sets = done.flatMap(({ sets }) => sets);
  const moved = volume(sets);
  return (
    <section
      className={`grid gap-2 rounded-xl border p-4 transition-colors ${over ? "border-good/30 bg-good-soft" : "border-line bg-raised shadow-raised"}`}
    >
      <div role="status" className="empty:-mb-2">
        {over && <Praise isToday={date === today} completed={completed} />}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-lg font-semibold">
          {date === today
            ? m.training_done_today({ done: completed, total })
            : m.training_done_of({ done: completed, total })}
        </span>
        {sets.length > 0 && (
          <span className="ms-auto text-sm text-muted">
            {m.training_done_sets({ count: sets.length })}
            {moved > 0 && <> · {m.training_done_volume({ kg: formatCount(moved) })}</>}
          </span>
        )}
      </p>
      <ProgressBar
        value={percent}
        tone={performanceTone(percent, { over: date < today })}
        label={m.training_day_progress({ day: formatDay(date, { weekday: "long" }) })}
      />
    </section>
  );
}

function Praise({ isToday, completed }: { isToday: boolean; completed: number }) {
  const gender = useWho()?.gender ?? "other";
  const text =
    completed === 0
      ? m.training_day_over()
      : isToday
        ? m.training_day_done({ gender })
        : m.training_other_day_done({ gender });
  return (
    <p className="flex animate-enter items-center gap-2 text-lg font-semibold text-good">
      <Icon name={completed > 0 ? "trophy" : "check"} />
      {text}
    </p>
  );
}
