import type { Program } from "../../../../domain/activity/exercise-program.ts";
import { performanceTone } from "../../../../domain/activity/performance.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { paths } from "../../../../domain/paths.ts";
import { Dose } from "../../../exercises/dose.tsx";
import { formatDay, shortDay } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { ScreenLink } from "../../screen-link.tsx";
import { StatusBadge } from "../status-badge.tsx";

const shownItems = 3;

type ProgramCardProps = { program: Program<ScheduledExercise>; today: string };

/** A day of the schedule: its first exercises, the number of others, and its progress. */
export function ProgramCard({ program, today }: ProgramCardProps) {
  const { date, items, total, completed, percent } = program;
  const isToday = date === today;
  const weekday = formatDay(date, { weekday: "long" });
  return (
    <article
      aria-label={weekday}
      className={`@container rounded-xl border bg-raised p-4 shadow-raised ${isToday ? "border-accent-ink/50" : "border-line"}`}
    >
      <header className="flex flex-wrap items-center gap-x-2">
        <h2 className={isToday ? "text-lg" : "text-base"}>
          {weekday}{" "}
          <span className="text-sm font-normal text-muted">{formatDay(date, shortDay)}</span>
        </h2>
        {isToday && <Badge tone="accent">{m.training_today()}</Badge>}
        {total > 0 && (
          <span className="ms-auto text-sm text-muted">
            {date > today
              ? m.training_count({ count: total })
              : m.training_done_of({ done: completed, total })}
          </span>
        )}
      </header>
      {total === 0 ? (
        <Rest isToday={isToday} />
      ) : (
        <>
          {date <= today && (
            <ProgressBar
              value={percent}
              tone={performanceTone(percent, { over: date < today })}
              label={m.training_day_progress({ day: weekday })}
              className="mt-2"
            />
          )}
          <ul className="mt-3 grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-2 gap-y-2">
            {items.slice(0, shownItems).map((item) => (
              <ItemLine key={item.id} item={item} />
            ))}
          </ul>
          {total > shownItems && (
            <p className="mt-1 text-sm text-muted">
              {m.training_others({ count: total - shownItems })}
            </p>
          )}
          <OpenLink program={program} isToday={isToday} weekday={weekday} />
        </>
      )}
    </article>
  );
}

function ItemLine({ item }: { item: ScheduledExercise }) {
  return (
    <li className="col-span-full grid min-h-8 @max-[14rem]:flex @max-[14rem]:flex-wrap grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 supports-[grid-template-columns:subgrid]:grid-cols-subgrid">
      <bdi className="leading-snug wrap-anywhere @max-[14rem]:w-full">{nameIn(item)}</bdi>
      <span className="text-sm text-muted">
        <Dose {...item} weight={null} percent={null} />
      </span>
      <span className="justify-self-end">
        <StatusBadge status={item.status} />
      </span>
    </li>
  );
}

function Rest({ isToday }: { isToday: boolean }) {
  const gender = useWho()?.gender ?? "other";
  return (
    <p className="mt-1 flex items-center gap-2 text-muted">
      <Icon name="moon" />
      {isToday ? m.training_rest_today({ gender }) : m.training_rest_day()}
    </p>
  );
}

type OpenLinkProps = { program: Program; isToday: boolean; weekday: string };

function OpenLink({ program, isToday, weekday }: OpenLinkProps) {
  const gender = useWho()?.gender ?? "other";
  const { date, completed, skipped, over } = program;
  const doing = isToday && !over;
  const text = !doing
    ? m.training_open()
    : completed + skipped > 0
      ? m.training_continue({ gender })
      : m.training_start({ gender });
  return (
    <ScreenLink
      to={paths.trainee.exerciseProgram(date)}
      aria-label={doing ? undefined : `${text}${m.ui_comma()}${weekday}`}
      className={buttonClass(
        { variant: doing ? "primary" : "secondary", size: doing ? "lg" : "md" },
        "mt-3 w-full",
      )}
    >
      {text}
    </ScreenLink>
  );
}
