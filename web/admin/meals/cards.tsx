import type { MealRow } from "../../../domain/contract/libraries/meals.ts";
import { MacroLine, NutrientValue } from "../../meals/macro-row.tsx";
import { MacroTypeChip } from "../../meals/macro-type-chip.tsx";
import { m } from "../../paraglide/messages.js";
import type { useRowKeys } from "../list/use-row-keys.ts";
import {
  MealCategory,
  MealMenu,
  MealName,
  MealSource,
  type RowActions,
  StatusBadge,
} from "./row-parts.tsx";

type MealCardsProps = RowActions & {
  meals: readonly MealRow[];
  onRowClick: ReturnType<typeof useRowKeys>["onRowClick"];
};

/** The rows where a table would be squeezed. */
export function MealCards({ meals, onRowClick, ...actions }: MealCardsProps) {
  return (
    <ul aria-label={m.meals_title()} className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {meals.map((meal) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside is what the keyboard uses
        <li
          key={meal.id}
          onClick={(event) => onRowClick(event, meal.id)}
          className="grid cursor-pointer grid-cols-1 content-start gap-2 rounded-lg border border-line bg-raised p-4 shadow-raised transition active:bg-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)]"
        >
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <MealName meal={meal} onEdit={actions.onEdit} />
            </div>
            <MealMenu meal={meal} {...actions} className="-me-2 -mt-2" />
          </div>
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <span>
              <MealCategory meal={meal} />
            </span>
            <MacroTypeChip nutrients={meal} />
            {meal.status !== "active" && <StatusBadge meal={meal} />}
          </div>
          <p className="flex items-baseline gap-2 border-t border-line pt-2">
            <NutrientValue name="calories" value={meal.calories} large />
            <span className="text-sm text-muted">{m.meals_per_100()}</span>
          </p>
          <MacroLine nutrients={meal} />
          <MealSource meal={meal} />
        </li>
      ))}
    </ul>
  );
}
