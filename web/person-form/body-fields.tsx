import { weightBounds } from "../../domain/person-bounds.ts";
import { traineeFields } from "../../domain/trainee.ts";
import { m } from "../paraglide/messages.js";
import { NumberField } from "../ui/number-field.tsx";
import type { SectionProps } from "./section-props.ts";

/** Height, weight and target weight. */
export function BodyFields({ errors, defaults = {} }: SectionProps) {
  const { height } = traineeFields;
  const { min, max, step } = weightBounds;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4">
      <NumberField
        className="max-sm:col-span-full"
        label={m.person_height()}
        name="height"
        unit={m.person_cm()}
        min={height.min}
        max={height.max}
        defaultValue={defaults.height}
        error={errors.height}
        decimals={height.decimals}
        required
      />
      <NumberField
        label={m.person_weight()}
        name="weight"
        unit={m.person_kg()}
        min={min}
        max={max}
        step={step}
        defaultValue={defaults.weight}
        error={errors.weight}
        required
      />
      <NumberField
        label={m.person_target_weight()}
        name="targetWeight"
        unit={m.person_kg()}
        min={min}
        max={max}
        step={step}
        defaultValue={defaults.targetWeight}
        error={errors.targetWeight}
        required
      />
    </div>
  );
}
