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

/** How much of an exercise: sets × reps and the weight. */
export function DoseInputs(props: DoseInputsProps) {
  const { name, values, grid, readOnly = false, onChange, onProblem } = props;
  const common = { grid, readOnly, onProblem };
  return (
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
      {grid && <span aria-hidden="true">×</span>}
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
      {(!readOnly || values.weight !== null) && (
        <>
          {grid && <span aria-hidden="true">@</span>}
          <Value label={m.schedule_weight()} grid={grid}>
            <ValueInput
              {...common}
              optional
              label={m.schedule_weight_of({ name })}
              value={values.weight}
              bounds={{ ...exerciseBounds.weight, step: 2.5 }}
              digits={4}
              onChange={(weight) => onChange({ weight })}
            />
          </Value>
          {grid && <span className="text-muted">{m.schedule_kg()}</span>}
        </>
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
      <p aria-hidden="true" className="truncate text-sm text-muted">
        {label}
      </p>
      {children}
    </div>
  );
}
