import { useState } from "react";
import type { MealChoice } from "../../domain/contract/libraries/meals.ts";
import { checkField } from "../../domain/fields.ts";
import { quantityBounds } from "../../domain/libraries/bounds.ts";
import { scaleNutrients, swapFor, swapWith } from "../../domain/libraries/macros.ts";
import { fieldText } from "../lib/format/field-text.ts";
import { m } from "../paraglide/messages.js";
import { Button } from "../ui/button.tsx";
import { focusFirst } from "../ui/control.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { NumberField } from "../ui/number-field.tsx";
import { DayFit } from "./day-fit.tsx";
import type { DayRoom } from "./day-room.ts";
import { MacroRow } from "./macro-row.tsx";
import { MacroTypeChip } from "./macro-type-chip.tsx";
import type { Chosen } from "./meal-picker.tsx";
import { SwapChange } from "./swap-change.tsx";
import { Alternatives } from "./swap-list.tsx";
import { timingTexts } from "./timing-texts.ts";
import type { MealToReplace } from "./to-replace.ts";

type ChosenMealProps = {
  title: string;
  chosen: Chosen;
  meals: readonly MealChoice[];
  day: DayRoom | undefined;
  /** Whether it is the first view, so that back closes. */
  first: boolean;
  onBack: () => void;
  onChoose: (meal: MealChoice, instead?: MealToReplace) => void;
  onPick: (quantity: number) => void;
  onClose: () => void;
};

const { min, max, step } = quantityBounds;

/** A meal with its grams, live macros, and alternatives below. */
export function ChosenMeal(props: ChosenMealProps) {
  const { title, chosen, meals, day, first, onBack, onChoose, onPick, onClose } = props;
  const { meal, instead } = chosen;
  const [quantity, setQuantity] = useState<number | undefined>(chosen.quantity);
  const [refused, setRefused] = useState(false);
  const problem = checkField({ kind: "number", min, max, decimals: 1 }, quantity ?? "-");
  const valid = problem ? undefined : quantity;
  const grams = valid ?? chosen.quantity;
  const pick = () => (valid === undefined ? setRefused(true) : onPick(valid));

  return (
    <Dialog
      open
      size="full"
      title={title}
      onClose={onClose}
      onBack={first ? undefined : onBack}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {m.meals_pick_back()}
          </Button>
          <Button onClick={pick} {...focusFirst}>
            {m.meals_pick_add()}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <div className="grid gap-1">
          <h3 className="text-lg leading-snug wrap-anywhere">
            <bdi>{meal.name}</bdi>
          </h3>
          <p className="flex flex-wrap items-center gap-2 text-muted">
            {timingTexts[meal.category]()}
            <MacroTypeChip nutrients={meal} />
            <span className="text-sm">{sourceText(meal)}</span>
          </p>
          {meal.description && (
            <p className="whitespace-pre-line">
              <bdi>{meal.description}</bdi>
            </p>
          )}
        </div>
        <NumberField
          label={m.meals_quantity()}
          name="quantity"
          unit={m.macros_g()}
          stepper
          min={min}
          max={max}
          step={step}
          value={quantity ?? null}
          onValueChange={setQuantity}
          error={problem && (refused || quantity !== undefined) ? fieldText(problem) : undefined}
        />
        <div aria-live="polite">
          <MacroRow nutrients={scaleNutrients(meal, grams)} />
        </div>
        {day && <DayFit day={day} meal={meal} grams={grams} onGrams={setQuantity} />}
        {instead && (
          <Comparison instead={instead} meal={meal} grams={grams} onGrams={setQuantity} />
        )}
        <section className="grid grid-cols-1 gap-2">
          <h3 className="flex items-center gap-2 text-lg">
            <Icon name="refresh" className="text-muted" />
            {m.meals_alternatives()}
          </h3>
          <Alternatives
            meals={meals}
            onChoose={onChoose}
            alternativesOf={{
              mealId: meal.id,
              name: meal.name,
              per100: meal,
              quantity: grams,
              category: meal.category,
            }}
          />
        </section>
      </div>
    </Dialog>
  );
}

/** The source of a meal's nutrients. */
export function sourceText({ foodCount }: Pick<MealChoice, "foodCount">): string {
  return foodCount > 0 ? m.meals_from_foods({ count: foodCount }) : m.meals_typed();
}

type ComparisonProps = {
  instead: MealToReplace;
  meal: MealChoice;
  grams: number;
  onGrams: (grams: number) => void;
};

function Comparison({ instead, meal, grams, onGrams }: ComparisonProps) {
  const equal = swapFor(instead, meal);
  const swap = swapWith(instead, meal, grams);
  const unknown = swap.change.calories === null;
  const text = unknown
    ? m.meals_swap_unknown()
    : swap.keepsCalories
      ? m.meals_swap_keeps()
      : equal.keepsCalories
        ? m.meals_swap_moves()
        : m.meals_swap_cannot();
  return (
    <section className="grid gap-1.5 rounded-lg border border-line p-3">
      <h3 className="wrap-anywhere">{m.meals_swap_change({ name: instead.name })}</h3>
      <p role="status" className={swap.keepsCalories ? "text-good" : "text-warn"}>
        {text}
      </p>
      <SwapChange swap={swap} />
      {equal.keepsCalories && equal.grams !== grams && (
        <Button variant="ghost" className="justify-self-start" onClick={() => onGrams(equal.grams)}>
          {m.meals_swap_use_equal({ grams: equal.grams })}
        </Button>
      )}
    </section>
  );
}
