import { useMemo } from "react";
import { foldedWords } from "../../domain/arabic.ts";
import type { MealChoice } from "../../domain/contract/libraries/meals.ts";
import { mealSearchText } from "../../domain/libraries/meal-search.ts";
import type { MealTiming } from "../../domain/libraries/meals.ts";
import { m } from "../paraglide/messages.js";
import { focusFirst } from "../ui/control.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { FilterChips } from "../ui/filter-chips.tsx";
import { Loading } from "../ui/loading.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { result, useResultKeys } from "../ui/use-result-keys.ts";
import { MacroLine, NutrientValue } from "./macro-row.tsx";
import { MacroTypeChip } from "./macro-type-chip.tsx";
import { timingOptions } from "./texts.ts";
import { timingTexts } from "./timing-texts.ts";

type MealFilter = {
  search: string;
  category: MealTiming | undefined;
  onSearch: (search: string) => void;
  onCategory: (category: MealTiming | undefined) => void;
};

type MealListProps = {
  meals: readonly MealChoice[];
  filter: MealFilter;
  /** Whether the search gets the focus when the list opens. */
  searchFirst: boolean;
  /** The last viewed meal, which then gets the focus. */
  last: string | undefined;
  onChoose: (meal: MealChoice) => void;
};

/** The library's meals, with a search by name and description and a filter by category. */
export function MealList({ meals, filter, searchFirst, last, onChoose }: MealListProps) {
  const { search, category, onSearch, onCategory } = filter;
  const found = useFoundMeals(meals, search, category);
  const keys = useResultKeys(true);
  if (meals.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="bowl" />}
        title={m.meals_pick_empty()}
        text={m.meals_pick_empty_text()}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of the results inside
    <div ref={keys.frame} onKeyDown={keys.onKeyDown} className="grid grid-cols-1 gap-3">
      <div className="sticky -top-1 z-10 grid grid-cols-1 gap-3 bg-overlay pt-1 pb-2">
        <SearchField
          label={m.meals_pick_search()}
          value={search}
          onSearch={onSearch}
          pauseMs={80}
          hint={m.meals_pick_keys()}
          autoFocus={searchFirst && !last}
        />
        <FilterChips
          name="category"
          label={m.meals_pick_category()}
          all={m.meals_pick_all()}
          options={timingOptions()}
          value={category}
          onChange={onCategory}
        />
      </div>
      <p role="status" className="text-sm text-muted">
        {m.meals_pick_count({ count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState
          icon={<Icon name="search" />}
          title={m.meals_pick_none()}
          text={m.meals_pick_none_text()}
        />
      ) : (
        <ul aria-label={m.foods_results()} className="grid grid-cols-1 gap-2">
          {found.map((meal) => (
            <li
              key={meal.id}
              className="scroll-mt-36 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
            >
              <MealButton meal={meal} focused={meal.id === last} onChoose={() => onChoose(meal)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useFoundMeals(
  meals: readonly MealChoice[],
  search: string,
  category: MealTiming | undefined,
) {
  const texts = useMemo(
    () => new Map(meals.map((meal) => [meal.id, mealSearchText(meal)])),
    [meals],
  );
  return useMemo(() => {
    const words = foldedWords(search);
    return meals.filter(
      (meal) =>
        (!category || meal.category === category) &&
        words.every((word) => texts.get(meal.id)?.includes(word)),
    );
  }, [meals, texts, search, category]);
}

export const mealButtonClass =
  "grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-raised px-4 py-3 text-start transition hover:bg-soft active:scale-[0.995]";

type MealButtonProps = { meal: MealChoice; focused: boolean; onChoose: () => void };

function MealButton({ meal, focused, onChoose }: MealButtonProps) {
  const marks = { ...result, ...(focused && focusFirst) };
  return (
    <button type="button" onClick={onChoose} className={mealButtonClass} {...marks}>
      <span className="min-w-0">
        <span dir="auto" className="clamp-lines-2 w-fit max-w-full font-medium wrap-anywhere">
          {meal.name}
        </span>
        <span className="flex flex-wrap items-center gap-2 pt-1 text-sm text-muted">
          {timingTexts[meal.category]()}
          <MacroTypeChip nutrients={meal} />
        </span>
      </span>
      <span className="text-end">
        <NutrientValue name="calories" value={meal.calories} large />
        <span className="block text-sm text-muted">{m.meals_per_100()}</span>
      </span>
      <span className="col-span-full">
        <MacroLine nutrients={meal} />
      </span>
    </button>
  );
}

export function MealListSkeleton() {
  return (
    <Loading className="grid grid-cols-1 gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-11" />
      {["a", "b", "c", "d", "e"].map((row) => (
        <Skeleton key={row} className="h-24 rounded-lg" />
      ))}
    </Loading>
  );
}
