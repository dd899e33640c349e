import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import type { Food } from "../../domain/contract/libraries/foods.ts";
import { LoadFailure } from "../frame/load-failure.tsx";
import { nameIn, otherNameIn } from "../lib/format/names.ts";
import { MacroLine, NutrientValue } from "../meals/macro-row.tsx";
import { m } from "../paraglide/messages.js";
import { OtherLanguage } from "../ui/bidi.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { type FoodSearch, foodsOptions, type LoadFoods } from "./query.ts";
import { foodCategoryTexts } from "./texts.ts";

type FoodResultsProps = {
  load: LoadFoods;
  search: FoodSearch;
  row: (food: Food) => ReactNode;
  /** Whether the rows stand without a frame. */
  plain?: boolean | undefined;
  /** The order of a page; the server's by default. */
  order?: (foods: readonly Food[]) => readonly Food[];
  /** What to do without results. */
  none?: { text: string; action: ReactNode };
};

/** The results of a search; the previous ones stay while the next load. */
export function FoodResults({ load, search, row, plain, order, none }: FoodResultsProps) {
  const results = useInfiniteQuery({
    ...foodsOptions(load, search),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData, isFetching, hasNextPage } = results;
  if (!data && error) {
    return (
      <LoadFailure
        title={m.foods_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void results.refetch()}
      />
    );
  }
  if (!data) return <ResultsSkeleton />;
  const foods = data.pages.flatMap((page) => order?.(page.foods) ?? page.foods);
  if (foods.length === 0) {
    return (
      <div role="status">
        <EmptyState
          icon={<Icon name="search" />}
          title={m.foods_none()}
          text={none?.text ?? m.foods_none_text()}
          action={none?.action}
        />
      </div>
    );
  }
  return (
    <section
      aria-label={m.foods_results()}
      aria-busy={isPlaceholderData || undefined}
      className={`${plain ? "" : "overflow-hidden rounded-lg border border-line"} transition-opacity ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      <ul>
        {foods.map((food) => (
          <Fragment key={food.id}>{row(food)}</Fragment>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="ghost"
          className="w-full"
          pending={results.isFetchingNextPage}
          onClick={() => void results.fetchNextPage()}
        >
          {m.foods_more()}
        </Button>
      )}
    </section>
  );
}

/** A food per 100 g, to choose. */
export function FoodRow({ food, onChoose }: { food: Food; onChoose: () => void }) {
  const { category } = food;
  const other = otherNameIn(food);
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={onChoose}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-2.5 text-start transition hover:bg-soft focus-visible:-outline-offset-2"
      >
        <span className="min-w-0">
          <bdi className="block leading-snug font-medium wrap-anywhere">{nameIn(food)}</bdi>
          <span className="flex flex-wrap gap-x-2 text-sm text-muted">
            {foodCategoryTexts[category]()}
            {other && <OtherLanguage className="wrap-anywhere">{other}</OtherLanguage>}
          </span>
        </span>
        <span className="text-end">
          <NutrientValue name="calories" value={food.calories} />
          <span className="block text-sm text-muted">{m.meals_per_100()}</span>
        </span>
        <span className="col-span-full">
          <MacroLine nutrients={food} />
        </span>
      </button>
    </li>
  );
}

export function ResultsSkeleton() {
  return (
    <Loading className="grid gap-2">
      {["a", "b", "c", "d"].map((row) => (
        <Skeleton key={row} className="h-20 rounded-lg" />
      ))}
    </Loading>
  );
}
