import type { WorkoutFeeling } from "../../../domain/activity/workout-feeling.ts";
import type { LiftedExercise } from "../../../domain/contract/activity/trainee-performance.ts";
import { Dose } from "../../exercises/dose.tsx";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FeltLine } from "./felt-line.tsx";
import { HistoryLink } from "./history-link.tsx";
import { PerformedLine } from "./performed-line.tsx";
import { SubstituteLine } from "./substitute-line.tsx";

type LiftedListProps = {
  traineeId: string;
  lifted: readonly LiftedExercise[];
  feelings: readonly WorkoutFeeling[];
};

/** Performed sets beside the prescription, by day; an exercise opens its log. */
export function LiftedList({ traineeId, lifted, feelings }: LiftedListProps) {
  const days = [...new Set(lifted.map(({ date }) => date))];
  return (
    <div className="grid gap-3">
      {days.map((date) => (
        <section key={date} className="overflow-hidden rounded-xl border border-line bg-raised">
          <header className="flex flex-wrap gap-x-4 bg-soft/60 px-4 py-2">
            <h4 className="text-sm font-medium">{formatDay(date, fullDay)}</h4>
            <FeltLine feelings={feelings} date={date} />
          </header>
          <ul className="divide-y divide-line">
            {lifted
              .filter((item) => item.date === date)
              .map((item) => (
                <LiftedRow key={item.id} traineeId={traineeId} item={item} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function LiftedRow({ traineeId, item }: { traineeId: string; item: LiftedExercise }) {
  const { exerciseId, performed, sets, status } = item;
  const name = nameIn(item);
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-0.5 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      {exerciseId === null ? (
        <bdi className="py-1 font-medium wrap-anywhere">{name}</bdi>
      ) : (
        <HistoryLink
          traineeId={traineeId}
          exerciseId={exerciseId}
          name={name}
          className="touch flex min-h-8 items-center gap-2 justify-self-start text-start font-medium wrap-anywhere hover:text-accent-ink"
        >
          <bdi>{name}</bdi>
          <Icon name="chart" className="text-sm text-muted" />
        </HistoryLink>
      )}
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <SubstituteLine substitute={item.substitute} />
        <span className="text-muted">
          <span className="sr-only">{m.lifted_planned()}: </span>
          <Dose {...item} />
        </span>
        {performed.length > 0 && <PerformedLine sets={performed} planned={sets} />}
        {status === "skipped" ? (
          <Badge>{m.schedule_status_skipped()}</Badge>
        ) : (
          status === "completed" && (
            <Badge tone="good">
              <Icon name="check" />
              {m.schedule_status_completed()}
            </Badge>
          )
        )}
      </div>
    </li>
  );
}
