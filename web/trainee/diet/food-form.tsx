import { eatenGrams, ownMealFields } from "../../../domain/activity/diet.ts";
import type { FoodPortion } from "../../../domain/contract/libraries/foods.ts";
import { checkField } from "../../../domain/fields.ts";
import { type Nutrients, scaleNutrients } from "../../../domain/libraries/macros.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { AmountFields, type ToldAmount, useAmount } from "../../foods/amount-fields.tsx";
import { fieldTextsOf } from "../../lib/format/field-text.ts";
import { readForm } from "../../lib/read-form.ts";
import { MacroRow } from "../../meals/macro-row.tsx";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { useForm } from "../../ui/form.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CategoryField } from "./own-meal-fields.tsx";
import type { OwnMealContent } from "./use-own-meal.ts";

/** A food of the database with an eaten amount. */
export interface EatenFood extends ToldAmount {
  foodId: string;
  name: string;
  portions: readonly FoodPortion[];
  per100: Nutrients;
}

type FoodFormProps = {
  id: string;
  food: EatenFood;
  category?: MealTiming;
  /** Whether the food is a favourite. */
  marked: boolean;
  onMark: (marked: boolean, amount: ToldAmount) => void;
  onByHand: () => void;
  onRead: (content: OwnMealContent) => void;
};

/** Outline from Lucide (ISC licence). */
const star =
  "M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z";

const rules = { category: ownMealFields.category };

export function FoodForm(props: FoodFormProps) {
  const { id, food, category, marked, onMark, onByHand, onRead } = props;
  const { portions } = food;
  const amount = useAmount(portions, food);
  const { grams, portion } = amount;
  const problem = checkField(eatenGrams, grams ?? "-");
  const shown = problem || grams === undefined ? food : { grams, portion };
  const { formProps, errors } = useForm({
    read: (data) => {
      const read = readForm(rules, data);
      const problems = {
        ...("problems" in read && read.problems),
        ...(problem && { quantity: problem }),
      };
      return "problems" in read || problem ? { errors: fieldTextsOf(problems) } : read;
    },
    submit: async (chosen) => {
      const { foodId, name, per100 } = food;
      const quantity = shown.grams;
      onRead({
        ...chosen,
        ...per100,
        foodId,
        name,
        quantity,
        portion: shown.portion,
        description: null,
      });
      return { ok: true };
    },
  });
  return (
    <form id={id} {...formProps} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base min-w-0 grow basis-0 font-semibold wrap-anywhere">{food.name}</h3>
        <IconButton
          label={m.diet_favourite()}
          aria-pressed={marked}
          onClick={() => onMark(!marked, { grams: shown.grams, portion: shown.portion })}
          className={marked ? "text-accent-ink" : "text-muted"}
        >
          <Glyph d={star} fill={marked ? "currentColor" : "none"} />
        </IconButton>
        <Button variant="ghost" onClick={onByHand}>
          {m.diet_by_hand()}
        </Button>
      </div>
      <CategoryField value={category} error={errors.category} />
      <AmountFields portions={portions} amount={amount} name="quantity" error={errors.quantity} />
      <div aria-live="polite">
        <MacroRow nutrients={scaleNutrients(food.per100, shown.grams)} />
      </div>
    </form>
  );
}
