import { type ReactNode, useRef, useState } from "react";
import { plateNutrients } from "../../../../domain/activity/meal-day.ts";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { Food, FoodPortion } from "../../../../domain/contract/libraries/foods.ts";
import { sumNutrients } from "../../../../domain/libraries/macros.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useTappedAgain } from "../../../ui/use-tapped-again.ts";
import { useKeptPlace } from "../add/add-sheet.tsx";
import { ChoiceRow, choiceFacts } from "../add/choice-row.tsx";
import { PlateFoot } from "../add/plate-foot.tsx";
import { useEveryday } from "../add/use-everyday.ts";
import { type EatenFood, FoodForm, isEatenFood } from "../food-form.tsx";
import { PartList } from "./part-list.tsx";
import { mealOf } from "./part-meals.ts";
import type { Recipe } from "./use-recipe.ts";

type PartSheetProps = {
  recipe: Pick<Recipe, "typed" | "isFull" | "add" | "removePart">;
  onDone: () => void;
};

interface Step {
  food: EatenFood;
  portions: readonly FoodPortion[];
  details: Food | undefined;
}

const formId = "added-part";

/** Adds ingredients to a dish, one after the other, as the day's sheet adds foods to a meal. */
export function PartSheet({ recipe, onDone }: PartSheetProps) {
  const { typed, isFull, add, removePart } = recipe;
  const [search, setSearch] = useState("");
  const [step, setStep] = useState<Step>();
  const everyday = useEveryday();
  const list = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptPlace(list, step !== undefined);
  const isAgain = useTappedAgain();
  const [plateOpen, setPlateOpen] = useState(false);
  const back = () => setStep(undefined);
  const added = typed.parts.map(mealOf);
  const isPlateOpen = plateOpen && added.length > 0;
  const { total } = sumNutrients(added.map(plateNutrients));

  const toggle = (meal: MealAtHand, at: number) => {
    const key = meal.foodId ?? "";
    if (isAgain(key, at)) return;
    const there = typed.parts.findLast(({ foodId }) => foodId === key);
    if (there) removePart(there.key);
    else add(meal);
  };
  const row = (meal: MealAtHand, details?: Food): ReactNode => (
    <ChoiceRow
      key={meal.id}
      name={nameIn(meal)}
      facts={choiceFacts(meal)}
      opens={m.diet_choose_grams({ name: nameIn(meal) })}
      onOpen={() => {
        if (!isEatenFood(meal)) return;
        keepPlace();
        setStep({ food: meal, portions: portionsOf(meal, details), details });
      }}
      count={typed.parts.filter(({ foodId }) => foodId === meal.foodId).length}
      disabled={isFull}
      onToggle={(at) => toggle(meal, at)}
    />
  );
  const portionsOf = ({ foodId, portion }: MealAtHand, details?: Food): readonly FoodPortion[] =>
    details?.portions ?? everyday?.everydayPortions(foodId ?? "") ?? (portion ? [portion] : []);

  return (
    <Dialog
      open
      size="tall"
      onClose={onDone}
      onBack={step ? back : isPlateOpen ? () => setPlateOpen(false) : undefined}
      title={step ? nameIn(step.food) : m.own_foods_parts_of_dish()}
      footer={
        step ? (
          <>
            <Button variant="secondary" onClick={back}>
              {m.ui_back()}
            </Button>
            <Button type="submit" form={formId} disabled={isFull}>
              {m.foods_pick()}
            </Button>
          </>
        ) : (
          <PlateFoot
            plate={{
              added,
              calories: total.calories,
              takeBack: (meals) => {
                for (const { id } of meals) removePart(id);
              },
            }}
            open={isPlateOpen}
            onOpen={setPlateOpen}
            onDone={onDone}
          />
        )
      }
    >
      {isFull && (
        <Banner kind="info" className="mb-3">
          {m.meals_foods_too_many()}
        </Banner>
      )}
      <div ref={list} hidden={step !== undefined}>
        <PartList search={search} onSearch={setSearch} everyday={everyday} row={row} />
      </div>
      {step && (
        <FoodForm
          id={formId}
          food={step.food}
          portions={step.portions}
          details={step.details}
          category="lunch"
          marked={false}
          onRead={({ quantity, portion }) => {
            add({ ...step.food, quantity, portion });
            back();
          }}
        />
      )}
    </Dialog>
  );
}
