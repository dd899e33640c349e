import { useState } from "react";
import type { Food } from "../../domain/contract/libraries/foods.ts";
import { checkField } from "../../domain/fields.ts";
import { scaleNutrients } from "../../domain/libraries/macros.ts";
import { mealFoodBounds } from "../../domain/libraries/meals.ts";
import { fieldText } from "../lib/format/field-text.ts";
import { formatNumber } from "../lib/format/format.ts";
import { nameIn } from "../lib/format/names.ts";
import { MacroRow } from "../meals/macro-row.tsx";
import { MacroTypeChip } from "../meals/macro-type-chip.tsx";
import { m } from "../paraglide/messages.js";
import { Amount } from "../ui/bidi.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { AmountFields, type ToldAmount, useAmount } from "./amount-fields.tsx";
import { foodCategoryTexts, foodSourceText, otherNutrients, otherNutrientTexts } from "./texts.ts";

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
  const problem = checkField(gramsRule, grams ?? "-");
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
        <p className="flex flex-wrap items-center gap-2 text-muted">
          {foodCategoryTexts[food.category]()}
          <MacroTypeChip nutrients={food} />
        </p>
        <AmountFields
          portions={portions}
          amount={amount}
          name="amount"
          error={problem && (refused || grams !== undefined) ? fieldText(problem) : undefined}
        />
        <div aria-live="polite">
          <MacroRow nutrients={scaleNutrients(food, shown)} />
        </div>
        <OtherValues food={food} grams={shown} />
        <p className="text-sm text-muted">{foodSourceText(food)}</p>
      </div>
    </Dialog>
  );
}

function OtherValues({ food, grams }: { food: Food; grams: number }) {
  return (
    <dl aria-label={m.foods_details()} className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
      {otherNutrients.map((name) => {
        const value = food[name];
        return (
          <div key={name} className="flex justify-between gap-3 border-b border-line py-1.5">
            <dt className="text-muted">{otherNutrientTexts[name]()}</dt>
            <dd>
              {value === null ? (
                <span className="text-muted">{m.macros_unknown()}</span>
              ) : (
                <Amount
                  value={formatNumber((value * grams) / 100, name === "sodium" ? 0 : 1)}
                  unit={name === "sodium" ? m.foods_mg() : m.macros_g()}
                  unitClass=""
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
