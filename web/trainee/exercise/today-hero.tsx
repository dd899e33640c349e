import type { ReactNode } from "react";
import { movementOf, type Program, setsOf } from "../../../domain/activity/exercise-program.ts";
import { expectedMinutes } from "../../../domain/activity/expected-minutes.ts";
import { isLighter } from "../../../domain/activity/lighter-days.ts";
import { expectedSeconds } from "../../../domain/activity/training-time.ts";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import { paths } from "../../../domain/paths.ts";
import { countedOf } from "../../exercises/body-map/counted.ts";
import { LazyGlance } from "../../exercises/body-map/lazy-map.tsx";
import { formatDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { m } from "../../paraglide/messages.js";
import { trainingSlotTexts } from "../../prayers/training-slot-texts.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { MimRing } from "../../ui/mim-ring.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { useFastingDay } from "../ramadan/use-fasting-day.ts";
import { ScreenLink } from "../screen-link.tsx";
import { FirstMoving } from "./first-moving.tsx";

type TodayHeroProps = {
  week: ExerciseWeek;
  programs: readonly Program<ScheduledExercise>[];
  today: string;
};

/** The workout of today: what begins it, how long it takes and what it works; a rest day or a finished one says so. */
export function TodayHero({ week, programs, today }: TodayHeroProps) {
  const program = programs.find(({ date }) => date === today);
  if (!program || (program.total === 0 && !week.scheduled)) return null;
  if (program.total === 0) return <RestDay programs={programs} today={today} />;
  return program.over ? (
    <Finished program={program} programs={programs} />
  ) : (
    <Open week={week} program={program} />
  );
}

function Hero({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-1 gap-4 rounded-xl border border-accent-ink/50 bg-raised p-[min(1.25rem,6vw)] shadow-raised"
    >
      {children}
    </section>
  );
}

type OneProgram = { program: Program<ScheduledExercise> };

function Open({ week, program }: OneProgram & { week: ExerciseWeek }) {
  const gender = useWho()?.gender ?? "other";
  const { date, items, total, completed, skipped } = program;
  const fasting = useFastingDay(date);
  const left = items.filter(({ status }) => status === "pending");
  const seconds = expectedSeconds(items);
  const minutes = expectedMinutes(left.reduce((sum, { id }) => sum + (seconds.get(id) ?? 0), 0));
  const [first] = left;
  const begun = completed + skipped > 0 || items.some(({ id }) => setsOf(week, id).length > 0);
  const counted = countedOf(week, items);
  const [next] = first ? countedOf(week, [first]) : [];
  return (
    <Hero label={m.training_hero()}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{m.training_hero()}</h2>
        <FactLine
          facts={[
            begun
              ? m.training_count_left({ count: left.length })
              : m.training_count({ count: left.length }),
            m.training_expected({ count: minutes }),
            isLighter(week.lighterDays, date) && m.training_lighter(),
            fasting && trainingSlotTexts[fasting.slots.training](),
          ]}
          className="text-muted"
        />
      </header>
      {first && (
        <div className="grid grid-cols-1 gap-2">
          <FirstMoving item={first} movement={movementOf(week, first)} />
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-sm text-muted">{m.training_next()}</span>
            <bdi className="font-semibold wrap-anywhere">{nameIn(first)}</bdi>
          </p>
        </div>
      )}
      {begun && (
        <ProgressBar
          value={completed}
          max={total}
          label={m.training_day_progress({ day: formatDay(date, { weekday: "long" }) })}
        />
      )}
      <ScreenLink
        to={paths.trainee.exerciseProgram(date)}
        className={buttonClass({ size: "lg" }, "w-full")}
      >
        {begun ? m.training_go_on({ gender }) : m.training_begin({ gender })}
      </ScreenLink>
      {counted.length > 0 && <LazyGlance exercises={counted} first={next} span="day" />}
    </Hero>
  );
}

function Finished({ program, programs }: OneProgram & Pick<TodayHeroProps, "programs">) {
  const gender = useWho()?.gender ?? "other";
  const { date, completed, total } = program;
  return (
    <Hero label={m.training_hero()}>
      <div className="flex items-center gap-4">
        <MimRing value={100} className="w-16 shrink-0" />
        <div>
          <h2 className="text-lg">{m.training_hero_done({ gender })}</h2>
          <p className="text-muted">{m.training_done_of({ done: completed, total })}</p>
          <NextTraining programs={programs} after={date} />
        </div>
      </div>
      <ScreenLink
        to={paths.trainee.exerciseProgram(date)}
        className={buttonClass({ variant: "secondary", size: "lg" }, "w-full")}
      >
        {m.training_hero_done_open()}
      </ScreenLink>
    </Hero>
  );
}

function RestDay({ programs, today }: Omit<TodayHeroProps, "week">) {
  const gender = useWho()?.gender ?? "other";
  return (
    <Hero label={m.training_hero()}>
      <div className="flex items-start gap-4">
        <Icon name="moon" className="shrink-0 text-[2rem] text-accent-ink" />
        <div>
          <h2 className="text-lg">{m.training_hero_none()}</h2>
          <p className="text-muted">{m.training_rest_today({ gender })}</p>
          <NextTraining programs={programs} after={today} />
        </div>
      </div>
    </Hero>
  );
}

/** The next day of the week with exercises. */
function NextTraining({ programs, after }: Pick<TodayHeroProps, "programs"> & { after: string }) {
  const next = programs.find(({ date, total }) => date > after && total > 0);
  if (!next) return null;
  return (
    <p className="pt-2 font-medium">
      {m.training_next_on({ day: formatDay(next.date, { weekday: "long" }) })}
    </p>
  );
}
