import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { ownMealsPerDay } from "../../../../domain/activity/diet.ts";
import type { LocalDate } from "../../../../domain/calendar.ts";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { Food, FoodPortion } from "../../../../domain/contract/libraries/foods.ts";
import type { MealTiming } from "../../../../domain/libraries/meals.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { timingTexts } from "../../../meals/timing-texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useFastingDay } from "../../ramadan/use-fasting-day.ts";
import { forgetDraft } from "../drafts.ts";
import { contentOf } from "../edit-meal-dialog.tsx";
import { type EatenFood, FoodForm, isEatenFood } from "../food-form.tsx";
import { HandForm } from "../hand-form.tsx";
import { handValues } from "../own-meal-values.ts";
import { offeredOf } from "../recipes/at-hand-of.ts";
import { useOwnFoods } from "../recipes/use-own-foods.ts";
import { useAtHand } from "../use-at-hand.ts";
import { draftOf } from "../use-meal-change.ts";
import type { MealDay } from "../use-meal-week.ts";
import { ChoiceRow, choiceFacts } from "./choice-row.tsx";
import { FoodList } from "./food-list.tsx";
import { PlateFoot } from "./plate-foot.tsx";
import { timingNow } from "./timing-now.ts";
import { useLow } from "./use-low.ts";
import { usePlate } from "./use-plate.ts";

type AddSheetProps = {
  date: LocalDate;
  day: MealDay | undefined;
  /** The meal of the day; without one the clock proposes it. */
  category: MealTiming | undefined;
  onClose: () => void;
};

/** A step over the list, in the same sheet. */
type Step =
  | { kind: "amount"; food: EatenFood; portions: readonly FoodPortion[]; details?: Food }
  | { kind: "hand"; values: Record<string, string> };

const formId = "added-meal";

/** Adds foods to a meal of the day: a search, the foods at hand, and a plate that is written with each tap. */
export function AddSheet({ date, day, category, onClose }: AddSheetProps) {
  const fasting = useFastingDay(date);
  const [timing, setTiming] = useState(() => category ?? timingNow(fasting?.clock));
  const [search, setSearch] = useState("");
  const [step, setStep] = useState<Step>();
  const [plateOpen, setPlateOpen] = useState(false);
  const here = useAtHand(date);
  const plate = usePlate(date, timing, day?.ownMeals ?? []);
  const ownFoods = (useOwnFoods().foods ?? []).map((food) => offeredOf(food, timing));
  const list = useRef<HTMLDivElement>(null);
  const low = useLow(list);
  const keepPlace = useKeptPlace(list, step !== undefined);
  const isPlateOpen = plateOpen && plate.added.length > 0;
  const back = () => setStep(undefined);
  const open = (next: Step) => {
    keepPlace();
    setStep(next);
  };
  const addOnce = (meal: Omit<MealAtHand, "id">) => {
    plate.add([{ ...meal, id: "" }], { category: meal.category ?? timing });
    back();
  };

  const row = (meal: MealAtHand, name: string, details?: Food) => (
    <ChoiceRow
      key={meal.id}
      name={name}
      facts={choiceFacts(meal)}
      marked={here.isMarked(meal.foodId)}
      opens={m.diet_choose_grams({ name })}
      onOpen={() => {
        if (!isEatenFood(meal)) return open({ kind: "hand", values: handValues(meal) });
        const portions = details?.portions ?? here.portionsOf(meal);
        open({ kind: "amount", food: meal, portions, ...(details && { details }) });
      }}
      count={plate.countOf(meal)}
      disabled={plate.full}
      onToggle={(at) => plate.toggle(meal, at)}
    />
  );

  return (
    <Dialog
      open
      size="tall"
      headless={low && !step}
      onClose={onClose}
      onBack={step ? back : isPlateOpen ? () => setPlateOpen(false) : undefined}
      title={titleOf(step, category)}
      footer={
        step ? (
          <>
            <Button variant="secondary" onClick={back}>
              {m.ui_back()}
            </Button>
            <Button type="submit" form={formId} disabled={plate.full}>
              {m.foods_pick()}
            </Button>
          </>
        ) : (
          <PlateFoot
            plate={plate}
            day={day}
            open={isPlateOpen}
            onOpen={setPlateOpen}
            onDone={onClose}
          />
        )
      }
    >
      {plate.full && (
        <Banner kind="info" className="mb-3">
          {m.diet_day_full({ count: ownMealsPerDay })}
        </Banner>
      )}
      <div ref={list} hidden={step !== undefined}>
        <FoodList
          here={here}
          ownFoods={ownFoods}
          date={date}
          plate={plate}
          timing={timing}
          low={low}
          search={search}
          onSearch={(typed) => {
            setSearch(typed);
            list.current?.closest("[data-scroller]")?.scrollTo({ top: 0 });
          }}
          {...(category ? {} : { onTiming: setTiming })}
          row={row}
          onHand={() => open({ kind: "hand", values: { name: search } })}
        />
      </div>
      {step?.kind === "amount" && (
        <FoodForm
          id={formId}
          food={step.food}
          portions={step.portions}
          details={step.details}
          category={timing}
          marked={here.isMarked(step.food.foodId)}
          onMark={here.markOf(step.food)}
          onRead={(amount) => addOnce({ ...contentOf(step.food), ...amount })}
        />
      )}
      {step?.kind === "hand" && (
        <HandForm
          id={formId}
          draft={draftOf(undefined)}
          values={step.values}
          category={timing}
          onRead={(content) => {
            forgetDraft(draftOf(undefined));
            addOnce(content);
          }}
        />
      )}
    </Dialog>
  );
}

function titleOf(step: Step | undefined, category: MealTiming | undefined): string {
  if (step?.kind === "amount") return nameIn(step.details ?? step.food);
  if (step?.kind === "hand") return m.diet_by_hand();
  return category ? m.diet_add_to({ meal: timingTexts[category]() }) : m.diet_add_meal();
}

/**
 * Keeps the place of a hidden list: its scroll position and the focused row.
 * @returns a function to call before it is hidden
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, hidden: boolean): () => void {
  const kept = useRef<{ top: number; focused: Element | null }>(undefined);
  const scroller = () => list.current?.closest("[data-scroller]");
  useLayoutEffect(() => {
    const part = list.current?.closest("[data-scroller]");
    if (hidden) part?.scrollTo({ top: 0 });
    else if (kept.current) {
      const { top, focused } = kept.current;
      kept.current = undefined;
      part?.scrollTo({ top });
      // Not the search: its focus would open the keyboard again.
      if (focused instanceof HTMLButtonElement) focused.focus({ preventScroll: true });
    }
  }, [list, hidden]);
  return () => {
    kept.current = { top: scroller()?.scrollTop ?? 0, focused: document.activeElement };
  };
}
