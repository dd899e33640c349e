import { lightened } from "../../../../domain/activity/lighter-days.ts";
import {
  type NutritionTarget,
  targetOn,
  targetTone,
} from "../../../../domain/body/nutrition-target.ts";
import { addDays } from "../../../../domain/calendar.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { type NutrientSum, nutrientNames } from "../../../../domain/libraries/macros.ts";
import { averageOf, totalOf, workOf } from "../../../../domain/schedules/week-totals.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { useToday } from "../../../lib/format/today.ts";
import { againstTarget, toneClasses } from "../../../meals/target-text.ts";
import { m } from "../../../paraglide/messages.js";
import type { EditedWeek } from "../edits/edited-week.ts";
import { usePlanner } from "../edits/planner-context.ts";

/** The totals of a day during editing. */
export function DayTotals({ day }: { day: number }) {
  const { week, kind } = usePlanner();
  const today = useToday();
  const onDay = (item: { dayOfWeek: number }) => item.dayOfWeek === day;
  if (kind === "exercises") {
    const { exercises, sets } = workOf(week.exercises.filter(onDay));
    if (exercises === 0) return <p className="text-sm text-muted">{"\u00a0"}</p>;
    const lighter = lighterText(week, onDay);
    return (
      <p className="flex flex-wrap gap-x-2 text-sm whitespace-nowrap text-muted">
        <span>{m.schedule_exercises_count({ count: exercises })}</span>
        <span>{m.schedule_sets_count({ count: sets })}</span>
        {lighter && <span>{lighter}</span>}
      </p>
    );
  }
  const meals = week.meals.filter(onDay);
  if (meals.length === 0) return <p className="text-sm text-muted">{"\u00a0"}</p>;
  const date = addDays(week.weekStart, day);
  return <Sum {...totalOf(meals)} target={targetOn(week.targets, date)} isToCome={date >= today} />;
}

/** «أخف: 20 ← 14»: all planned sets, and those that are trained; nothing without a lighter day. */
function lighterText(
  { exercises, lighterDays }: EditedWeek,
  isCounted: (item: ScheduledExercise) => boolean,
): string | undefined {
  const planned = workOf(exercises.filter(isCounted)).sets;
  const lighter = workOf(lightened(exercises, lighterDays).filter(isCounted)).sets;
  return planned === lighter
    ? undefined
    : m.schedule_lighter({ planned: String(planned), lighter: String(lighter) });
}

/** The week on one line: its exercises, or the average of its planned days. */
export function WeekTotals() {
  const { week, kind } = usePlanner();
  if (kind === "exercises") {
    const { exercises, sets, days } = workOf(week.exercises);
    if (exercises === 0) {
      return <p className="text-sm text-muted">{m.schedule_no_exercises_yet()}</p>;
    }
    const lighter = lighterText(week, () => true);
    return (
      <p className="text-sm text-muted">
        {m.schedule_days_count({ count: days })} ·{" "}
        {m.schedule_exercises_count({ count: exercises })} ·{" "}
        {m.schedule_sets_count({ count: sets })}
        {lighter && ` · ${lighter}`}
      </p>
    );
  }
  const average = averageOf(week.meals);
  if (average.days === 0) return <p className="text-sm text-muted">{m.schedule_no_meals_yet()}</p>;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <p className="text-sm text-muted">{m.schedule_average({ count: average.days })}</p>
      <Sum {...average} oneLine />
    </div>
  );
}

type SumProps = NutrientSum & {
  oneLine?: boolean;
  target?: NutritionTarget | undefined;
  /** Whether the day is not over yet. */
  isToCome?: boolean;
};

function Sum({ total, missing, oneLine = false, target, isToCome = false }: SumProps) {
  const { calories, protein, carbs, fat } = total;
  const unknown = Math.max(...nutrientNames.map((name) => missing[name]));
  const grams = (value: number | null) => (value === null ? "—" : formatCount(value));
  return (
    <div className={`text-sm ${oneLine ? "flex flex-wrap gap-x-3" : ""}`}>
      <p className="font-medium">
        {calories === null ? (
          m.schedule_unknown()
        ) : target ? (
          <AgainstTarget value={calories} target={target.calories} isToCome={isToCome} />
        ) : (
          m.schedule_kcal({ kcal: formatCount(calories) })
        )}
      </p>
      <p className="flex flex-wrap gap-x-2 text-muted">
        <Macro label={m.schedule_protein()} value={grams(protein)} target={target?.protein} />
        <Macro label={m.schedule_carbs()} value={grams(carbs)} target={target?.carbs} />
        <Macro label={m.schedule_fat()} value={grams(fat)} target={target?.fat} />
      </p>
      {unknown > 0 && <p className="text-warn">{m.schedule_unknown_count({ count: unknown })}</p>}
    </div>
  );
}

/** «1,056 / 1,850» in the colour of its meaning, with words for screen readers. */
function AgainstTarget(props: { value: number; target: number; isToCome: boolean }) {
  const { value, target, isToCome } = props;
  // A day below its target is no fault before it is over.
  const tone = isToCome && value < target ? undefined : targetTone(value, target);
  return (
    <>
      <span className={tone && toneClasses[tone]} aria-hidden="true">
        {againstTarget(value, target)}
      </span>
      <span className="sr-only">
        {m.schedule_of_target({ kcal: formatCount(value), target: formatCount(target) })}
      </span>
    </>
  );
}

type MacroProps = { label: string; value: string; target: number | null | undefined };

function Macro({ label, value, target }: MacroProps) {
  return (
    <span className="whitespace-nowrap">
      {label} <bdi dir="ltr">{typeof target === "number" ? `${value} / ${target}` : value}</bdi>
    </span>
  );
}
