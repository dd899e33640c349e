import { useState } from "react";
import { exerciseBounds } from "../../../../domain/libraries/bounds.ts";
import { type AmountKind, weightOfPercent } from "../../../../domain/libraries/prescription.ts";
import { parseNumber } from "../../../../domain/numerals.ts";
import { weightText } from "../../../exercises/load.tsx";
import type { Texts } from "../../../lib/waiting/form-drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import type { FieldErrors } from "../../../ui/form.ts";
import { NumberField } from "../../../ui/number-field.tsx";

type LoadKind = "weight" | "percent";

export const loadKindNamed = (name: string | undefined): LoadKind =>
  name === "percent" ? "percent" : "weight";

type LoadFieldsProps = {
  texts: Texts;
  best: number | null;
  kind: AmountKind;
  load: LoadKind;
  onLoad: (load: LoadKind) => void;
  errors: FieldErrors;
};

/** The load: kilograms, or for repetitions a percentage of the best. */
export function LoadFields({ texts, best, kind, load, onLoad, errors }: LoadFieldsProps) {
  const { weight } = exerciseBounds;
  const offersPercent = kind === "reps";
  return (
    <>
      {offersPercent && (
        <ChoiceChips
          name="load"
          label={m.schedule_details_load()}
          defaultValue={[load]}
          options={[
            { value: "weight", label: m.schedule_details_by_weight() },
            { value: "percent", label: m.schedule_details_by_percent() },
          ]}
          onChange={([chosen]) => onLoad(loadKindNamed(chosen))}
        />
      )}
      {offersPercent && load === "percent" ? (
        <PercentField texts={texts} best={best} errors={errors} />
      ) : (
        <NumberField
          label={m.schedule_weight_label()}
          name="weight"
          unit={m.schedule_kg()}
          min={weight.min}
          max={weight.max}
          step={2.5}
          decimals={2}
          placeholder={m.exercises_open()}
          defaultValue={texts.weight}
          error={errors.weight}
        />
      )}
    </>
  );
}

/** A percentage, with the resulting weight during typing. */
function PercentField({ texts, best, errors }: Pick<LoadFieldsProps, "texts" | "best" | "errors">) {
  const { percent } = exerciseBounds;
  const [typed, setTyped] = useState(() => parseNumber(texts.percent ?? ""));
  const kg = typed === undefined ? null : weightOfPercent(typed, best);
  const hint =
    best === null
      ? m.schedule_details_no_best()
      : m.schedule_details_best({ best: weightText(best), kg: kg === null ? "—" : weightText(kg) });
  return (
    <NumberField
      label={m.schedule_details_by_percent()}
      name="percent"
      unit="%"
      min={percent.min}
      max={percent.max}
      step={5}
      hint={hint}
      defaultValue={texts.percent}
      onValueChange={setTyped}
      error={errors.percent}
    />
  );
}
