import { useState } from "react";
import type { Exercise } from "../../../../domain/contract/libraries/exercises.ts";
import { amountKind } from "../../../../domain/libraries/prescription.ts";
import { doseText } from "../../../exercises/dose.tsx";
import { ExerciseThumb } from "../../../exercises/movement/thumb.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { result } from "../../../ui/use-result-keys.ts";
import { DoseInputs } from "../cards/dose-inputs.tsx";
import { askedOf, type PickedExercise } from "../edits/add-edits.ts";
import { categoryTexts } from "../texts.ts";

type PickerRowProps = {
  exercise: Exercise;
  picked: PickedExercise | undefined;
  onChange: (picked: PickedExercise | undefined) => void;
  onProblem: (problem: boolean) => void;
};

/** An exercise of the results with its drawing; a picked one has its dose. */
export function PickerRow({ exercise, picked, onChange, onProblem }: PickerRowProps) {
  const [problem, setProblem] = useState<string>();
  const { id, category } = exercise;
  const name = nameIn(exercise);
  const tell = (text: string | undefined) => {
    setProblem(text);
    onProblem(text !== undefined);
  };
  return (
    <li
      className={`scroll-mt-32 rounded-lg px-2 py-1 md:scroll-mt-20 ${picked ? "bg-accent-soft/50" : ""}`}
    >
      <Checkbox
        {...result}
        wide
        name={`exercise-${id}`}
        checked={picked !== undefined}
        onChange={(event) => {
          tell(undefined);
          onChange(event.currentTarget.checked ? askedOf(exercise) : undefined);
        }}
        label={
          <span className="flex items-center gap-3">
            <ExerciseThumb {...exercise} />
            <span className="grid min-w-0">
              <bdi className="clamp-lines-2 leading-snug">{name}</bdi>
              <span className="clamp-line block text-sm text-muted">
                {categoryTexts[category]()} ·{" "}
                <bdi className="whitespace-nowrap">{doseText(exercise)}</bdi>
              </span>
            </span>
          </span>
        }
      />
      {picked && !(exercise.duration && amountKind(exercise) === "reps") && (
        <div className="grid grid-cols-3 gap-2 pb-2 ps-9">
          <DoseInputs
            name={name}
            values={picked}
            weighable={exercise.type === "strength" || amountKind(exercise) === "reps"}
            grid={false}
            onChange={(change) => onChange({ ...picked, ...change })}
            onProblem={tell}
          />
          {problem && (
            <p role="alert" className="col-span-full text-sm text-bad">
              {problem}
            </p>
          )}
        </div>
      )}
    </li>
  );
}
