import type { OwnMealOfTrainee } from "../../../domain/contract/activity/trainee-performance.ts";
import { scaleNutrients } from "../../../domain/libraries/macros.ts";
import { portionText } from "../../foods/portion-text.ts";
import { formatCount, formatDay, fullDay } from "../../lib/format/format.ts";
import { MacroLine, NutrientValue } from "../../meals/macro-row.tsx";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { Amount } from "../../ui/bidi.tsx";

/** Meals outside the plan with their nutrients; unknown ones say so. */
export function OwnMealList({ meals }: { meals: readonly OwnMealOfTrainee[] }) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
      {meals.map((meal) => (
        <OwnMealRow key={meal.id} meal={meal} />
      ))}
    </ul>
  );
}

function OwnMealRow({ meal }: { meal: OwnMealOfTrainee }) {
  const { name, description, date, category, quantity, portion } = meal;
  const nutrients = scaleNutrients(meal, quantity);
  return (
    <li className="grid grid-cols-1 gap-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <NutrientValue name="calories" value={nutrients.calories} />
      </div>
      <p className="text-sm text-muted">
        {formatDay(date, fullDay)} · {category && <>{timingTexts[category]()} · </>}
        {portion && <bdi>{portionText(portion)} · </bdi>}
        <Amount value={formatCount(quantity)} unit={m.macros_g()} unitClass="" />
      </p>
      <MacroLine nutrients={nutrients} />
      {description && (
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{description}</bdi>
        </p>
      )}
    </li>
  );
}
