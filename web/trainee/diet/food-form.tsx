import { useState } from "react";
import { eatenGrams, ownMealFields } from "../../../domain/activity/diet.ts";
import { checkField } from "../../../domain/fields.ts";
import { type Nutrients, scaleNutrients } from "../../../domain/libraries/macros.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { fieldTextsOf } from "../../lib/field-text.ts";
import { readForm } from "../../lib/read-form.ts";
import { MacroRow } from "../../meals/macro-row.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { useForm } from "../../ui/form.ts";
import { NumberField } from "../../ui/number-field.tsx";
import { CategoryField } from "./own-meal-fields.tsx";
import type { OwnMealContent } from "./use-own-meal.ts";

/** A food of the database on the plate. */
export interface EatenFood {
  foodId: string;
  name: string;
  grams: number;
  per100: Nutrients;
}

type FoodFormProps = {
  id: string;
  food: EatenFood;
  category?: MealTiming;
  onByHand: () => void;
  onRead: (content: OwnMealContent) => void;
};

const rules = { category: ownMealFields.category, quantity: eatenGrams };

export function FoodForm({ id, food, category, onByHand, onRead }: FoodFormProps) {
  const [grams, setGrams] = useState<number | undefined>(food.grams);
  const { formProps, errors } = useForm({
    read: (data) => {
      const read = readForm(rules, data);
      return "problems" in read ? { errors: fieldTextsOf(read.problems) } : read;
    },
    submit: async (chosen) => {
      const { foodId, name, per100 } = food;
      onRead({ ...chosen, ...per100, foodId, name, description: null });
      return { ok: true };
    },
  });
  const isGood = grams !== undefined && !checkField(eatenGrams, grams);
  return (
    <form id={id} {...formProps} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base min-w-0 font-semibold wrap-anywhere">{food.name}</h3>
        <Button variant="ghost" onClick={onByHand}>
          {m.diet_by_hand()}
        </Button>
      </div>
      <CategoryField value={category} error={errors.category} />
      <NumberField
        name="quantity"
        label={m.diet_quantity()}
        unit={m.diet_gram_unit()}
        stepper
        min={eatenGrams.min}
        max={eatenGrams.max}
        step={10}
        decimals={eatenGrams.decimals}
        defaultValue={food.grams}
        onValueChange={setGrams}
        error={errors.quantity}
        required
      />
      <div aria-live="polite">
        <MacroRow nutrients={scaleNutrients(food.per100, isGood ? grams : food.grams)} />
      </div>
    </form>
  );
}
