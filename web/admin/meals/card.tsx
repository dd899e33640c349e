import { MacroLine, NutrientValue } from "../../meals/macro-row.tsx";
import { MacroTypeChip } from "../../meals/macro-type-chip.tsx";
import { m } from "../../paraglide/messages.js";
import { StatusBadge } from "../list/status-badge.tsx";
import { MealCategory, MealMenu, MealName, type MealProps, MealSource } from "./row-parts.tsx";
import { statusTexts } from "./texts.ts";

export function MealCard(props: MealProps) {
  const { row: meal } = props;
  return (
    <>
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <MealName {...props} />
        </div>
        <MealMenu {...props} className="-me-2 -mt-2" />
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span>
          <MealCategory meal={meal} />
        </span>
        <MacroTypeChip nutrients={meal} />
        {meal.status !== "active" && <StatusBadge status={meal.status} texts={statusTexts} />}
      </div>
      <p className="flex items-baseline gap-2 border-t border-line pt-2">
        <NutrientValue name="calories" value={meal.calories} large />
        <span className="text-sm text-muted">{m.meals_per_100()}</span>
      </p>
      <MacroLine nutrients={meal} />
      <MealSource meal={meal} />
    </>
  );
}
