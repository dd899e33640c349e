import { ownFoodFields } from "../../../../domain/activity/own-foods.ts";
import { scaleNutrients } from "../../../../domain/libraries/macros.ts";
import { portionText } from "../../../foods/portion-text.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { NutrientValue } from "../../../meals/macro-row.tsx";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import type { TypedPart } from "./drafts.ts";

type RecipePartsProps = {
  parts: readonly TypedPart[];
  problems: Readonly<Record<string, string>>;
  onGrams: (key: string, grams: number | null) => void;
  onRemove: (key: string) => void;
};

/** The ingredients with their grams, in the order of their addition. */
export function RecipeParts({ parts, problems, onGrams, onRemove }: RecipePartsProps) {
  if (parts.length === 0) {
    return (
      <p className="rounded-lg border border-dashed border-line-strong px-4 py-6 text-center text-muted">
        {m.own_foods_parts_empty()}
      </p>
    );
  }
  return (
    <ul className="@container divide-y divide-line rounded-lg border border-line">
      {parts.map((part) => (
        <li
          key={part.key}
          className="grid grid-cols-[minmax(0,1fr)_7.5rem_auto] items-center gap-x-2 py-2 ps-3 pe-1 @max-[18rem]:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0 @max-[18rem]:col-span-full">
            <p className="leading-snug font-medium wrap-anywhere">
              <bdi>{nameIn(part)}</bdi>
            </p>
            <FactLine
              className="text-sm text-muted"
              facts={[
                part.portion && portionText(part.portion),
                <NutrientValue
                  key="calories"
                  name="calories"
                  value={scaleNutrients(part, part.grams ?? 0).calories}
                />,
              ]}
            />
          </div>
          <NumberField
            className="[&>label]:sr-only"
            label={m.meals_foods_grams({ name: nameIn(part) })}
            name={part.key}
            unit={m.macros_g()}
            min={ownFoodFields.partGrams.min}
            step={10}
            decimals={1}
            defaultValue={part.grams}
            onValueChange={(grams) => onGrams(part.key, grams ?? null)}
            error={problems[part.key]}
          />
          <IconButton
            label={m.meals_foods_remove({ name: nameIn(part) })}
            onClick={() => onRemove(part.key)}
            className="text-muted hover:text-bad"
          >
            <Icon name="trash" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
