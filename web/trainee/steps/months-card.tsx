import { stepsTone } from "../../../domain/activity/performance.ts";
import {
  type StepWeek,
  stepsPercent,
  stepWeeks,
  weeksByMonth,
} from "../../../domain/activity/step-days.ts";
import { weekStart } from "../../../domain/calendar.ts";
import { formatCount, formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { tones } from "../../ui/progress-bar.tsx";
import type { KnownSteps } from "./use-steps.ts";

type MonthsCardProps = {
  known: KnownSteps;
  /** Weeks with a running report, and those sent since the screen opened. */
  sending: readonly string[];
  sent: readonly string[];
  onSend: (weekStart: string) => void;
  /** Absent without older weeks. */
  onOlder: (() => void) | undefined;
  loading: boolean;
};

/** Past weeks, each under the month of its Sunday. */
export function MonthsCard(props: MonthsCardProps) {
  const { known, sending, sent, onSend, onOlder, loading } = props;
  const sunday = weekStart(known.today);
  const weeks = stepWeeks(known.days).filter((week) => week.weekStart < sunday && week.counted > 0);
  return (
    <Card title={m.steps_earlier()} aria-busy={loading} className="min-w-0">
      {weeks.length === 0 && (
        <EmptyState
          icon={<Icon name="calendar" />}
          title={m.steps_earlier_empty()}
          text={m.steps_earlier_text()}
        />
      )}
      {weeksByMonth(weeks).map((month) => (
        <section key={month.month} className="pt-2">
          <h3 className="pb-1 text-sm font-medium text-muted">
            {formatDay(`${month.month}-01`, { month: "long", year: "numeric" })}
          </h3>
          <ul className="divide-y divide-line">
            {month.weeks.map((week) => (
              <WeekRow
                key={week.weekStart}
                week={week}
                sending={sending.includes(week.weekStart)}
                sent={sent.includes(week.weekStart)}
                onSend={() => onSend(week.weekStart)}
              />
            ))}
          </ul>
        </section>
      ))}
      {onOlder && (
        <Button variant="ghost" className="mt-2 w-full" pending={loading} onClick={onOlder}>
          {m.steps_older()}
        </Button>
      )}
    </Card>
  );
}

type WeekRowProps = { week: StepWeek; sending: boolean; sent: boolean; onSend: () => void };

function WeekRow({ week, sending, sent, onSend }: WeekRowProps) {
  const { days, total, average, reached } = week;
  const dayOf = (date: string | undefined) =>
    formatDay(date ?? week.weekStart, { day: "numeric", month: "long" });
  const span = m.steps_week_span({ first: dayOf(week.weekStart), last: dayOf(days.at(-1)?.date) });
  return (
    <li className="grid justify-items-start gap-y-1 py-3">
      <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 grow basis-36">
          <span className="block font-medium">{span}</span>
          <FactLine
            className="text-sm text-muted"
            facts={[
              m.steps_count({ count: total, total: formatCount(total) }),
              m.steps_average({ average: formatCount(average) }),
            ]}
          />
          <span className="block text-sm text-muted">
            {m.steps_reached_days({ count: reached })}
          </span>
        </span>
        <WeekBars week={week} />
      </div>
      <Button
        variant="ghost"
        className="-ms-4"
        disabled={sent}
        pending={sending}
        aria-label={m.steps_send_again_of({ week: span })}
        onClick={onSend}
      >
        <Icon name={sent ? "check" : "send"} />
        {sent ? m.steps_sent_short() : m.steps_send_again()}
      </Button>
    </li>
  );
}

const room = { width: 76, height: 36 };

/** Seven small bars, each against its day's target. */
function WeekBars({ week: { days } }: { week: StepWeek }) {
  const part = room.width / 7;
  return (
    <svg
      viewBox={`0 0 ${room.width} ${room.height}`}
      aria-hidden="true"
      className="mirror h-9 w-19 shrink-0"
    >
      {days.map((day, place) => {
        const percent = stepsPercent(day);
        const height = Math.max(2, (Math.min(100, percent) / 100) * room.height);
        return (
          <rect
            key={day.date}
            x={place * part + 1.5}
            y={room.height - height}
            width={part - 3}
            height={height}
            rx={2}
            fill="currentColor"
            className={day.steps === 0 ? "text-soft" : tones[stepsTone(percent, { over: true })]}
          />
        );
      })}
    </svg>
  );
}
