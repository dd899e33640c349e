import { useState } from "react";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { MealAtHand, OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { FoodPortion } from "../../../domain/contract/libraries/foods.ts";
import { FoodDialog, type FoodView } from "../../foods/food-dialog.tsx";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { forgetDraft } from "./drafts.ts";
import { type EatenFood, FoodForm, isEatenFood } from "./food-form.tsx";
import { HandForm } from "./hand-form.tsx";
import { loadFoods } from "./library-queries.ts";
import { useAtHand } from "./use-at-hand.ts";
import type { DietLog } from "./use-diet-log.ts";
import { draftOf, type OwnMealContent, useMealChange } from "./use-meal-change.ts";

type EditMealDialogProps = {
  date: LocalDate;
  meal: OwnMeal;
  onClose: () => void;
  log: Pick<DietLog, "remove">;
};

const formId = "own-meal";

/** A logged meal: its amount or its values, another food in its place, or its removal. */
export function EditMealDialog({ date, meal, onClose, log }: EditMealDialogProps) {
  const here = useAtHand(date);
  const [food, setFood] = useState(() => foodOf(meal));
  const [portions, setPortions] = useState<readonly FoodPortion[]>();
  const [searching, setSearching] = useState<FoodView>();
  const save = useMealChange(meal);
  const finish = (content: OwnMealContent) => {
    forgetDraft(draftOf(meal));
    save(content);
    onClose();
  };

  if (searching) {
    return (
      <FoodDialog
        load={loadFoods}
        view={searching}
        onPick={({ food: picked, grams, portion }) => {
          const { id, name, englishName, calories, protein, carbs, fat } = picked;
          const content = {
            name,
            englishName,
            calories,
            protein,
            carbs,
            fat,
            quantity: grams,
            portion,
          };
          setFood({ ...content, id: meal.id, foodId: id, description: null, category: null });
          setPortions(picked.portions);
          setSearching(undefined);
        }}
        onClose={() => setSearching(undefined)}
      />
    );
  }
  const category = meal.category ?? "snack";
  return (
    <Dialog
      open
      onClose={onClose}
      title={food ? nameIn(food) : m.diet_change_meal()}
      footer={
        <>
          <Button
            variant="ghost"
            className="text-bad!"
            onClick={() => {
              log.remove(meal);
              onClose();
            }}
          >
            {m.diet_remove()}
          </Button>
          <Button type="submit" form={formId}>
            {m.ui_save()}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {food ? (
          <FoodForm
            key={food.foodId ?? food.ownFoodId}
            id={formId}
            food={food}
            portions={portions ?? here.portionsOf(food)}
            marked={here.isMarked(food.foodId)}
            onMark={here.markOf(food)}
            category={category}
            asksCategory
            onRead={(amount) => finish({ ...contentOf(food), ...amount })}
          />
        ) : (
          <HandForm
            id={formId}
            draft={draftOf(meal)}
            meal={meal}
            onRead={(typed) => finish({ ...typed, englishName: null })}
          />
        )}
        <div className="flex flex-wrap gap-2 *:grow">
          <Button variant="ghost" onClick={() => setSearching("simple")}>
            {m.diet_from_foods()}
          </Button>
          {food && (
            <Button variant="ghost" onClick={() => setFood(undefined)}>
              {m.diet_by_hand()}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function foodOf(meal: MealAtHand): EatenFood | undefined {
  // Rows cached by an earlier build have no portion.
  return isEatenFood(meal) ? { ...meal, portion: meal.portion ?? null } : undefined;
}

/** A food as the content of a meal, without its amount. */
export function contentOf(food: EatenFood) {
  const { foodId, ownFoodId, name, englishName, calories, protein, carbs, fat } = food;
  return { foodId, ownFoodId, name, englishName, calories, protein, carbs, fat, description: null };
}
