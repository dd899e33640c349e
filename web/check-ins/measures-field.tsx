import { useId } from "react";
import { type MeasurementKind, measurementFields } from "../../domain/body/measurements.ts";
import { measuredOf } from "../../domain/check-ins/questions.ts";
import { checkField } from "../../domain/fields.ts";
import { measurementTexts, measurementUnit } from "../body/texts.ts";
import { fieldText } from "../lib/format/field-text.ts";
import { FieldError } from "../ui/field-frame.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { numberOrText, type TypedMeasures } from "./typed.ts";

type MeasuresFieldProps = {
  label: string;
  measured: readonly MeasurementKind[];
  values: TypedMeasures;
  onChange: (values: TypedMeasures) => void;
  hint?: string;
  error?: string;
};

/** Measurements of the body in their units; each kind may be left out. */
export function MeasuresField(props: MeasuresFieldProps) {
  const { label, measured, values, onChange, hint, error } = props;
  const id = useId();
  const change = (kind: MeasurementKind, text: string) => {
    const { [kind]: _, ...others } = values;
    const value = numberOrText(text);
    onChange(value === undefined ? others : { ...others, [kind]: value });
  };
  const problems = measuredOf(measured).map((kind) => [kind, problemOf(kind, values)] as const);
  const isOfOneKind = problems.some(([, problem]) => problem !== undefined);
  return (
    <fieldset
      aria-describedby={`${id}-hint ${id}-error`}
      className="grid min-w-0 grid-cols-1 gap-1.5"
    >
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-3">
        {problems.map(([kind, problem]) => (
          <NumberField
            key={kind}
            name={`${id}-${kind}`}
            label={measurementTexts[kind]()}
            unit={measurementUnit(kind)}
            min={measurementFields[kind].min}
            max={measurementFields[kind].max}
            step={0.1}
            className="min-w-0"
            {...(typeof values[kind] === "string"
              ? { defaultValue: values[kind] }
              : { value: values[kind] ?? null })}
            {...(error && problem ? { error: problem } : {})}
            onValueChange={(_, text) => change(kind, text)}
          />
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} {...(error && !isOfOneKind ? { text: error } : {})} />
    </fieldset>
  );
}

function problemOf(kind: MeasurementKind, values: TypedMeasures): string | undefined {
  const problem = checkField(measurementFields[kind], values[kind]);
  return problem && fieldText(problem);
}
