import { useState } from "react";
import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import type { PlannedWeek } from "../../../domain/contract/schedules/weeks.ts";
import { isDone } from "../../../domain/schedules/week-items.ts";
import { nameIn } from "../../lib/names.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { HistoryLink } from "../performance/history-link.tsx";
import { PerformedLine } from "../performance/performed-line.tsx";
import { CardFrame } from "./card-frame.tsx";
import { DoseInputs } from "./dose-inputs.tsx";
import { changeExercise, type ExerciseValues } from "./make-edits.ts";
import { usePlanner } from "./planner-context.ts";

/** How much of an exercise, to be changed where it stands. */
export function ExerciseCard({ item }: { item: ScheduledExercise }) {
  const { week, run, editable, grid } = usePlanner();
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
      <Performed week={week} item={item} />
    </CardFrame>
  );
}

/** What was performed of it, live; a click leads to the history of the exercise. */
function Performed({ week, item }: { week: PlannedWeek; item: ScheduledExercise }) {
  const { traineeId, today } = week;
  const sets = week.performed.find(({ itemId }) => itemId === item.id)?.sets ?? [];
  const { exerciseId } = item;
  if (
    item.date > today ||
    (sets.length === 0 && (item.status === "pending" || item.type !== "strength"))
  )
    return null;
  const line =
    sets.length > 0 ? (
      <PerformedLine sets={sets} planned={item.sets} />
    ) : (
      <span className="text-muted">{m.lifted_history()}</span>
    );
  if (exerciseId === null)
    return <div className="px-1 pt-1 text-sm">{sets.length > 0 && line}</div>;
  return (
    <HistoryLink
      {...{ traineeId, exerciseId }}
      name={nameIn(item)}
      className="flex w-full items-start gap-1.5 rounded-sm px-1 pt-1 text-start text-sm hover:bg-soft"
    >
      <Icon name="chart" className="mt-1 text-accent-ink" />
      {line}
    </HistoryLink>
  );
}
