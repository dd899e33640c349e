import { type ReactNode, Suspense, useState } from "react";
import type { NamedExercise } from "../../domain/contract/copies/past.ts";
import { lazyPart } from "../frame/again.tsx";
import { nameIn } from "../lib/format/names.ts";
import { m } from "../paraglide/messages.js";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { exerciseOf } from "./names.ts";

const ExercisePicker = lazyPart(async () => (await import("./exercise-picker.tsx")).ExercisePicker);

/** A name of a file, with its exercise. */
interface NameRow {
  name: string;
  /** Its days, and their sets or their last one. */
  text: string;
  exerciseId: string | null;
  isSuggested: boolean;
}

type NameRowsProps = {
  label: string;
  rows: readonly NameRow[];
  library: readonly NamedExercise[];
  disabled: boolean;
  onChoose: (name: string, exerciseId: string | null) => void;
};

/** Rows before «more» is pressed. */
const atFirst = 30;

/** Names of exercises, each with a button that chooses its exercise of the library. */
export function NameRows({ label, rows, library, disabled, onChoose }: NameRowsProps) {
  const [shown, setShown] = useState(atFirst);
  const [asked, setAsked] = useState<NameRow>();
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line border-t border-line">
        {rows.slice(0, shown).map((row) => {
          const exercise = exerciseOf(library, row.exerciseId);
          return (
            <li
              key={row.name}
              className="grid grid-cols-1 items-center gap-x-4 gap-y-2 px-[min(1.25rem,6vw)] py-3 sm:grid-cols-2"
            >
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">
                  <bdi>{row.name}</bdi>
                </p>
                <p className="text-sm text-muted">{row.text}</p>
              </div>
              <ExerciseButton
                label={m.past_names_choose({ name: row.name })}
                disabled={disabled}
                onClick={() => setAsked(row)}
              >
                {exercise ? (
                  <bdi className="min-w-0 wrap-anywhere">{nameIn(exercise)}</bdi>
                ) : (
                  <span className="text-muted">{m.past_names_none()}</span>
                )}
                {row.isSuggested && <Badge tone="accent">{m.past_names_suggested()}</Badge>}
              </ExerciseButton>
            </li>
          );
        })}
      </ul>
      {shown < rows.length && (
        <div className="grid justify-items-center border-t border-line p-2">
          <Button variant="ghost" onClick={() => setShown(rows.length)}>
            {m.imports_more()}
          </Button>
        </div>
      )}
      <Suspense>
        {asked && (
          <ExercisePicker
            name={asked.name}
            library={library}
            chosen={asked.exerciseId}
            onChoose={(id) => {
              onChoose(asked.name, id);
              setAsked(undefined);
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

type ExerciseButtonProps = {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
};

function ExerciseButton({ label, disabled, onClick, children }: ExerciseButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={onClick}
      className="flex min-h-11 w-full min-w-0 items-center gap-2 rounded-md border border-line-strong bg-field px-[min(0.75rem,4vw)] py-2 text-start transition enabled:hover:bg-soft disabled:opacity-60"
    >
      <span className="sr-only">{label}: </span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-2">{children}</span>
      <Icon name="sort-down" className="shrink-0 text-muted" />
    </button>
  );
}
