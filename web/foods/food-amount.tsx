import { useState } from "react";
import type { Food } from "../../domain/contract/libraries/foods.ts";
import { scaleNutrients } from "../../domain/libraries/macros.ts";
import { mealFoodBounds } from "../../domain/libraries/meals.ts";
import { fieldText } from "../lib/format/field-text.ts";
import { nameIn } from "../lib/format/names.ts";
import { MacroRow } from "../meals/macro-row.tsx";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { AmountFields, amountProblem, type ToldAmount, useAmount } from "./amount-fields.tsx";
import { FoodDetails } from "./food-details.tsx";

type FoodAmountProps = {
  food: Food;
  pickLabel?: string;
  onBack: () => void;
  onPick: (amount: ToldAmount) => void;
  onClose: () => void;
};

const gramsRule = { kind: "number", ...mealFoodBounds } as const;

/** The amount of a food: in grams, or in a household portion. */
export function FoodAmount({ food, pickLabel, onBack, onPick, onClose }: FoodAmountProps) {
  const { portions } = food;
  const amount = useAmount(portions);
  const { grams, portion } = amount;
  const [refused, setRefused] = useState(false);
  const problem = amountProblem(gramsRule, amount);
  const shown = problem || grams === undefined ? 0 : grams;
  const pick = () =>
    problem || grams === undefined ? setRefused(true) : onPick({ grams, portion });

  return (
    <Dialog
      open
      size="lg"
      title={nameIn(food)}
      onClose={onClose}
      onBack={onBack}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {m.foods_back()}
          </Button>
          <Button onClick={pick}>{pickLabel ?? m.foods_pick()}</Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <AmountFields
          portions={portions}
          amount={amount}
          name="amount"
          error={problem && (refused || grams !== undefined) ? fieldText(problem) : undefined}
        />
        <div aria-live="polite">
          <MacroRow nutrients={scaleNutrients(food, shown)} />
        </div>
        <FoodDetails food={food} grams={shown} />
      </div>
    </Dialog>
  );
}
