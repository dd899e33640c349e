import { programProgress, programsOf } from "../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import { exerciseCategories } from "../../../domain/libraries/exercises.ts";
import { paths } from "../../../domain/paths.ts";
import { CategoryIcon } from "../../exercises/category-icon.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { TraineeHeader } from "../trainee-header.tsx";
import { Dock } from "./dock.tsx";
import { WeekMuscles } from "./muscle-cards.tsx";
import { HeroSkeleton } from "./skeleton.tsx";
import { categoryTexts } from "./texts.ts";
import { TodayHero } from "./today-hero.tsx";
import { useExerciseWeek } from "./use-exercise-week.ts";

/** The hub: today's workout, then the week, the steps and the library. */
export default function ExerciseScreen() {
  const { week, today, error, fetching, retry } = useExerciseWeek();
  const planned = !week || week.scheduled || week.items.length > 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader title={m.training_title()} />
      {week ? (
        <TodayHero week={week} programs={programsOf(week)} today={today} />
      ) : error ? (
        <LoadFailure
          error={error}
          title={m.training_programs_failed()}
          onRetry={retry}
          pending={fetching}
        />
      ) : (
        <HeroSkeleton />
      )}
      {/* Nothing is drawn below the workout before its height is known. */}
      {(week || error) && (
        <>
          {!planned && <Library />}
          <Sections week={week} />
          {planned && <Library />}
          {week && <WeekMuscles week={week} />}
        </>
      )}
      <Dock />
    </div>
  );
}

/** The other parts, a quiet line each. */
function Sections({ week }: { week: ExerciseWeek | undefined }) {
  const { exercisePrograms, exerciseLibrary, steps } = paths.trainee;
  return (
    <Card padded={false}>
      <nav aria-label={m.training_tiles()}>
        <ul className="divide-y divide-line px-[min(1.25rem,6vw)]">
          <Section to={exercisePrograms} icon="calendar" title={m.training_mine()}>
            {week && weekText(week)}
          </Section>
          <Section to={exerciseLibrary} icon="search" title={m.training_all()}>
            {m.training_all_text()}
          </Section>
          <Section to={steps} icon="steps" title={m.training_steps()}>
            {week && stepsText(week)}
          </Section>
        </ul>
      </nav>
    </Card>
  );
}

/** The progress of the whole week, as on the page behind the line. */
function weekText({ scheduled, items }: ExerciseWeek): string {
  const { completed: done, total } = programProgress(items);
  if (total > 0) return m.training_done_of({ done, total });
  return scheduled ? m.training_rest_day() : m.training_programs_none();
}

const stepsText = ({ steps: { done, goal } }: ExerciseWeek) =>
  goal > 0
    ? m.training_done_of({ done: formatCount(done), total: formatCount(goal) })
    : formatCount(done);

type SectionProps = {
  to: string;
  icon: IconName;
  title: string;
  /** Undefined while it is unknown. */
  children: string | undefined;
};

function Section({ to, icon, title, children }: SectionProps) {
  return (
    <li>
      <ScreenLink to={to} className="flex min-h-13 flex-wrap items-center gap-x-3 py-2">
        <span className="flex min-w-0 grow basis-28 items-center gap-3">
          <Icon name={icon} className="shrink-0 text-muted" />
          <span className="min-w-0">{title}</span>
        </span>{" "}
        <span className="ms-auto flex max-w-fit grow basis-24 items-center justify-end gap-3">
          <span className="text-sm text-muted">{children}</span>
          <Icon name="chevron" className="shrink-0 text-muted" />
        </span>
      </ScreenLink>
    </li>
  );
}

/** The library by muscle. */
function Library() {
  return (
    <Card title={m.training_categories_all()}>
      <nav aria-label={m.training_categories()}>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
          {exerciseCategories.map((category) => (
            <li key={category}>
              <ScreenLink
                to={paths.trainee.exerciseCategory(category)}
                className="flex h-full min-h-22 flex-col items-center justify-center gap-1 rounded-lg bg-soft px-1 py-2 text-center text-sm"
              >
                <CategoryIcon category={category} />
                {categoryTexts[category]()}
              </ScreenLink>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
