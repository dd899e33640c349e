import { useEffect, useRef } from "react";
import { eatenGrams, ownMealFields } from "../../../domain/activity/diet.ts";
import type { MealAtHand } from "../../../domain/contract/activity/diet.ts";
import type { Food, FoodPortion } from "../../../domain/contract/libraries/foods.ts";
import { scaleNutrients } from "../../../domain/libraries/macros.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import {
  AmountFields,
  amountProblem,
  type ToldAmount,
  useAmount,
} from "../../foods/amount-fields.tsx";
import { FoodDetails } from "../../foods/food-details.tsx";
import { fieldText, fieldTextsOf } from "../../lib/format/field-text.ts";
import { formatCount } from "../../lib/format/format.ts";
import { readForm } from "../../lib/read-form.ts";
import { MacroLine } from "../../meals/macro-row.tsx";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { useForm } from "../../ui/form.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CategoryField } from "./own-meal-fields.tsx";
import { star } from "./star.ts";

/** A food of the database or of the trainee, with an eaten amount. */
export type EatenFood = MealAtHand & ({ foodId: string } | { ownFoodId: string });

/** Whether a meal is a food in an amount; any other was typed as a whole. */
export const isEatenFood = (meal: MealAtHand): meal is EatenFood =>
  meal.foodId !== null || Boolean(meal.ownFoodId);

/** The chosen amount, as a meal's content. */
interface EatenAmount {
  quantity: number;
  portion: MealAtHand["portion"];
  category: MealTiming;
}

type FoodFormProps = {
  id: string;
  food: EatenFood;
  portions: readonly FoodPortion[];
  /** Its other values, where they are known. */
  details?: Food | undefined;
  category: MealTiming;
  /** Whether the meal of the day can be changed here. */
  asksCategory?: boolean;
  /** Whether the food is a favourite; own foods are none. */
  marked: boolean;
  onMark?: ((marked: boolean, amount: ToldAmount) => void) | undefined;
  onRead: (amount: EatenAmount) => void;
};

const rules = { category: ownMealFields.category };

/** The amount of a food, with its values and the mark of a favourite. */
export function FoodForm(props: FoodFormProps) {
  const { id, food, portions, details, category, asksCategory, marked, onMark, onRead } = props;
  const eaten = { grams: food.quantity, portion: food.portion };
  const amount = useAmount(portions, eaten);
  const { grams, portion } = amount;
  const problem = amountProblem(eatenGrams, amount);
  const shown = problem || grams === undefined ? eaten : { grams, portion };
  const values = scaleNutrients(food, shown.grams);
  const { formProps, errors } = useForm({
    read: (data) => {
      const read = asksCategory ? readForm(rules, data) : { value: { category } };
      const problems = {
        ...("problems" in read && read.problems),
        ...(problem && { quantity: problem }),
      };
      return "problems" in read || problem ? { errors: fieldTextsOf(problems) } : read;
    },
    submit: async (chosen) => {
      onRead({ category: chosen.category, quantity: shown.grams, portion: shown.portion });
      return { ok: true };
    },
  });
  const form = useRef<HTMLFormElement>(null);
  // The slider, not the number: a focused number opens the keyboard over the sheet.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input[type=range]")?.focus({ preventScroll: true });
  }, []);
  return (
    <form ref={form} id={id} {...formProps} className="grid grid-cols-1 gap-4">
      <div className="flex items-start justify-between gap-2">
        <div aria-live="polite" className="min-w-0 grow">
          <p className="whitespace-nowrap">
            {problem ? (
              <span className="text-[min(var(--text-hero),12vw)] leading-digits font-semibold text-muted">
                –
              </span>
            ) : values.calories === null ? (
              m.macros_unknown()
            ) : (
              <>
                <Ltr className="text-[min(var(--text-hero),12vw)] leading-digits font-semibold">
                  {formatCount(values.calories)}
                </Ltr>{" "}
                <span className="text-sm text-muted">{m.macros_kcal()}</span>
              </>
            )}
          </p>
          <span className={problem && "invisible"}>
            <MacroLine nutrients={values} />
          </span>
        </div>
        {onMark && (
          <IconButton
            label={m.diet_favourite()}
            aria-pressed={marked}
            onClick={() => onMark(!marked, shown)}
            className={`-me-2 ${marked ? "text-accent-ink" : "text-muted"}`}
          >
            <Glyph d={star} fill={marked ? "currentColor" : "none"} />
          </IconButton>
        )}
      </div>
      <AmountFields
        portions={portions}
        amount={amount}
        name="quantity"
        error={problem && (errors.quantity || grams !== undefined) ? fieldText(problem) : undefined}
      />
      {asksCategory && <CategoryField value={category} error={errors.category} />}
      {details && <FoodDetails food={details} grams={problem ? 0 : shown.grams} />}
    </form>
  );
}
