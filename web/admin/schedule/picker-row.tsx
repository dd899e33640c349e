import { useState } from "react";
import type { Exercise } from "../../../domain/contract/libraries/exercises.ts";
import { exerciseBounds } from "../../../domain/schedules/schedules.ts";
import { m } from "../../paraglide/messages.js";
import { Checkbox } from "../../ui/checkbox.tsx";
import { result } from "../../ui/use-result-keys.ts";
import type { PickedExercise } from "./make-edits.ts";
import { categoryTexts } from "./texts.ts";
import { ValueInput } from "./value-input.tsx";

type PickerRowProps = {
  exercise: Exercise;
  picked: PickedExercise | undefined;
  onChange: (picked: PickedExercise | undefined) => void;
  onProblem: (problem: boolean) => void;
};

/** An exercise to choose; once it is chosen, how much of it. */
export function PickerRow({ exercise, picked, onChange, onProblem }: PickerRowProps) {
  const [problem, setProblem] = useState<string>();
  const { id, name, category, sets, reps } = exercise;
  const tell = (text: string | undefined) => {
    setProblem(text);
    onProblem(text !== undefined);
  };
  const common = { grid: false, onProblem: tell };
  return (
    <li className="scroll-mt-32 py-1 md:scroll-mt-20">
      <Checkbox
        {...{ [result]: "" }}
        name={`exercise-${id}`}
        checked={picked !== undefined}
        onChange={(event) => {
          tell(undefined);
          onChange(
            event.currentTarget.checked ? { exercise, sets, reps, weight: null } : undefined,
          );
        }}
        label={
          <>
            <bdi>{name}</bdi>{" "}
            <span className="text-sm text-muted">
              {categoryTexts[category]()} · <bdi dir="ltr">{`${sets} × ${reps}`}</bdi>
            </span>
          </>
        }
      />
      {picked && (
        <div className="grid grid-cols-3 gap-2 pb-2 ps-9">
          <Labelled label={m.schedule_sets()}>
            <ValueInput
              {...common}
              label={m.schedule_sets_of({ name })}
              value={picked.sets}
              bounds={exerciseBounds.sets}
              digits={2}
              onChange={(value) => value !== null && onChange({ ...picked, sets: value })}
            />
          </Labelled>
          <Labelled label={m.schedule_reps()}>
            <ValueInput
              {...common}
              label={m.schedule_reps_of({ name })}
              value={picked.reps}
              bounds={exerciseBounds.reps}
              digits={3}
              onChange={(value) => value !== null && onChange({ ...picked, reps: value })}
            />
          </Labelled>
          <Labelled label={m.schedule_weight()}>
            <ValueInput
              {...common}
              optional
              label={m.schedule_weight_of({ name })}
              value={picked.weight}
              bounds={{ ...exerciseBounds.weight, step: 2.5 }}
              digits={4}
              onChange={(weight) => onChange({ ...picked, weight })}
            />
          </Labelled>
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

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="truncate text-sm text-muted">
        {label}
      </p>
      {children}
    </div>
  );
}
