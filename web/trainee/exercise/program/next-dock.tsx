import { nextItem, type Program, setsOf } from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { useWho } from "../../../lib/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { paths } from "../../../paths.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ScreenLink } from "../../screen-link.tsx";
import { Dock } from "../dock.tsx";
import { startRest, useRest } from "../rest.ts";

type NextDockProps = {
  week: ExerciseWeek;
  program: Program<ScheduledExercise>;
  openId: string | undefined;
  onNext: (itemId: string) => void;
};

/** What comes next, always in reach: the rest of the open exercise, or the one after it. */
export function NextDock({ week, program, openId, onNext }: NextDockProps) {
  const gender = useWho()?.gender ?? "other";
  const resting = useRest() !== undefined;
  const next = nextItem(program.items, openId);
  if (program.over) {
    return (
      <Dock>
        <ScreenLink
          to={paths.trainee.exercisePrograms}
          className="flex min-h-14 items-center gap-3 px-4 py-2 font-medium text-accent-ink"
        >
          <Icon name="back" />
          {m.training_back_mine()}
        </ScreenLink>
      </Dock>
    );
  }
  return (
    <Dock>
      <div className="flex items-center pe-1">
        {next ? (
          <button
            type="button"
            onClick={() => onNext(next.id)}
            className="flex min-h-14 min-w-0 grow items-center gap-3 px-4 py-1.5 text-start"
          >
            <span className="min-w-0 grow">
              <span className="block text-sm text-muted">{m.training_next()}</span>
              <span dir="auto" className="clamp-lines-2 w-fit max-w-full font-medium wrap-anywhere">
                {next.name}
              </span>
            </span>
            <Icon name="chevron" className="text-muted" />
          </button>
        ) : (
          <LastOne week={week} item={program.items.find(({ id }) => id === openId)} />
        )}
        {!resting && (
          <IconButton label={m.training_rest_start({ gender })} onClick={startRest}>
            <Icon name="clock" />
          </IconButton>
        )}
      </div>
    </Dock>
  );
}

/** The open exercise is the last pending one: what is next is its next set. */
function LastOne({ week, item }: { week: ExerciseWeek; item?: ScheduledExercise }) {
  if (!item) return <span className="min-h-14 grow" />;
  const done = setsOf(week, item.id).length;
  return (
    <p className="grid min-h-14 min-w-0 grow content-center px-4 py-1.5">
      <span dir="auto" className="clamp-lines-2 w-fit max-w-full font-medium wrap-anywhere">
        {item.name}
      </span>
      <span className="text-sm text-muted">
        {m.training_next_set({ number: Math.min(done + 1, item.sets), total: item.sets })}
      </span>
    </p>
  );
}
