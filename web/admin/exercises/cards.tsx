import type { Exercise } from "../../../domain/contract/libraries/exercises.ts";
import { categoryTexts } from "../../exercises/texts.ts";
import { m } from "../../paraglide/messages.js";
import type { useRowKeys } from "../list/use-row-keys.ts";
import {
  Dose,
  ExerciseName,
  type RowActions,
  RowMenu,
  StatusBadge,
  WatchButton,
} from "./row-parts.tsx";

type ExerciseCardsProps = RowActions & {
  exercises: readonly Exercise[];
  onRowClick: ReturnType<typeof useRowKeys>["onRowClick"];
};

/** The rows where a table would be squeezed. */
export function ExerciseCards({ exercises, onRowClick, ...actions }: ExerciseCardsProps) {
  return (
    <ul aria-label={m.exercises_title()} className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {exercises.map((exercise) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is what the keyboard uses
        <li
          key={exercise.id}
          onClick={(event) => onRowClick(event, exercise.id)}
          className="grid cursor-pointer grid-cols-1 content-start gap-2 rounded-lg border border-line bg-raised p-4 shadow-raised transition active:bg-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)]"
        >
          <div className="flex items-start gap-3">
            <div className="min-w-0 grow">
              <ExerciseName {...{ exercise }} onEdit={actions.onEdit} />
            </div>
            {exercise.status !== "active" && <StatusBadge {...{ exercise }} />}
            <RowMenu {...{ exercise, ...actions }} className="-me-2 -mt-2" />
          </div>
          <div className="-mb-2 flex min-h-11 items-center gap-x-4 text-sm">
            <span className="text-muted">{categoryTexts[exercise.category]()}</span>
            <span>
              <Dose {...{ exercise }} />
            </span>
            <span className="ms-auto">
              <WatchButton {...{ exercise }} onWatch={actions.onWatch} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
