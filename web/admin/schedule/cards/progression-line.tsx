import { nextStep, setsToRepeat } from "../../../../domain/activity/exercise-program.ts";
import type { Accepted, Suggestion } from "../../../../domain/activity/progression.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { isDone } from "../../../../domain/schedules/week-items.ts";
import { weightText } from "../../../exercises/load.tsx";
import { growthText } from "../../../exercises/suggestion-text.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import type { EditedWeek } from "../edits/edited-week.ts";
import { changeExercise, type ExerciseValues } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";

/** The suggestion for a coming exercise, derived from the log; undefined without one. */
export function suggestionFor(week: EditedWeek, item: ScheduledExercise): Suggestion | undefined {
  if (isDone(item) || item.date < week.today) return undefined;
  return nextStep({ ...week, items: week.exercises }, item);
}

type ProgressionLineProps = { item: ScheduledExercise; suggestion: Suggestion };

/** The reason of a suggestion, and the button that accepts one. */
export function ProgressionLine({ item, suggestion }: ProgressionLineProps) {
  const { week, editable, run } = usePlanner();
  const { accepted, add, stands } = suggestion;
  const name = nameIn(item);
  const grows = add > 0;
  const waits = accepted !== null && grows && !stands && !item.progressionRuns;
  const back = suggestion.reason === "taken_back" && accepted && "weight" in accepted;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-1 pt-1 text-sm">
      <p className={`flex min-w-0 items-start gap-1.5 ${grows ? "text-accent-ink" : "text-muted"}`}>
        <Icon name={grows ? "trend" : "info"} className="mt-1" />
        <span>{reasonText(suggestion, week.traineeGender ?? "other")}</span>
      </p>
      {grows && (stands || item.progressionRuns) && (
        <span className="inline-flex items-center gap-1 whitespace-nowrap text-muted">
          {stands && <Icon name="check" />}
          {stands ? m.schedule_progression_stands() : m.schedule_progression_runs()}
        </span>
      )}
      {waits && editable && (
        <button
          type="button"
          aria-label={m.schedule_progression_accept_of({ name, growth: growthText(suggestion) })}
          onClick={() =>
            run(
              changeExercise(item.id, valuesOf(accepted, item)),
              m.schedule_progression_accepted({ name, growth: growthText(suggestion) }),
            )
          }
          className={answerClass}
        >
          <Icon name="check" />
          {m.schedule_progression_accept()}
        </button>
      )}
      {back && editable && <TakeBack item={item} kg={accepted.weight} />}
      <Holds item={item} />
    </div>
  );
}

const answerClass =
  "inline-flex min-h-8 items-center gap-1 rounded-full bg-accent-soft px-3 font-medium text-accent-ink transition hover:brightness-95 pointer-coarse:min-h-11";

/** The button that lowers a weight after a correction of the log. */
function TakeBack({ item, kg }: { item: ScheduledExercise; kg: number }) {
  const { run } = usePlanner();
  const back = { name: nameIn(item), kg: weightText(kg) };
  return (
    <button
      type="button"
      onClick={() =>
        run(changeExercise(item.id, { weight: kg }), m.schedule_progression_took_back(back))
      }
      className={answerClass}
    >
      <Icon name="undo" />
      {m.schedule_progression_take_back({ kg: back.kg })}
    </button>
  );
}

/** Warns of a weight below the previous one: the sets start with the previous one. */
function Holds({ item }: { item: ScheduledExercise }) {
  const { week } = usePlanner();
  const before = setsToRepeat({ ...week, items: week.exercises }, item);
  const lifted = Math.min(...before.map(({ weight }) => weight ?? 0));
  if (item.weight === null || before.length === 0 || item.weight >= lifted) return null;
  return (
    <p className="basis-full text-muted">
      {m.schedule_progression_holds({ kg: weightText(lifted) })}
    </p>
  );
}

/** Accepted repetitions above the range remove the range. */
function valuesOf(accepted: Accepted, { repsTo }: ScheduledExercise): ExerciseValues {
  const outgrown = "reps" in accepted && repsTo !== null && accepted.reps >= repsTo;
  return outgrown ? { ...accepted, repsTo: null } : accepted;
}

function reasonText(
  suggestion: Suggestion,
  gender: NonNullable<EditedWeek["traineeGender"]>,
): string {
  const isTime = suggestion.unit === "seconds";
  const growth = growthText(suggestion);
  const grown = (why: string) =>
    suggestion.add > 0 ? m.schedule_progression_grown({ why, growth }) : why;
  switch (suggestion.reason) {
    case "all_done":
      return grown(
        isTime
          ? m.schedule_progression_time_done({ gender })
          : m.schedule_progression_all_done({ gender }),
      );
    case "top_reached":
      return grown(m.schedule_progression_top_reached({ gender }));
    case "outgrown":
      return m.schedule_progression_outgrown({ gender });
    case "within_range":
      return grown(m.schedule_progression_within_range({ gender }));
    case "taken_back":
      return m.schedule_progression_taken_back();
    case "missed":
      return m.schedule_progression_missed({ gender });
  }
}
