import { useState } from "react";
import type { Prescription } from "../../../../domain/contract/schedules/schedules.ts";
import { exerciseBounds } from "../../../../domain/libraries/bounds.ts";
import { amountKind, weightOfPercent } from "../../../../domain/libraries/prescription.ts";
import { timeUnitOf } from "../../../exercises/amount.ts";
import { weightText } from "../../../exercises/load.tsx";
import { m } from "../../../paraglide/messages.js";
import { AmountInput } from "./amount-input.tsx";
import { ValueInput } from "./value-input.tsx";

type Dose = Pick<
  Prescription,
  "sets" | "reps" | "repsTo" | "seconds" | "metres" | "weight" | "percent"
>;

type DoseInputsProps = {
  /** The exercise's name, for screen readers. */
  name: string;
  values: Dose;
  /** The best one-repetition maximum in kg, the base of a percentage. */
  best?: number | null;
  /** Whether a weight makes sense, even if none is set. */
  weighable: boolean;
  /** Whether it is in a narrow column of the week; elsewhere each number has a label. */
  grid: boolean;
  readOnly?: boolean;
  onChange: (change: Partial<Dose>) => void;
  onProblem: (text: string | undefined) => void;
};

/** The dose of an exercise: sets × amount, with a weight or a percentage if one is set. */
export function DoseInputs(props: DoseInputsProps) {
  const { name, values, grid, readOnly = false, onChange, onProblem } = props;
  const [adding, setAdding] = useState(false);
  const common = { grid, readOnly, onProblem };
  const { weight, percent } = values;
  const offers = !readOnly && props.weighable && percent === null;
  const weighs = weight !== null || (offers && (adding || !grid));
  const inReps = amountKind(values) === "reps";
  const counts = (
    <>
      {(inReps || values.sets > 1 || !grid) && (
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
      )}
      {grid && (inReps || values.sets > 1) && (
        <span aria-hidden="true" className="pe-0.5 text-muted">
          {inReps && (
            <span className="@max-[9rem]:hidden">
              {m.schedule_sets_unit({ count: values.sets })}{" "}
            </span>
          )}
          ×
        </span>
      )}
      <Value label={amountLabel(values)} grid={grid}>
        <AmountInput {...common} name={name} amount={values} onChange={onChange} />
      </Value>
    </>
  );
  return (
    <>
      {grid ? (
        <span className="flex flex-wrap items-center whitespace-nowrap">{counts}</span>
      ) : (
        counts
      )}
      {weighs && (
        <Value label={m.schedule_weight()} grid={grid}>
          <ValueInput
            {...common}
            optional
            unit={grid ? m.schedule_kg() : undefined}
            label={m.schedule_weight_of({ name })}
            value={weight}
            bounds={{ ...exerciseBounds.weight, step: 2.5 }}
            digits={4}
            autoFocus={adding}
            onChange={(weight) => onChange({ weight })}
            onLeave={() => setAdding(false)}
          />
        </Value>
      )}
      {weight === null && percent !== null && (
        <Value label={m.schedule_percent()} grid={grid}>
          <Percent
            {...common}
            name={name}
            percent={percent}
            onChange={onChange}
            best={props.best ?? null}
          />
        </Value>
      )}
      {!weighs && offers && (
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

function amountLabel(values: Dose): string {
  switch (amountKind(values)) {
    case "metres":
      return m.schedule_metres();
    case "reps":
      return m.schedule_reps();
    case "seconds":
      return timeUnitOf(values.seconds ?? 0) === "minutes"
        ? m.schedule_minutes()
        : m.schedule_seconds();
  }
}

type PercentProps = Pick<DoseInputsProps, "name" | "grid" | "onChange" | "onProblem"> & {
  readOnly: boolean;
  percent: number;
  best: number | null;
};

/** A percentage of the best weight, with the resulting kg if known. */
function Percent({ name, percent, best, onChange, ...common }: PercentProps) {
  const kg = weightOfPercent(percent, best);
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      <ValueInput
        {...common}
        optional
        unit="%"
        unitAfter
        label={m.schedule_percent_of({ name })}
        value={percent}
        bounds={{ ...exerciseBounds.percent, step: 5 }}
        digits={2}
        onChange={(percent) => onChange({ percent })}
      />
      <span className="text-sm whitespace-nowrap text-muted">
        {kg === null ? m.schedule_of_best() : m.schedule_about_kg({ kg: weightText(kg) })}
      </span>
    </span>
  );
}

type ValueProps = { label: string; grid: boolean; children: React.ReactNode };

/** A number with its label, unless it is in a narrow column. */
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
