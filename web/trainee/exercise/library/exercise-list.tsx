import { useState } from "react";
import { isLogged } from "../../../../domain/activity/exercise-program.ts";
import type { LibraryExercise } from "../../../../domain/contract/libraries/exercises.ts";
import { Dose } from "../../../exercises/dose.tsx";
import { MovementPicture } from "../../../exercises/movement/picture.tsx";
import { nameIn, otherNameIn } from "../../../lib/format/names.ts";
import { OtherLanguage } from "../../../ui/bidi.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { HistoryButton } from "../history-button.tsx";
import { HowTo } from "../how-to.tsx";
import { categoryTexts } from "../texts.ts";

type ExerciseListProps = { exercises: readonly LibraryExercise[]; withCategory?: boolean };

/** Exercise cards; each opens its instructions. */
export function ExerciseList({ exercises, withCategory = false }: ExerciseListProps) {
  const [open, setOpen] = useState<LibraryExercise>();
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.75rem),1fr))] gap-3">
        {exercises.map((exercise) => (
          <li key={exercise.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(exercise)}
              className="relative flex h-full w-full flex-col overflow-hidden rounded-xl border border-line bg-raised text-start transition hover:border-line-strong active:scale-[0.99] motion-reduce:active:scale-100"
            >
              <MovementPicture
                movement={exercise.movement}
                category={exercise.category}
                className="w-full"
              />
              <span className="min-w-0 grow p-3">
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
                <span className="absolute end-2 top-2 grid size-8 place-items-center rounded-full bg-overlay/85 text-accent-ink">
                  <Icon name="play" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <HowTo exercise={open} movement={open.movement} onClose={() => setOpen(undefined)}>
          {isLogged(open) && (
            <HistoryButton exerciseId={open.id} name={nameIn(open)} className="w-full" />
          )}
        </HowTo>
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
