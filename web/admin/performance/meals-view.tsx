import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { foldedWords, foldForSearch } from "../../../domain/arabic.ts";
import type {
  OwnMealOfTrainee,
  TraineeMeals,
} from "../../../domain/contract/activity/trainee-performance.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { timingOptions } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { Loading } from "../../ui/loading.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OwnMealList } from "./added-meal-list.tsx";
import { ownMealsQuery } from "./queries.ts";

/** A trainee's meals outside the plan, with search and filter. */
export function MealsView({ traineeId }: { traineeId: string }) {
  const { data, error, isFetching, refetch } = useQuery(ownMealsQuery(traineeId));
  if (!data && error) {
    return (
      <LoadFailure
        title={m.own_meals_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-11" />
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  if (data.meals.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="bowl" />}
        title={m.own_meals_empty()}
        text={m.own_meals_empty_text()}
      />
    );
  }
  return <Meals {...data} />;
}

function Meals({ meals, total }: TraineeMeals) {
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<MealTiming>();
  const words = foldedWords(search);
  const found = meals.filter((meal) => matches(meal, words, category));
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField label={m.own_meals_search()} value={search} onSearch={setSearch} />
      <FilterChips
        name="category"
        label={m.own_meals_category()}
        all={m.own_meals_all()}
        options={timingOptions()}
        value={category}
        onChange={setCategory}
      />
      <p role="status" className="text-sm text-muted">
        {total > meals.length
          ? m.own_meals_newest({ count: meals.length, total: formatCount(total) })
          : m.own_meals_count({ count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState icon={<Icon name="search" />} title={m.own_meals_none()} />
      ) : (
        <OwnMealList meals={found} />
      )}
    </div>
  );
}

function matches(meal: OwnMealOfTrainee, words: readonly string[], category?: MealTiming): boolean {
  if (category && meal.category !== category) return false;
  const text = foldForSearch(`${meal.name} ${meal.description ?? ""}`);
  return words.every((word) => text.includes(word));
}
