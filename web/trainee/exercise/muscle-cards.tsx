import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import { countedOf } from "../../exercises/body-map/counted.ts";
import { LazyMap } from "../../exercises/body-map/lazy-map.tsx";
import { m } from "../../paraglide/messages.js";
import { FoldedCard } from "../../ui/folded-card.tsx";

/** Maximum number of muscles before the rest is folded. */
const shown = 6;

type DayMusclesProps = { week: ExerciseWeek; items: readonly ScheduledExercise[] };

/** The muscles of a day, folded because phones are small. */
export function DayMuscles({ week, items }: DayMusclesProps) {
  const exercises = countedOf(week, items);
  if (exercises.length === 0) return null;
  return (
    <FoldedCard icon="body" title={m.muscle_map_day()} className="px-5 pb-4">
      <LazyMap exercises={exercises} shown={shown} span="day" />
    </FoldedCard>
  );
}

/** The muscles of the week, folded as those of a day. */
export function WeekMuscles({ week }: { week: ExerciseWeek }) {
  const exercises = countedOf(week, week.items);
  if (exercises.length === 0) return null;
  return (
    <FoldedCard icon="body" title={m.muscle_map_week()} className="px-5 pb-4">
      <LazyMap exercises={exercises} shown={shown} span="week" />
    </FoldedCard>
  );
}
