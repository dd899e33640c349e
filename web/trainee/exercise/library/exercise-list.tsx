import { useState } from "react";
import { isLogged } from "../../../../domain/activity/exercise-program.ts";
import type { LibraryExercise } from "../../../../domain/contract/activity/exercise-week.ts";
import { CategoryIcon } from "../../../exercises/category-icon.tsx";
import { Dose } from "../../../exercises/dose.tsx";
import { nameIn, otherNameIn } from "../../../lib/names.ts";
import { OtherLanguage } from "../../../ui/bidi.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { ExerciseVideo } from "../exercise-video.tsx";
import { HistoryButton } from "../history-button.tsx";
import { categoryTexts } from "../texts.ts";

type ExerciseListProps = { exercises: readonly LibraryExercise[]; withCategory?: boolean };

/** Exercise cards; each opens its video and its instructions. */
export function ExerciseList({ exercises, withCategory = false }: ExerciseListProps) {
  const [open, setOpen] = useState<LibraryExercise>();
  return (
    <>
      <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
        {exercises.map((exercise) => (
          <li key={exercise.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(exercise)}
              className="flex h-full w-full items-center gap-3 rounded-lg border border-line bg-raised p-3 text-start transition hover:border-line-strong active:scale-[0.99] motion-reduce:active:scale-100"
            >
              <span className="grid size-14 shrink-0 place-items-center rounded-md bg-soft text-base">
                <CategoryIcon category={exercise.category} />
              </span>
              <span className="min-w-0 grow">
                <bdi className="plaintext block leading-snug font-medium wrap-anywhere">
                  {nameIn(exercise)}
                </bdi>
                <OtherName exercise={exercise} />
                <span className="flex flex-wrap gap-x-1.5 text-sm text-muted">
                  {withCategory && <span>{categoryTexts[exercise.category]()} ·</span>}
                  <Dose {...exercise} />
                </span>
              </span>
              {(exercise.videoUrl || exercise.videoId) && (
                <Icon name="play" className="text-accent-ink" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <ExerciseVideo exercise={open} onClose={() => setOpen(undefined)}>
          {isLogged(open) && (
            <HistoryButton exerciseId={open.id} name={nameIn(open)} className="mt-4 w-full" />
          )}
        </ExerciseVideo>
      )}
    </>
  );
}

function OtherName({ exercise }: { exercise: LibraryExercise }) {
  const other = otherNameIn(exercise);
  return (
    other && (
      <span className="block text-sm leading-snug text-muted">
        <OtherLanguage className="plaintext wrap-anywhere">{other}</OtherLanguage>
      </span>
    )
  );
}
