import { useState } from "react";
import type { ExerciseWeek } from "../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import { countedOf } from "../../exercises/body-map/counted.ts";
import { LazyMap } from "../../exercises/body-map/lazy-map.tsx";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";

/** How many muscles a card names before the others are folded. */
const shown = 6;

type DayMusclesProps = { week: ExerciseWeek; items: readonly ScheduledExercise[] };

/** What a day works, folded: phones are small. */
export function DayMuscles({ week, items }: DayMusclesProps) {
  const [opened, setOpened] = useState(false);
  const exercises = countedOf(week, items);
  if (exercises.length === 0) return null;
  return (
    <Card padded={false}>
      <details
        className="group"
        onToggle={(event) => {
          if (event.currentTarget.open) setOpened(true);
        }}
      >
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-xl px-5">
          <Icon name="body" className="text-lg text-muted" />
          <h2 className="grow text-base">{m.muscle_map_day()}</h2>
          <Icon name="sort-down" className="text-muted transition group-open:rotate-180" />
        </summary>
        <div className="px-5 pb-4">
          {opened && <LazyMap {...{ exercises, shown }} span="day" />}
        </div>
      </details>
    </Card>
  );
}

/** What the week works. */
export function WeekMuscles({ week }: { week: ExerciseWeek }) {
  const exercises = countedOf(week, week.items);
  if (exercises.length === 0) return null;
  return (
    <Card title={m.muscle_map_week()}>
      <LazyMap {...{ exercises, shown }} span="week" />
    </Card>
  );
}
