import { useState } from "react";
import { eatenGrams } from "../../../../domain/activity/diet.ts";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { OwnFood } from "../../../../domain/contract/activity/own-foods.ts";
import { scaleNutrients } from "../../../../domain/libraries/macros.ts";
import { mealTimings } from "../../../../domain/libraries/meals.ts";
import { AmountFields, amountProblem, useAmount } from "../../../foods/amount-fields.tsx";
import { fieldText } from "../../../lib/format/field-text.ts";
import { useToday } from "../../../lib/format/today.ts";
import { MacroRow } from "../../../meals/macro-row.tsx";
import { timingOptions } from "../../../meals/texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useFastingDay } from "../../ramadan/use-fasting-day.ts";
import { timingNow } from "../add/timing-now.ts";
import { atHandOf } from "./at-hand-of.ts";
import { ServingsStepper } from "./servings-stepper.tsx";

type EatDialogProps = {
  food: OwnFood;
  onEat: (meal: MealAtHand) => void;
  onClose: () => void;
};

/** «I ate one of five»: the number of servings, or another amount, and the meal of the day. */
export function EatDialog({ food, onEat, onClose }: EatDialogProps) {
  const { servings, portion } = food;
  const portions = portion ? [{ ...portion, englishName: null }] : [];
  const amount = useAmount(portions);
  const fasting = useFastingDay(useToday());
  const [category, setCategory] = useState(() => timingNow(fasting?.clock));
  const { grams } = amount;
  const problem = amountProblem(eatenGrams, amount);
  const error = problem && fieldText(problem);
  const eat = () => {
    if (grams === undefined || problem) return;
    onEat(atHandOf(food, { grams, portion: amount.portion }, category));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={food.name}
      footer={
        <Button onClick={eat} disabled={problem !== undefined}>
          {m.own_foods_eat_save()}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {servings !== null && portion ? (
          <ServingsStepper
            count={amount.count ?? 1}
            servings={servings}
            grams={grams ?? 0}
            onCount={amount.setCount}
          />
        ) : (
          <AmountFields portions={portions} amount={amount} name="quantity" error={error} />
        )}
        <ChoiceChips
          name="category"
          label={m.diet_category()}
          options={timingOptions()}
          value={[category]}
          onChange={([value]) =>
            setCategory((current) => mealTimings.find((each) => each === value) ?? current)
          }
        />
        <div aria-live="polite">
          <MacroRow nutrients={scaleNutrients(food, problem ? 0 : (grams ?? 0))} />
        </div>
      </div>
    </Dialog>
  );
}
