import { programProgress, programsOf } from "../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import { paths } from "../../../domain/paths.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { TraineeHeader } from "../trainee-header.tsx";
import { Dock } from "./dock.tsx";
import { WeekMuscles } from "./muscle-cards.tsx";
import { ProgramCard } from "./programs/program-card.tsx";
import { useExerciseWeek } from "./use-exercise-week.ts";

/** The hub: four tiles, today's program, the muscles of the week, and the link to the home. */
export default function ExerciseScreen() {
  const { week, today, error, fetching, retry } = useExerciseWeek();
  const program = week && programsOf(week).find(({ date }) => date === today);
  const { exerciseLibrary, exercisePrograms, steps, home } = paths.trainee;
  return (
    <div className="grid grid-cols-1 gap-5">
      <TraineeHeader title={m.training_title()} />
      <nav aria-label={m.training_tiles()}>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-3 md:gap-4">
          <Tile to={exerciseLibrary} icon="search" title={m.training_all()}>
            {m.training_all_text()}
          </Tile>
          <Tile to={exercisePrograms} icon="dumbbell" title={m.training_mine()}>
            {week ? weekText(week) : " "}
          </Tile>
          <Tile
            to={steps}
            icon="steps"
            title={m.training_steps()}
            count={week?.steps.done}
            failed={error !== null}
          >
            {m.training_steps_unit({ count: week?.steps.done ?? 0 })}
          </Tile>
          <Tile
            to={steps}
            icon="target"
            title={m.training_target()}
            count={week?.steps.goal}
            failed={error !== null}
          >
            {m.training_target_unit({ count: week?.steps.goal ?? 0 })}
          </Tile>
        </ul>
      </nav>
      {error ? (
        <LoadFailure
          error={error}
          title={m.training_programs_failed()}
          onRetry={retry}
          pending={fetching}
        />
      ) : program ? (
        (week.scheduled || program.total > 0) && <ProgramCard program={program} today={today} />
      ) : (
        <Skeleton className="h-56 rounded-xl" />
      )}
      {week && <WeekMuscles week={week} />}
      <ScreenLink to={home} className={buttonClass({ variant: "secondary", size: "lg" })}>
        <Icon name="home" />
        {m.training_home()}
      </ScreenLink>
      <Dock />
    </div>
  );
}

/** The progress of the whole week, as on the page behind the tile. */
function weekText({ scheduled, items }: ExerciseWeek): string {
  const { completed: done, total } = programProgress(items);
  if (total > 0) return m.training_done_of({ done, total });
  return scheduled ? m.training_rest_day() : m.training_programs_none();
}

type TileProps = {
  to: string;
  icon: IconName;
  title: string;
  /** The number of the tile, if it has one; undefined while it loads. */
  count?: number;
  failed?: boolean;
  children: string;
};

function Tile({ to, icon, title, children, failed = false, ...rest }: TileProps) {
  return (
    <li>
      <ScreenLink
        to={to}
        className="flex h-full min-h-36 flex-col rounded-xl border border-line bg-raised p-4 shadow-raised transition hover:border-line-strong active:scale-[0.985] motion-reduce:active:scale-100"
      >
        <span className="grid size-10 place-items-center rounded-md bg-soft text-lg">
          <Icon name={icon} />
        </span>
        {"count" in rest && (
          <span className="pt-3 text-[min(calc(var(--text-hero)*0.85),9vw)] leading-digits font-semibold whitespace-nowrap">
            {rest.count === undefined && failed ? (
              "–"
            ) : rest.count === undefined ? (
              <Skeleton className="h-10 w-20" />
            ) : (
              <bdi>{formatCount(rest.count)}</bdi>
            )}
          </span>
        )}
        <span className={`font-semibold ${"count" in rest ? "pt-1" : "mt-auto pt-3"}`}>
          {title}
        </span>
        <span className="text-sm text-muted">{children}</span>
      </ScreenLink>
    </li>
  );
}
