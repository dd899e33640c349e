import type { Program } from "../../../../domain/activity/exercise-program.ts";
import { performanceTone } from "../../../../domain/activity/performance.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { volume } from "../../../../domain/schedules/performed-sets.ts";
import { formatCount, formatDay } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { FactLine } from "../../../ui/fact-line.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { DaySummary } from "./summary/day-summary.tsx";

type DayProgressProps = {
  week: ExerciseWeek;
  program: Program<ScheduledExercise>;
  today: string;
};

/** The progress of the day; its summary once nothing is pending. */
export function DayProgress({ week, program, today }: DayProgressProps) {
  const { date, percent, completed, total, over } = program;
  if (over) return <DaySummary week={week} program={program} today={today} />;
  const ids = new Set(program.items.map(({ id }) => id));
  const done = week.performed.filter(({ itemId }) => itemId !== null && ids.has(itemId));
  const sets = done.flatMap(({ sets }) => sets);
  const moved = volume(sets);
  return (
    <section className="grid gap-2 rounded-xl border border-line bg-raised p-4 shadow-raised">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-lg font-semibold">
          {date === today
            ? m.training_done_today({ done: completed, total })
            : m.training_done_of({ done: completed, total })}
        </span>
        {sets.length > 0 && (
          <FactLine
            className="ms-auto text-sm text-muted"
            facts={[
              m.training_done_sets({ count: sets.length }),
              moved > 0 && m.training_done_volume({ kg: formatCount(moved) }),
            ]}
          />
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
