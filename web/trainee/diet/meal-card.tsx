import { eatenPlate, plateNutrients } from "../../../domain/activity/meal-day.ts";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import type { MealStatus } from "../../../domain/schedules/schedules.ts";
import { portionGramsText, portionText } from "../../foods/portion-text.ts";
import { MacroRow } from "../../meals/macro-row.tsx";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { amountFacts, gramsText, ownMealMark } from "./texts.ts";

const statuses: Record<MealStatus, { tone: Tone; text: () => string }> = {
  consumed: { tone: "good", text: m.diet_done },
  skipped: { tone: "neutral", text: m.diet_skipped },
  pending: { tone: "neutral", text: m.diet_pending },
};

type MealCardProps = {
  meal: ScheduledMeal | OwnMeal;
  timing: MealTiming;
  /** Present for meals outside the plan; only those belong to the trainee. */
  onChange?: () => void;
};

export function MealCard({ meal, timing, onChange }: MealCardProps) {
  const isOwn = !("timing" in meal);
  const plate = isOwn ? meal : eatenPlate(meal);
  const portion = isOwn && meal.portion ? portionText(meal.portion) : null;
  const gramsOf = portion === null ? gramsText : portionGramsText;
  const grams = isOwn && amountFacts(meal).length === 0 ? null : gramsOf(plate.quantity);
  const status = statuses[meal.status];
  return (
    <li className="grid grid-cols-1 content-start gap-3 rounded-xl border border-line bg-raised p-4 shadow-raised">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="text-base font-semibold wrap-anywhere">{plate.name}</h2>
          <FactLine
            facts={[timingTexts[timing](), portion, grams]}
            className="text-sm text-muted"
          />
        </div>
        {onChange && (
          <IconButton
            label={m.diet_change({ name: plate.name })}
            onClick={onChange}
            className="-me-2 -mt-1.5"
          >
            <Icon name="edit" className="text-muted" />
          </IconButton>
        )}
      </div>
      {plate.description && (
        <p className="text-muted wrap-anywhere">
          <bdi>{plate.description}</bdi>
        </p>
      )}
      <MacroRow nutrients={plateNutrients(plate)} />
      <p className="flex flex-wrap gap-2">
        <Badge tone={status.tone}>{status.text()}</Badge>
        {isOwn && <Badge>{ownMealMark(meal)}</Badge>}
        {!isOwn && meal.substitute && <Badge tone="fair">{m.diet_swapped()}</Badge>}
      </p>
    </li>
  );
}
