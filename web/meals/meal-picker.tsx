import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MealChoice } from "../../domain/contract/libraries/meals.ts";
import { quantityBounds } from "../../domain/libraries/bounds.ts";
import { type Nutrients, swapFor } from "../../domain/libraries/macros.ts";
import type { MealTiming } from "../../domain/libraries/meals.ts";
import { LoadFailure } from "../frame/load-failure.tsx";
import { m } from "../paraglide/messages.js";
import { Dialog } from "../ui/dialog.tsx";
import { ChosenMeal } from "./chosen-meal.tsx";
import type { DayRoom } from "./day-room.ts";
import { MealList, MealListSkeleton } from "./meal-list.tsx";
import type { MealChoicesQuery } from "./query.ts";
import { SwapList } from "./swap-list.tsx";
import type { MealToReplace } from "./to-replace.ts";

/** A picked meal as it is copied into a plan, and its grams. */
export interface PickedMeal {
  mealId: string;
  name: string;
  description: string | null;
  category: MealTiming;
  per100: Nutrients;
  /** Grams, 50–5000. */
  quantity: number;
}

type MealPickerProps = {
  /** `mealChoicesOptions(load)` with the area's own request: `mealChoicesQuery` of either area. */
  query: MealChoicesQuery;
  /** The first view: a category, or a meal with its grams. */
  initial?: { category?: MealTiming; mealId?: string | null; quantity?: number };
  /** Opens on the alternatives of this meal, with the grams of equal calories. */
  alternativesOf?: MealToReplace;
  /** The day's other calories and its target, if there is one. */
  day?: DayRoom | undefined;
  /** Whether the search gets the focus; only where no on-screen keyboard would cover the list. */
  searchFirst?: boolean;
  /** Called for each picked meal; the caller unmounts the picker or leaves it open. */
  onPick: (meal: PickedMeal) => void;
  onClose: () => void;
};

export interface Chosen {
  meal: MealChoice;
  quantity: number;
  /** The meal that the amount is compared with. */
  instead: MealToReplace | undefined;
}

/**
 * Picks a meal and its grams on the full screen: search, category, live macros, and alternatives with similarity and
 * equal-calorie grams. Mount it to open it.
 */
export function MealPicker(props: MealPickerProps) {
  const { query, initial, alternativesOf, searchFirst = false, onPick, onClose } = props;
  const { data, error, isFetching, refetch } = useQuery(query);
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<MealTiming | undefined>(initial?.category);
  const [picked, setPicked] = useState<Chosen | null>();
  const [last, setLast] = useState<string>();
  const [swapping, setSwapping] = useState(alternativesOf !== undefined);
  const meals = data?.meals ?? [];
  const opened = picked === undefined ? openedMeal(meals, initial) : picked;

  // The meal being replaced stays the base of every comparison.
  const choose = (meal: MealChoice, other?: MealToReplace) => {
    const instead = alternativesOf ?? other;
    const usual = initial?.quantity ?? quantityBounds.default;
    setPicked({ meal, instead, quantity: instead ? swapFor(instead, meal).grams : usual });
  };
  const pick = (quantity: number) => {
    if (!opened) return;
    const { id: mealId, name, description, category: slot, ...values } = opened.meal;
    const { calories, protein, carbs, fat } = values;
    const per100 = { calories, protein, carbs, fat };
    onPick({ mealId, name, description, category: slot, per100, quantity });
  };
  const title = alternativesOf
    ? m.meals_pick_swap_title({ name: alternativesOf.name })
    : m.meals_pick_title();

  if (opened) {
    return (
      <ChosenMeal
        key={opened.meal.id}
        title={title}
        chosen={opened}
        meals={meals}
        day={props.day}
        onClose={onClose}
        first={picked === undefined}
        onBack={() => {
          setLast(opened.meal.id);
          setPicked(null);
        }}
        onChoose={choose}
        onPick={pick}
      />
    );
  }
  const filter = { search, category, onSearch: setSearch, onCategory: setCategory };
  return (
    // A key for each list, so that it starts at its top.
    <Dialog
      key={String(swapping)}
      open
      size="full"
      title={title}
      onClose={onClose}
      onBack={alternativesOf && !swapping ? () => setSwapping(true) : undefined}
    >
      {!data && error && (
        <LoadFailure
          title={m.meals_pick_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <MealListSkeleton />}
      {data &&
        (swapping && alternativesOf ? (
          <SwapList
            meals={meals}
            alternativesOf={alternativesOf}
            onChoose={choose}
            onAll={() => setSwapping(false)}
          />
        ) : (
          <MealList
            meals={meals}
            filter={filter}
            searchFirst={searchFirst}
            last={last}
            onChoose={choose}
          />
        ))}
    </Dialog>
  );
}

function openedMeal(meals: readonly MealChoice[], initial: MealPickerProps["initial"]) {
  const meal = initial?.mealId && meals.find(({ id }) => id === initial.mealId);
  if (!meal) return undefined;
  const { quantity = quantityBounds.default } = initial;
  return { meal, quantity, instead: undefined } satisfies Chosen;
}
