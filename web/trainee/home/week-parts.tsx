import type { DayShare } from "../../../domain/schedules/day-score.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { DayMade } from "./day-made.tsx";
import type { DayView } from "./day-view.ts";

/** «3 / 5», or a mark for a day without goals. */
export function Share({ share }: { share: DayShare }) {
  const done = formatCount(share.done);
  if (share.goal === 0) {
    return share.done > 0 ? (
      <bdi>{done}</bdi>
    ) : (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{m.home_week_none()}</span>
      </span>
    );
  }
  const goal = formatCount(share.goal);
  return (
    <>
      <bdi dir="ltr" aria-hidden="true" className="whitespace-nowrap">
        <span className="font-medium">{done}</span>
        <span className="text-muted">/{goal}</span>
      </bdi>
      <span className="sr-only">{m.home_week_done_of({ done, goal })}</span>
    </>
  );
}

const texts = {
  accent: "text-accent-ink",
  good: "text-good",
  fair: "text-fair",
  warn: "text-warn",
  bad: "text-bad",
};

/** The day's percentage with its bar; words for rest and for days to come. */
export function DayProgress({ day, open = false }: { day: DayView; open?: boolean }) {
  if (day.state === "future") return <span className="text-muted">{m.home_week_future()}</span>;
  if (day.kind === "before") return <span className="text-muted">{m.home_week_before()}</span>;
  if (day.percent === undefined) return <Badge>{m.home_week_rest()}</Badge>;
  return (
    <DayMade day={day} open={open}>
      <ProgressBar
        value={day.percent}
        tone={day.tone}
        label={m.home_week_day_progress({ day: day.weekday })}
        className="min-w-0 grow basis-0"
      />
      <bdi
        dir="ltr"
        aria-hidden="true"
        className={`min-w-12 text-end font-semibold whitespace-nowrap ${texts[day.tone]}`}
      >
        {day.percent}%
      </bdi>
    </DayMade>
  );
}

export function DayName({ day }: { day: DayView }) {
  return (
    <>
      <span className="font-medium">{day.weekday}</span>{" "}
      <span className="text-sm whitespace-nowrap text-muted">{day.day}</span>
      {day.state === "today" && (
        <>
          {" "}
          <Badge tone="accent">{m.home_week_today()}</Badge>
        </>
      )}
    </>
  );
}
