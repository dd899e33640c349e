import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import type { Food } from "../../../../domain/contract/libraries/foods.ts";
import { foodSearch } from "../../../../domain/libraries/foods.ts";
import { usePaused } from "../../../foods/advanced-search.tsx";
import { ResultsSkeleton } from "../../../foods/food-results.tsx";
import { foodsOptions } from "../../../foods/query.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { ApiError } from "../../../lib/session/api-error.ts";
import { useOnline } from "../../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { loadFoods } from "../library-queries.ts";
import type { Everyday } from "./use-everyday.ts";

type FoundFoodsProps = {
  search: string;
  everyday: Everyday | undefined;
  /** The foods that the trainee eats. */
  eaten: readonly MealAtHand[];
  /** The rows of the trainee's own foods and dishes that match. */
  own: readonly ReactNode[];
  row: (food: Food) => ReactNode;
  /** The row of an eaten food of which the phone knows no more. */
  eatenRow: (meal: MealAtHand) => ReactNode;
  /** Types the searched dish by hand. */
  onHand?: () => void;
};

/**
 * The foods of a search: the own, the eaten and the everyday ones at once from the phone, below them those of the server. So no row moves when
 * the answer comes, and without a network the everyday ones remain.
 */
export function FoundFoods(props: FoundFoodsProps) {
  const { search, everyday, eaten, own, row, eatenRow, onHand } = props;
  const asked = usePaused(search, foodSearch.pauseMs);
  const online = useOnline();
  const results = useInfiniteQuery(foodsOptions(loadFoods, { search: asked }));
  const { data, error, isFetching, hasNextPage } = results;
  const kept = everyday?.searchEveryday(search, eaten) ?? [];
  const keptIds = new Set(kept.map(({ id }) => id));
  const answered = asked === search ? data : undefined;
  const others = (answered?.pages.flatMap(({ foods }) => foods) ?? []).filter(
    ({ id }) => !keptIds.has(id),
  );
  const unreached = !online || (error instanceof ApiError && error.code === "offline");
  const none = own.length + kept.length + others.length === 0;
  if (none && !answered && !error && online) return <ResultsSkeleton />;
  if (none && error && !unreached) {
    return (
      <LoadFailure
        title={m.foods_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void results.refetch()}
      />
    );
  }
  return (
    <section aria-label={m.foods_results()} aria-busy={(!answered && !error) || undefined}>
      {unreached && (
        <p role="status" className="flex items-center gap-2 pb-1 text-sm text-muted">
          <Icon name="offline" />
          {m.diet_search_everyday()}
        </p>
      )}
      {none ? (
        <div role="status">
          <EmptyState
            icon={<Icon name="search" />}
            title={m.foods_none()}
            text={m.foods_none_text()}
            action={
              onHand && (
                <Button variant="secondary" className="wrap-anywhere" onClick={onHand}>
                  {m.diet_add_by_hand({ name: search.trim() })}
                </Button>
              )
            }
          />
        </div>
      ) : (
        <ul>
          {own}
          {kept.map(({ id, food, eaten: meal }) => (
            <Fragment key={id}>{food ? row(food) : meal && eatenRow(meal)}</Fragment>
          ))}
          {others.map((food) => (
            <Fragment key={food.id}>{row(food)}</Fragment>
          ))}
        </ul>
      )}
      {answered && hasNextPage && (
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
