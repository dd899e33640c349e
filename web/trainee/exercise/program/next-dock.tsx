import { isLogged, type Program } from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { Load } from "../../../exercises/load.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { FactLine } from "../../../ui/fact-line.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Dock } from "../dock.tsx";
import { startRest, useRest } from "../rest.ts";
import { countedOf } from "../typed-set.ts";
import { dueItem } from "./turns.ts";
import { useSetRows } from "./use-set-rows.ts";

type NextDockProps = {
  week: ExerciseWeek;
  program: Program<ScheduledExercise>;
  openId: string | undefined;
  onNext: (itemId: string) => void;
  /** Scrolls to the next set of the open exercise. */
  onSet: (itemId: string) => void;
};

/** The next step, always in reach: the next set, or the next exercise after the last set. */
export function NextDock({ week, program, openId, onNext, onSet }: NextDockProps) {
  const gender = useWho()?.gender ?? "other";
  const resting = useRest() !== undefined;
  const open = program.items.find(({ id }) => id === openId);
  const next = dueItem(week, program.items, openId);
  if (program.over) return <Dock />;
  return (
    <Dock>
      <div className="@container flex items-center pe-1">
        {open?.status === "pending" ? (
          <NextSet
            key={open.id}
            week={week}
            item={open}
            next={next}
            onNext={onNext}
            onSet={onSet}
          />
        ) : (
          <NextExercise next={next} onNext={onNext} />
        )}
        {!resting && (
          <IconButton
            label={m.training_rest_start({ gender })}
            onClick={() => startRest(open?.rest || undefined)}
          >
            <Icon name="clock" />
          </IconButton>
        )}
      </div>
    </Dock>
  );
}

const buttonClass = "flex min-h-14 min-w-0 grow items-center gap-3 px-4 py-1.5 text-start";

type NextSetProps = Pick<NextDockProps, "week" | "onNext" | "onSet"> & {
  item: ScheduledExercise;
  next: ScheduledExercise | undefined;
};

function NextSet({ week, item, next, onNext, onSet }: NextSetProps) {
  const { rows } = useSetRows(week, item);
  const due = rows.find(({ done }) => !done);
  if (!isLogged(item) || !due) return <NextExercise next={next} onNext={onNext} />;
  return (
    <button type="button" onClick={() => onSet(item.id)} className={buttonClass}>
      <span className="min-w-0 grow">
        <span dir="auto" className="clamp-line block max-w-full text-sm text-muted">
          {nameIn(item)}
        </span>
        <FactLine
          sentences
          className="font-medium"
          facts={[
            m.training_next_set({ number: due.number, total: rows.length }),
            <Load
              key="load"
              reps={due.typed.reps}
              weight={due.typed.weight}
              {...countedOf(due.typed)}
            />,
          ]}
        />
      </span>
      <Icon name="chevron" className="text-muted @max-[14rem]:hidden" />
    </button>
  );
}

function NextExercise({ next, onNext }: Pick<NextSetProps, "next" | "onNext">) {
  if (!next) return <span className="min-h-14 grow" />;
  return (
    <button type="button" onClick={() => onNext(next.id)} className={buttonClass}>
      <span className="min-w-0 grow">
        <span className="block text-sm text-muted">{m.training_next()}</span>
        <span dir="auto" className="clamp-lines-2 w-fit max-w-full font-medium wrap-anywhere">
          {nameIn(next)}
        </span>
      </span>
      <Icon name="chevron" className="text-muted @max-[14rem]:hidden" />
    </button>
  );
}
