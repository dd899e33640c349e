import { categoryTexts } from "../../exercises/texts.ts";
import { m } from "../../paraglide/messages.js";
import { StatusBadge } from "../list/status-badge.tsx";
import { ExerciseMenu, ExerciseName, type ExerciseProps, WatchButton } from "./row-parts.tsx";
import { statusTexts } from "./texts.ts";

export function ExerciseCard(props: ExerciseProps) {
  const { category, status, sets, reps, duration } = props.row;
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <ExerciseName {...props} />
        </div>
        {status !== "active" && <StatusBadge status={status} texts={statusTexts} />}
        <ExerciseMenu {...props} className="-me-2 -mt-2" />
      </div>
      <div className="-mb-2 flex min-h-11 items-center gap-x-4 text-sm">
        <span className="text-muted">{categoryTexts[category]()}</span>
        <bdi>{m.exercises_dose({ count: sets, reps })}</bdi>
        {duration && <bdi className="text-muted">{duration}</bdi>}
        <span className="ms-auto">
          <WatchButton {...props} />
        </span>
      </div>
    </>
  );
}
