import { useState } from "react";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { MealAtHand, OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { FoodDialog, type FoodView } from "../../foods/food-dialog.tsx";
import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { AtHand } from "./at-hand.tsx";
import { forgetDraft } from "./drafts.ts";
import { type EatenFood, FoodForm } from "./food-form.tsx";
import { HandForm } from "./hand-form.tsx";
import { loadFoods } from "./library-queries.ts";
import { useAtHand } from "./use-at-hand.ts";
import type { DietLog } from "./use-diet-log.ts";
import { draftOf, type OwnMealContent, useOwnMeal } from "./use-own-meal.ts";

type OwnMealDialogProps = {
  date: LocalDate;
  /** The edited meal; undefined for a new one. */
  meal?: OwnMeal;
  category?: MealTiming;
  onClose: () => void;
  log: Pick<DietLog, "eatAgain" | "remove">;
};

const formId = "own-meal";

/** A meal outside the plan: typed by hand, or a food of the database in grams. */
export function OwnMealDialog(props: OwnMealDialogProps) {
  const { date, meal, category, log, onClose } = props;
  const [food, setFood] = useState(() => foodOf(meal));
  const [searching, setSearching] = useState<FoodView>();
  const save = useOwnMeal(date, meal);
  const shelf = useAtHand(date);
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
        onPick={({ food: { id, name, portions, ...values }, grams, portion }) => {
          const { calories, protein, carbs, fat } = values;
          const per100 = { calories, protein, carbs, fat };
          setFood({ foodId: id, name, grams, portion, portions, per100 });
          setSearching(undefined);
        }}
        onClose={() => setSearching(undefined)}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={meal ? m.diet_change_meal() : m.diet_add_meal()}
      footer={
        <>
          {meal && (
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
          )}
          <Button type="submit" form={formId}>
            {m.ui_save()}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {!meal && !food && shelf.known && (
          <AtHand
            known={shelf.known}
            isToday={date === today()}
            onEat={(meals) => {
              for (const each of meals) log.eatAgain(category ? { ...each, category } : each, date);
              onClose();
            }}
            onChoose={(each) => setFood(foodOf(each))}
          />
        )}
        <FoodButtons onSearch={setSearching} />
        {food ? (
          <FoodForm
            id={formId}
            food={food}
            marked={shelf.isMarked(food)}
            onMark={(marked, amount) => shelf.mark(food, marked, amount)}
            category={meal?.category ?? category}
            onByHand={() => setFood(undefined)}
            onRead={finish}
          />
        ) : (
          <HandForm
            id={formId}
            draft={draftOf(meal)}
            meal={meal}
            category={category}
            onRead={finish}
          />
        )}
      </div>
    </Dialog>
  );
}

function FoodButtons({ onSearch }: { onSearch: (view: FoodView) => void }) {
  return (
    <div className="grid gap-2">
      <Button variant="secondary" onClick={() => onSearch("simple")}>
        <Icon name="search" />
        {m.diet_from_foods()}
      </Button>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="ghost" onClick={() => onSearch("advanced")}>
          {m.diet_foods_advanced()}
        </Button>
        <Button variant="ghost" onClick={() => onSearch("dairy")}>
          {m.diet_foods_dairy()}
        </Button>
      </div>
    </div>
  );
}

function foodOf(meal: MealAtHand | undefined): EatenFood | undefined {
  if (!meal?.foodId) return undefined;
  const { foodId, name, quantity, calories, protein, carbs, fat } = meal;
  // Rows cached by an earlier build have no portion.
  const portion = meal.portion ?? null;
  return {
    foodId,
    name,
    grams: quantity,
    portion,
    portions: portion ? [portion] : [],
    per100: { calories, protein, carbs, fat },
  };
}
