import { useQuery } from "@tanstack/react-query";
import { addDays, addMonths, dayOfWeek, daysBetween } from "../../../../domain/calendar.ts";
import type { ExerciseMonth } from "../../../../domain/contract/activity/exercise-history.ts";
import { paths } from "../../../../domain/paths.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { formatCount, formatDay, fullDay } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ScreenLink } from "../../screen-link.tsx";
import { exerciseMonthQuery } from "../queries.ts";

type MonthProps = { month: string; today: string; onMonth: (month: string) => void };

/** A month with the done share of each day; a tap opens the day. */
export function Month({ month, today, onMonth }: MonthProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    exerciseMonthQuery(month),
  );
  const current = month.slice(0, 7) === today.slice(0, 7);
  return (
    <>
      <div className="flex items-center gap-1 rounded-lg bg-soft p-1">
        <IconButton label={m.training_month_before()} onClick={() => onMonth(addMonths(month, -1))}>
          <Icon name="chevron" className="rotate-180" />
        </IconButton>
        <p role="status" className="min-w-0 grow basis-0 text-center font-medium">
          {formatDay(month, { month: "long", year: "numeric" })}
        </p>
        <IconButton
          label={m.training_month_after()}
          disabled={current}
          onClick={() => onMonth(addMonths(month, 1))}
        >
          <Icon name="chevron" />
        </IconButton>
      </div>
      {!data && error ? (
        <LoadFailure
          error={error}
          title={m.training_month_failed()}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : !data || isPlaceholderData ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-24 rounded-xl" />
          <Skeleton className="h-80 rounded-xl" />
        </Loading>
      ) : (
        <MonthDays month={data} today={today} />
      )}
    </>
  );
}

function MonthDays({ month: { month, days }, today }: { month: ExerciseMonth; today: string }) {
  const due = days.filter(({ date }) => date <= today);
  const sum = (of: (day: ExerciseMonth["days"][number]) => number) =>
    due.reduce((total, day) => total + of(day), 0);
  const full = due.filter((day) => day.completed >= day.assigned).length;
  const initials = m.calendar_weekday_initials().split(" ");
  const length = daysBetween(month, addMonths(month, 1));
  return (
    <>
      <Card aria-label={m.training_view_month()}>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-5 gap-y-3">
          <Sum label={m.training_month_done()} done={full} of={due.length} />
          <Sum
            label={m.training_month_exercises()}
            done={sum(({ completed }) => completed)}
            of={sum(({ assigned }) => assigned)}
          />
        </dl>
      </Card>
      <Card aria-label={formatDay(month, { month: "long", year: "numeric" })}>
        <div
          aria-hidden="true"
          className="grid grid-cols-7 gap-1 pb-2 text-center text-sm text-muted"
        >
          {initials.map((initial, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two days may share an initial
            <span key={day}>{initial}</span>
          ))}
        </div>
        <ol className="grid grid-cols-7 gap-1">
          {Array.from({ length }, (_, index) => {
            const date = addDays(month, index);
            return (
              <li key={date} style={index === 0 ? { gridColumnStart: dayOfWeek(date) + 1 } : {}}>
                <Day day={days.find((each) => each.date === date)} date={date} today={today} />
              </li>
            );
          })}
        </ol>
        {days.length === 0 ? (
          <p className="pt-4 text-center text-muted">{m.training_month_empty()}</p>
        ) : (
          <Legend />
        )}
      </Card>
    </>
  );
}

type DayProps = { day: ExerciseMonth["days"][number] | undefined; date: string; today: string };

const looks = {
  full: "bg-good text-raised",
  part: "bg-good/25 text-ink",
  none: "bg-soft text-muted",
};

function Day({ day, date, today }: DayProps) {
  const number = Number(date.slice(8));
  const ring = date === today ? "outline-2 -outline-offset-2 outline-accent-ink" : "";
  const cell = `grid aspect-square w-full place-items-center rounded-md ${ring}`;
  if (!day || date > today) {
    return <span className={`${cell} ${day ? "bg-soft/50" : ""} text-muted`}>{number}</span>;
  }
  const { assigned: total, completed: done } = day;
  const look = done >= total ? "full" : done > 0 ? "part" : "none";
  return (
    <ScreenLink
      to={paths.trainee.exerciseProgram(date)}
      aria-label={m.training_month_day({ day: formatDay(date, fullDay), done, total })}
      className={`${cell} font-medium ${looks[look]}`}
    >
      {number}
    </ScreenLink>
  );
}

function Legend() {
  const entries = [
    ["full", m.training_month_full()],
    ["part", m.training_month_part()],
    ["none", m.training_month_none()],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-4 text-sm text-muted">
      {entries.map(([look, text]) => (
        <li key={look} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-3.5 rounded-sm ${looks[look]}`} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Sum({ label, done, of }: { label: string; done: number; of: number }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-semibold whitespace-nowrap">
        {m.training_done_of({ done: formatCount(done), total: formatCount(of) })}
      </dd>
    </div>
  );
}
