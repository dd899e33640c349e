import { type MeasurementKind, measurementFields } from "../../../domain/body/measurements.ts";
import { measurementTexts, measurementUnit } from "../../body/texts.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldErrors } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";

type MeasurementFieldsProps = {
  kinds: readonly MeasurementKind[];
  errors: FieldErrors;
  defaults?: Partial<Readonly<Record<MeasurementKind, number | string>>>;
};

/** Optional measurements besides the weight. */
export function MeasurementFields({ kinds, errors, defaults = {} }: MeasurementFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {kinds.map((kind) => (
        <NumberField
          key={kind}
          label={measurementTexts[kind]()}
          name={kind}
          unit={measurementUnit(kind)}
          min={measurementFields[kind].min}
          max={measurementFields[kind].max}
          step={0.5}
          decimals={1}
          placeholder={m.ui_optional()}
          defaultValue={defaults[kind]}
          error={errors[kind]}
        />
      ))}
    </div>
  );
}
