import { isLogged, recordsOn } from "../../../../domain/activity/exercise-program.ts";
import type { PerformedItem } from "../../../../domain/activity/performed-items.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import type { PerformedSet } from "../../../../domain/schedules/performed-sets.ts";
import { CategoryIcon } from "../../../exercises/category-icon.tsx";
import { Dose } from "../../../exercises/dose.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { HistoryButton } from "../history-button.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { Busy } from "./alternatives/busy.tsx";
import { HowToButton } from "./how-to-button.tsx";
import { Prescription } from "./prescription.tsx";
import { Seat } from "./seat.tsx";
import { SetsTable } from "./sets-table.tsx";

type ExerciseCardProps = {
  week: ExerciseWeek;
  item: PerformedItem<ScheduledExercise>;
  open: boolean;
  /** Whether the day is to come. */
  locked: boolean;
  onToggle: () => void;
  /** Whether a tap that logs something repeats the last one. */
  isAgain: (at: number) => boolean;
  onStatus: (status: "completed" | "skipped", at: number) => void;
  onSets: (sets: PerformedSet[], added: boolean) => void;
};

/** An exercise of the day: one line when closed, its sets when open. */
export function ExerciseCard(props: ExerciseCardProps) {
  const { week, item, open, locked, onToggle } = props;
  const headingId = `name-${item.id}`;
  return (
    <article
      aria-labelledby={headingId}
      className={`rounded-xl border bg-raised shadow-raised transition-colors ${open ? "border-line-strong/60" : "border-line"}`}
    >
      <h2 className="text-base">
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="flex min-h-16 w-full flex-wrap items-center gap-3 rounded-xl p-3 text-start"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-soft text-[0.9rem]">
            {item.status === "completed" ? (
              <Icon name="check" className="text-lg text-good" />
            ) : (
              <CategoryIcon category={item.category} />
            )}
          </span>
          <span className="min-w-0 grow basis-32">
            <span
              id={headingId}
              className={`block leading-snug wrap-anywhere ${item.status === "pending" ? "" : "text-muted"}`}
            >
              <bdi>{nameIn(item)}</bdi>
            </span>
            <span className="block text-sm font-normal text-muted">
              <Dose {...item} />
            </span>
          </span>
          <StatusBadge status={item.status} />
        </button>
      </h2>
      {open && (
        <div className="grid grid-cols-1 gap-3 px-3 pb-3">
          <div className="flex flex-wrap items-center gap-x-5">
            <HowToButton week={week} item={item} />
            <Busy week={week} item={item} locked={locked} />
            <Seat week={week} item={item} locked={locked} />
          </div>
          <Prescription week={week} item={item} />
          {isLogged(item) && (
            <SetsTable
              week={week}
              item={item}
              records={recordsOn(week, item.exerciseId, item.date)}
              locked={locked}
              isAgain={props.isAgain}
              onSets={props.onSets}
            />
          )}
          <Actions {...props} />
        </div>
      )}
    </article>
  );
}

function Actions({ item, locked, onStatus }: ExerciseCardProps) {
  const { status } = item;
  const name = nameIn(item);
  return (
    <div className="flex flex-wrap gap-2">
      {!locked && status !== "completed" && (
        <Button
          variant={isLogged(item) ? "secondary" : "primary"}
          aria-label={m.training_complete_of({ name })}
          className="min-w-fit grow basis-0 px-2!"
          onClick={({ timeStamp }) => onStatus("completed", timeStamp)}
        >
          <Icon name="check" />
          {m.training_complete()}
        </Button>
      )}
      {!locked && status !== "skipped" && (
        <Button
          variant="secondary"
          aria-label={m.training_skip_of({ name })}
          className="min-w-fit grow basis-0 px-2!"
          onClick={({ timeStamp }) => onStatus("skipped", timeStamp)}
        >
          {m.training_skip()}
        </Button>
      )}
      {isLogged(item) && item.exerciseId !== null && (
        <HistoryButton
          exerciseId={item.exerciseId}
          name={name}
          className="min-w-fit grow basis-0 px-2!"
        />
      )}
    </div>
  );
}
