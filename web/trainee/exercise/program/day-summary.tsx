import type { ReactNode } from "react";
import {
  minutesOf,
  type Program,
  recordsOn,
} from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { volume } from "../../../../domain/schedules/performed-sets.ts";
import { recordText } from "../../../exercises/records.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { Amount } from "../../../ui/bidi.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Mim } from "../../celebration/mim.tsx";

type DaySummaryProps = {
  week: ExerciseWeek;
  program: Program<ScheduledExercise>;
  today: string;
};

/** The summary of a finished day: exercises, sets, kilograms, time and records. */
export function DaySummary({ week, program, today }: DaySummaryProps) {
  const { date, completed, total, items } = program;
  const ids = new Set(items.map(({ id }) => id));
  const done = week.performed.filter(({ itemId }) => itemId !== null && ids.has(itemId));
  const sets = done.flatMap((each) => each.sets);
  const moved = volume(sets);
  const minutes = minutesOf(done);
  const exercises = new Map(items.map((item) => [item.exerciseId ?? item.id, item]));
  const records = [...exercises.values()].flatMap((item) =>
    recordsOn(week, item.exerciseId, date).map((record) => ({ item, record })),
  );
  return (
    <section
      aria-label={m.training_day_summary()}
      className="grid gap-3 rounded-xl border border-good/30 bg-good-soft p-4"
    >
      <div role="status">
        <Headline isToday={date === today} completed={completed} full={completed === total} />
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-x-3 gap-y-2">
        <Figure label={m.training_day_exercises()}>
          {m.training_done_of({ done: completed, total })}
        </Figure>
        {sets.length > 0 && <Figure label={m.training_sets()}>{formatCount(sets.length)}</Figure>}
        {moved > 0 && (
          <Figure label={m.training_day_volume()}>
            <Amount value={formatCount(moved)} unit={m.training_kg()} />
          </Figure>
        )}
        {minutes !== undefined && (
          <Figure label={m.training_day_time()}>
            {m.training_day_minutes({ count: minutes })}
          </Figure>
        )}
      </dl>
      {records.length > 0 && (
        <div className="grid gap-1">
          <h2 className="text-base">{m.training_day_records()}</h2>
          <ul className="grid grid-cols-1 gap-1.5">
            {records.map(({ item, record }) => (
              <li key={`${item.id} ${record.kind}`} className="flex gap-2">
                <Icon name="flame" className="mt-1 text-accent-ink" />
                <span className="min-w-0">
                  <bdi className="block leading-snug font-medium wrap-anywhere">{nameIn(item)}</bdi>
                  <span className="text-sm text-muted">{recordText(record)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}

type HeadlineProps = { isToday: boolean; completed: number; full: boolean };

function Headline({ isToday, completed, full }: HeadlineProps) {
  const gender = useWho()?.gender ?? "other";
  const text =
    completed === 0
      ? m.training_day_over()
      : isToday
        ? m.training_day_done({ gender })
        : m.training_other_day_done({ gender });
  return (
    <p className="flex items-center gap-3 text-lg font-semibold text-good">
      {full ? <Mim still className="text-[2.25rem]" /> : <Icon name="check" />}
      {text}
    </p>
  );
}
