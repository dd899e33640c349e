import type { Program } from "../../../../../domain/activity/exercise-program.ts";
import {
  type WorkoutSummary,
  workoutSummary,
} from "../../../../../domain/activity/workout-summary.ts";
import type { ExerciseWeek } from "../../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../../domain/contract/schedules/schedules.ts";
import { countedOf } from "../../../../exercises/body-map/counted.ts";
import { LazyMap } from "../../../../exercises/body-map/lazy-map.tsx";
import { useWho } from "../../../../lib/session/use-who.ts";
import { m } from "../../../../paraglide/messages.js";
import { Ltr } from "../../../../ui/bidi.tsx";
import { Icon } from "../../../../ui/every-icon.tsx";
import { FactLine } from "../../../../ui/fact-line.tsx";
import { Mim } from "../../../celebration/mim.tsx";
import { useOnce } from "../../../celebration/use-celebrations.ts";
import { Feeling } from "./feeling.tsx";
import { type Hero, heroOf } from "./hero.ts";
import { Records } from "./records.tsx";
import { ShareButton } from "./share-button.tsx";
import { Unlogged } from "./unlogged.tsx";

type DaySummaryProps = {
  week: ExerciseWeek;
  program: Program<ScheduledExercise>;
  today: string;
};

type Summary = WorkoutSummary<ScheduledExercise>;

const shownMuscles = 3;

/** A finished day: its one figure, what it worked, its records, and a word to the trainer. */
export function DaySummary({ week, program, today }: DaySummaryProps) {
  const { date, completed, total, items } = program;
  const summary = workoutSummary(week, items);
  const hero = summary.sets > 0 ? heroOf(summary, { date, today }) : undefined;
  const worked = workedOf(week, items);
  const facts = [
    m.training_exercises_done({ done: completed, total }),
    summary.sets > 0 && setsText(summary),
    ...(hero?.facts ?? []),
    summary.minutes !== undefined && m.training_day_minutes({ count: summary.minutes }),
  ].filter((fact) => typeof fact === "string");
  return (
    <section
      aria-label={m.training_day_summary()}
      className="grid grid-cols-1 gap-5 rounded-xl border border-line bg-raised p-4 shadow-raised"
    >
      <div className="grid justify-items-center gap-1 text-center">
        <Closing program={program} isToday={date === today} />
        {hero && <Figure hero={hero} />}
        <FactLine className="justify-center text-sm text-muted" facts={facts} />
      </div>
      <Unlogged unlogged={summary.unlogged} />
      {completed > 0 && <Feeling week={week} date={date} today={today} />}
      <Records records={summary.records} />
      {worked.length > 0 && (
        <div className="grid gap-2">
          <h2 className="text-base">{m.training_worked()}</h2>
          <LazyMap exercises={worked} shown={shownMuscles} span="day" />
        </div>
      )}
      {completed > 0 && (
        <ShareButton week={week} program={program} hero={hero} facts={facts} worked={worked} />
      )}
    </section>
  );
}

/** Beside all exercises as done, the sets of some of them would read as all. */
const setsText = ({ sets: count, unlogged }: Pick<Summary, "sets" | "unlogged">) =>
  unlogged.length > 0 ? m.training_logged_sets({ count }) : m.training_done_sets({ count });

/** The exercises that were done, with the sets that were. */
function workedOf(week: ExerciseWeek, items: readonly ScheduledExercise[]) {
  const done = items.filter(({ status }) => status === "completed");
  return countedOf(
    week,
    done.map((item) => {
      const logged = week.performed.find(({ itemId }) => itemId === item.id)?.sets.length;
      return logged ? { ...item, sets: logged } : item;
    }),
  );
}

function Figure({ hero: { value, unit, caption } }: { hero: Hero }) {
  return (
    <p className="grid justify-items-center">
      <span className="font-semibold whitespace-nowrap">
        <Ltr className="text-hero leading-digits">{value}</Ltr>
        {unit && <span className="text-lg text-muted"> {unit}</span>}
      </span>
      <span className="text-muted">{caption}</span>
    </p>
  );
}

type ClosingProps = { program: Program<ScheduledExercise>; isToday: boolean };

/** The م closes around a full day, once, and praises it; a day with a skipped exercise is only over. */
function Closing({ program: { date, completed, total }, isToday }: ClosingProps) {
  const gender = useWho()?.gender ?? "other";
  const full = completed === total;
  const closes = useOnce(full ? `${date} full ${total}` : undefined);
  const text = !full
    ? m.training_day_over()
    : isToday
      ? m.training_day_done({ gender })
      : m.training_other_day_done({ gender });
  return (
    <>
      {full ? (
        <Mim still={!closes} className="my-1 text-[5rem] text-ink" />
      ) : (
        <Icon name="check" className="text-hero text-good" />
      )}
      <p role="status" className="text-lg font-semibold">
        {text}
      </p>
    </>
  );
}
