import { useState } from "react";
import type { Exercise } from "../../../../domain/contract/libraries/exercises.ts";
import { amountKind } from "../../../../domain/libraries/prescription.ts";
import { doseText } from "../../../exercises/dose.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { result } from "../../../ui/use-result-keys.ts";
import { DoseInputs } from "../cards/dose-inputs.tsx";
import { askedOf, type PickedExercise } from "../edits/make-edits.ts";
import { categoryTexts } from "../texts.ts";

type PickerRowProps = {
  exercise: Exercise;
  picked: PickedExercise | undefined;
  onChange: (picked: PickedExercise | undefined) => void;
  onProblem: (problem: boolean) => void;
};

/** An exercise of the results; a picked one has its dose. */
export function PickerRow({ exercise, picked, onChange, onProblem }: PickerRowProps) {
  const [problem, setProblem] = useState<string>();
  const { id, category } = exercise;
  const name = nameIn(exercise);
  const tell = (text: string | undefined) => {
    setProblem(text);
    onProblem(text !== undefined);
  };
  return (
    <li className="scroll-mt-32 py-1 md:scroll-mt-20">
      <Checkbox
        {...result}
        name={`exercise-${id}`}
        checked={picked !== undefined}
        onChange={(event) => {
          tell(undefined);
          onChange(event.currentTarget.checked ? askedOf(exercise) : undefined);
        }}
        label={
          <>
            <bdi>{name}</bdi>{" "}
            <span className="text-sm text-muted">
              {categoryTexts[category]()} ·{" "}
              <bdi className="whitespace-nowrap">{doseText(exercise)}</bdi>
            </span>
          </>
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
