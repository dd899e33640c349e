import { useState } from "react";
import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import { isDone } from "../../../domain/schedules/week-items.ts";
import { nameIn } from "../../lib/names.ts";
import { m } from "../../paraglide/messages.js";
import { CardFrame } from "./card-frame.tsx";
import { DoseInputs } from "./dose-inputs.tsx";
import { changeExercise, type ExerciseValues } from "./make-edits.ts";
import { usePlanner } from "./planner-context.ts";

/** How much of an exercise, to be changed where it stands. */
export function ExerciseCard({ item }: { item: ScheduledExercise }) {
  const { run, editable, grid } = usePlanner();
  const [problem, setProblem] = useState<string>();
  const { id } = item;
  const name = nameIn(item);
  const change = (values: ExerciseValues) =>
    run(changeExercise(id, values), m.schedule_changed({ name }));
  return (
    <CardFrame item={item} problem={problem}>
      <div
        className={
          grid
            ? "flex flex-wrap items-center justify-between gap-x-1 pe-1 text-sm"
            : "grid grid-cols-3 gap-2 px-1.5 pb-1"
        }
      >
        <DoseInputs
          {...{ name, grid }}
          values={item}
          readOnly={!editable || isDone(item)}
          onChange={change}
          onProblem={setProblem}
        />
      </div>
    </CardFrame>
  );
}
