import { useState } from "react";
import type { ScheduledMeal } from "../../../../domain/contract/schedules/schedules.ts";
import { quantityBounds } from "../../../../domain/libraries/bounds.ts";
import { scaleNutrients } from "../../../../domain/libraries/macros.ts";
import { isDone } from "../../../../domain/schedules/week-items.ts";
import { formatCount } from "../../../lib/format/format.ts";
import { m } from "../../../paraglide/messages.js";
import { Icon } from "../../../ui/every-icon.tsx";
import { changeMeal } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { CardFrame } from "./card-frame.tsx";
import { ValueInput } from "./value-input.tsx";

/** A meal with its grams and their calories. */
export function MealCard({ item }: { item: ScheduledMeal }) {
  const { run, editable, grid, onSwap } = usePlanner();
  const [problem, setProblem] = useState<string>();
  const { id, name, substitute } = item;
  const { calories } = scaleNutrients(item, item.quantity);
  const readOnly = !editable || isDone(item);
  const changed = m.schedule_changed({ name });
  return (
    <CardFrame
      item={item}
      problem={problem}
      actions={[
        {
          label: m.schedule_swap(),
          icon: <Icon name="refresh" />,
          onSelect: () => onSwap(item),
        },
      ]}
    >
      <div
        className={`flex flex-wrap items-center justify-between gap-x-2 ${grid ? "pe-1 text-sm" : "px-1.5 pb-1"}`}
      >
        <span className={grid ? "contents" : "w-28"}>
          <ValueInput
            unit={m.schedule_grams()}
            label={m.schedule_grams_of({ name })}
            value={item.quantity}
            bounds={quantityBounds}
            digits={4}
            onChange={(quantity) => quantity !== null && run(changeMeal(id, { quantity }), changed)}
            onProblem={setProblem}
            grid={grid}
            readOnly={readOnly}
          />
        </span>
        <span className="whitespace-nowrap text-muted">
          {calories === null
            ? m.schedule_unknown()
            : m.schedule_kcal({ kcal: formatCount(calories) })}
        </span>
      </div>
      {substitute && (
        <p className="px-1 text-sm text-muted">
          {m.schedule_eaten_instead({ name: substitute.name })}
        </p>
      )}
    </CardFrame>
  );
}
