import { useState } from "react";
import {
  energyPerGram,
  macroNames,
  type Nutrients,
  nutrientNames,
} from "../../../domain/libraries/macros.ts";
import { nutrientFields } from "../../../domain/libraries/meals.ts";
import { parseNumber } from "../../../domain/numerals.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { MacroTypeChip } from "../../meals/macro-type-chip.tsx";
import { nutrientTexts, nutrientUnit } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import type { FieldErrors } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";

type ValueFieldsProps = { texts: Texts; errors: FieldErrors };

/** The four nutrients per 100 g as typed, with a warning if calories and macros disagree. */
export function ValueFields({ texts, errors }: ValueFieldsProps) {
  const [typed, setTyped] = useState<Nutrients>(() => ({
    calories: numberIn(texts.calories),
    protein: numberIn(texts.protein),
    carbs: numberIn(texts.carbs),
    fat: numberIn(texts.fat),
  }));
  const kcal = doubtfulEnergy(typed);
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{m.meals_per_100()}</span>
        <MacroTypeChip nutrients={typed} />
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        {nutrientNames.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={nutrientTexts[name]()}
            unit={nutrientUnit(name)}
            required
            min={0}
            max={nutrientFields[name].max}
            step={name === "calories" ? 1 : 0.1}
            defaultValue={texts[name]}
            onValueChange={(value) => setTyped((all) => ({ ...all, [name]: value ?? null }))}
            error={errors[name]}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-warn">
        {kcal !== undefined && m.meals_values_energy({ kcal })}
      </p>
    </div>
  );
}

const numberIn = (text: string | undefined) => parseNumber(text ?? "") ?? null;

/** The calories of the macros, if the typed ones differ by more than 20 % and 30 kcal. */
function doubtfulEnergy(values: Nutrients): number | undefined {
  if (Object.values(values).includes(null)) return undefined;
  const kcal = Math.round(
    macroNames.reduce((sum, name) => sum + (values[name] ?? 0) * energyPerGram[name], 0),
  );
  const difference = Math.abs(kcal - (values.calories ?? 0));
  return difference > 30 && difference > kcal * 0.2 ? kcal : undefined;
}
