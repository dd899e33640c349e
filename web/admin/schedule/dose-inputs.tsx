import { useState } from "react";
import { exerciseBounds } from "../../../domain/schedules/schedules.ts";
import { m } from "../../paraglide/messages.js";
import { ValueInput } from "./value-input.tsx";

type Dose = { sets: number; reps: number; weight: number | null };

type DoseInputsProps = {
  /** Of the exercise, for those who cannot see where the numbers stand. */
  name: string;
  values: Dose;
  /** In the week's narrow columns numbers stand in one line, elsewhere each says what it is. */
  grid: boolean;
  readOnly?: boolean;
  onChange: (change: Partial<Dose>) => void;
  onProblem: (text: string | undefined) => void;
};

/** How much of an exercise: sets × repetitions, and a weight where one is set. */
export function DoseInputs(props: DoseInputsProps) {
  const { name, values, grid, readOnly = false, onChange, onProblem } = props;
  const [adding, setAdding] = useState(false);
  const common = { grid, readOnly, onProblem };
  const weighs = values.weight !== null || (!readOnly && (adding || !grid));
  const counts = (
    <>
      <Value label={m.schedule_sets()} grid={grid}>
        <ValueInput
          {...common}
          label={m.schedule_sets_of({ name })}
          value={values.sets}
          bounds={exerciseBounds.sets}
          digits={2}
          onChange={(sets) => sets !== null && onChange({ sets })}
        />
      </Value>
      {grid && (
        <span aria-hidden="true" className="pe-0.5 text-muted">
          {m.schedule_sets_unit({ count: values.sets })} ×
        </span>
      )}
      <Value label={m.schedule_reps()} grid={grid}>
        <ValueInput
          {...common}
          label={m.schedule_reps_of({ name })}
          value={values.reps}
          bounds={exerciseBounds.reps}
          digits={3}
          onChange={(reps) => reps !== null && onChange({ reps })}
        />
      </Value>
    </>
  );
  return (
    <>
      {grid ? <span className="flex items-center whitespace-nowrap">{counts}</span> : counts}
      {weighs && (
        <Value label={m.schedule_weight()} grid={grid}>
          <ValueInput
            {...common}
            optional
            unit={grid ? m.schedule_kg() : undefined}
            label={m.schedule_weight_of({ name })}
            value={values.weight}
            bounds={{ ...exerciseBounds.weight, step: 2.5 }}
            digits={4}
            autoFocus={adding}
            onChange={(weight) => onChange({ weight })}
            onLeave={() => setAdding(false)}
          />
        </Value>
      )}
      {!weighs && !readOnly && (
        <button
          type="button"
          aria-label={m.schedule_add_weight_to({ name })}
          onClick={() => setAdding(true)}
          className="min-h-8 rounded-sm px-1 text-muted hover:bg-soft hover:text-ink"
        >
          + {m.schedule_add_weight()}
        </button>
      )}
    </>
  );
}

type ValueProps = { label: string; grid: boolean; children: React.ReactNode };

/** Where there is room, a number says what it is. */
function Value({ label, grid, children }: ValueProps) {
  if (grid) return children;
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="clamp-line text-sm text-muted">
        {label}
      </p>
      {children}
    </div>
  );
}
