import { stepsTone } from "../../../domain/activity/performance.ts";
import { type StepDay, stepsPercent } from "../../../domain/activity/step-days.ts";
import { formatCount, formatDay, fullDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

type DayRowProps = {
  day: StepDay;
  today: string;
  waiting: boolean;
  /** Absent on days to come, and on days too old for a correction. */
  onCorrect: (() => void) | undefined;
};

/** A day of the week: its name and date, the bar and the count. */
export function DayRow({ day, today, waiting, onCorrect }: DayRowProps) {
  const { date, steps } = day;
  const isToday = date === today;
  const name = formatDay(date, fullDay);
  const content = (
    <>
      <span className="text-start">
        <span className={`block leading-snug ${isToday ? "font-semibold" : "font-medium"}`}>
          {isToday ? m.steps_today_mark() : formatDay(date, { weekday: "long" })}
        </span>
        <span className="block text-sm leading-snug text-muted">
          {formatDay(date, { day: "numeric", month: "long" })}
        </span>
      </span>
      <ProgressBar
        value={Math.min(100, stepsPercent(day))}
        label={m.steps_bar_of({ day: name })}
        tone={stepsTone(stepsPercent(day), { over: date < today })}
        className="@max-[15rem]:order-3 @max-[15rem]:col-span-full"
      />
      <span className="text-end @max-[15rem]:order-2 @max-[15rem]:col-span-full @max-[15rem]:text-start">
        {date > today || steps === 0 ? (
          <span className="text-sm text-muted">
            <span aria-hidden="true">—</span>
            <span className="sr-only">{date > today ? m.steps_to_come() : m.steps_none()}</span>
          </span>
        ) : (
          <span className="font-medium">{formatCount(steps)}</span>
        )}
      </span>
      <span className="text-muted @max-[15rem]:order-1">
        {waiting ? <Icon name="clock" /> : onCorrect && <Icon name="edit" />}
      </span>
    </>
  );
  const columns =
    "grid-cols-[6rem_minmax(0,1fr)_4.5rem_1.25rem] @max-[15rem]:grid-cols-[minmax(0,1fr)_auto] @max-[15rem]:py-2";
  const look = `grid ${columns} min-h-14 w-full items-center gap-x-3 rounded-md px-2 ${isToday ? "bg-accent-soft" : ""}`;
  return (
    <li aria-current={isToday ? "date" : undefined} className="@container">
      {onCorrect ? (
        <button type="button" onClick={onCorrect} className={`${look} transition hover:bg-soft`}>
          <span className="sr-only">{m.steps_correct_of({ day: name })}</span>
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}
