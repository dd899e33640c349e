import { useState } from "react";
import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import { exerciseBounds } from "../../../domain/schedules/schedules.ts";
import { isDone } from "../../../domain/schedules/week-items.ts";
import { m } from "../../paraglide/messages.js";
import { CardFrame } from "./card-frame.tsx";
import { changeExercise, type ExerciseValues } from "./make-edits.ts";
import { usePlanner } from "./planner-context.ts";
import { ValueInput } from "./value-input.tsx";

/** Sets × reps and the weight, to be changed where they stand. */
export function ExerciseCard({ item }: { item: ScheduledExercise }) {
  const { run, editable, grid } = usePlanner();
  const [problem, setProblem] = useState<string>();
  const { id, name } = item;
  const change = (values: ExerciseValues) =>
    run(changeExercise(id, values), m.schedule_changed({ name }));
  const common = { grid, readOnly: !editable || isDone(item), onProblem: setProblem };
  return (
    <CardFrame item={item} problem={problem}>
      <div
        dir={grid ? "ltr" : undefined}
        className={
          grid
            ? "flex items-center justify-center gap-0.5 text-sm"
            : "grid grid-cols-3 gap-2 px-1.5 pb-1"
        }
      >
        <Value label={m.schedule_sets()} grid={grid}>
          <ValueInput
            {...common}
            label={m.schedule_sets_of({ name })}
            value={item.sets}
            bounds={exerciseBounds.sets}
            digits={2}
            onChange={(sets) => sets !== null && change({ sets })}
          />
        </Value>
        {grid && <span aria-hidden="true">×</span>}
        <Value label={m.schedule_reps()} grid={grid}>
          <ValueInput
            {...common}
            label={m.schedule_reps_of({ name })}
            value={item.reps}
            bounds={exerciseBounds.reps}
            digits={3}
            onChange={(reps) => reps !== null && change({ reps })}
          />
        </Value>
        {(!common.readOnly || item.weight !== null) && (
          <>
            {grid && <span aria-hidden="true">@</span>}
            <Value label={m.schedule_weight()} grid={grid}>
              <ValueInput
                {...common}
                optional
                label={m.schedule_weight_of({ name })}
                value={item.weight}
                bounds={{ ...exerciseBounds.weight, step: 2.5 }}
                digits={4}
                onChange={(weight) => change({ weight })}
              />
            </Value>
            {grid && <span className="text-muted">{m.schedule_kg()}</span>}
          </>
        )}
      </div>
    </CardFrame>
  );
}

type ValueProps = { label: string; grid: boolean; children: React.ReactNode };

/** Where there is room, a number says what it is. */
function Value({ label, grid, children }: ValueProps) {
  if (grid) return children;
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="truncate text-sm text-muted">
        {label}
      </p>
      {children}
    </div>
  );
}
