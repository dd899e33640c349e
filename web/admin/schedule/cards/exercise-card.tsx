import { useState } from "react";
import { bestBefore } from "../../../../domain/activity/exercise-program.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { amountKind } from "../../../../domain/libraries/prescription.ts";
import { isDone } from "../../../../domain/schedules/week-items.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { HistoryLink } from "../../performance/history-link.tsx";
import { PerformedLine } from "../../performance/performed-line.tsx";
import { SubstituteLine } from "../../performance/substitute-line.tsx";
import type { EditedWeek } from "../edits/edited-week.ts";
import { changeExercise, type ExerciseValues } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { CardFrame } from "./card-frame.tsx";
import { DecidedLine } from "./decided-line.tsx";
import { DoseInputs } from "./dose-inputs.tsx";
import { useExerciseActions } from "./exercise-actions.tsx";
import { LighterLine, trainedItem } from "./lighter-line.tsx";
import { ProgressionLine, suggestionFor } from "./progression-line.tsx";
import { useSupersetRail } from "./superset-rail.tsx";

/** An exercise with its editable dose and its other prescribed values. */
export function ExerciseCard({ item }: { item: ScheduledExercise }) {
  const { week, editable, onDetails } = usePlanner();
  const [problem, setProblem] = useState<string>();
  const open = editable && !isDone(item);
  const suggestion = suggestionFor(week, item);
  const trained = trainedItem(week, item);
  return (
    <CardFrame
      item={item}
      problem={problem}
      actions={useExerciseActions(item)}
      onDetails={() => onDetails(item)}
      {...useSupersetRail(item)}
    >
      {item.duration && amountKind(item) === "reps" ? (
        <InWords item={item} open={open} />
      ) : (
        <InNumbers item={item} open={open} onProblem={setProblem} />
      )}
      <LighterLine planned={item} trained={trained} />
      <DecidedLine
        item={item}
        toldOfProgression={suggestion !== undefined}
        onDetails={open ? () => onDetails(item) : undefined}
      />
      {suggestion && <ProgressionLine item={item} suggestion={suggestion} />}
      <SubstituteLine substitute={item.substitute} />
      <Performed week={week} item={trained} />
    </CardFrame>
  );
}

type PartProps = { item: ScheduledExercise; open: boolean };

type InNumbersProps = PartProps & { onProblem: (text: string | undefined) => void };

function InNumbers({ item, open, onProblem }: InNumbersProps) {
  const { week, run, grid } = usePlanner();
  const name = nameIn(item);
  const change = (values: ExerciseValues) =>
    run(changeExercise(item.id, values), m.schedule_changed({ name }));
  return (
    <div
      className={
        grid
          ? "@container flex flex-wrap items-center justify-between gap-x-1 pe-1 text-sm"
          : "grid grid-cols-3 gap-2 px-1.5 pb-1"
      }
    >
      <DoseInputs
        name={name}
        grid={grid}
        onProblem={onProblem}
        values={item}
        best={bestBefore(week, item)}
        weighable={item.type === "strength" || amountKind(item) === "reps"}
        readOnly={!open}
        onChange={change}
      />
    </div>
  );
}

/** A duration in words, of rows before there were seconds, until a number replaces it. */
function InWords({ item, open }: PartProps) {
  const { onDetails, grid } = usePlanner();
  const words = <bdi className="wrap-anywhere">{item.duration}</bdi>;
  if (!open) return <p className="px-1 py-1 text-sm">{words}</p>;
  return (
    <button
      type="button"
      title={m.schedule_details_of({ name: nameIn(item) })}
      onClick={() => onDetails(item)}
      className={`block rounded-sm px-1 text-start font-medium hover:bg-soft ${grid ? "min-h-8 text-sm" : "min-h-11"}`}
    >
      {words}
    </button>
  );
}

/** The performed sets, live; a click opens the log of the exercise. */
function Performed({ week, item }: { week: EditedWeek; item: ScheduledExercise }) {
  const { traineeId, today } = week;
  const sets = week.performed.find(({ itemId }) => itemId === item.id)?.sets ?? [];
  const { exerciseId } = item;
  const counted = item.type === "strength" || amountKind(item) !== "reps";
  if (traineeId === null || item.date > today) return null;
  if (sets.length === 0 && (item.status === "pending" || !counted)) return null;
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
      traineeId={traineeId}
      exerciseId={exerciseId}
      name={nameIn(item)}
      className="flex w-full items-start gap-1.5 rounded-sm px-1 pt-1 text-start text-sm hover:bg-soft"
    >
      <Icon name="chart" className="mt-1 text-accent-ink" />
      {line}
    </HistoryLink>
  );
}
