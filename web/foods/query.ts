import { infiniteQueryOptions } from "@tanstack/react-query";
import type { FoodsPage } from "../../domain/contract/libraries/foods.ts";
import type { FoodCategory } from "../../domain/libraries/foods.ts";

/** A search for foods; numbers are per 100 g. */
export interface FoodSearch {
  search: string;
  category?: FoodCategory;
  dairy?: boolean;
  minCalories?: number;
  maxCalories?: number;
  minProtein?: number;
  maxProtein?: number;
}

/** An area's own request for a page of foods; `foodParams` writes its query. */
export type LoadFoods = (params: Record<string, string>, signal: AbortSignal) => Promise<FoodsPage>;

export function foodsOptions(load: LoadFoods, search: FoodSearch) {
  const params = foodParams(search);
  return infiniteQueryOptions({
    queryKey: ["foods", params] as const,
    queryFn: ({ pageParam, signal }) =>
      load(pageParam > 1 ? { ...params, page: String(pageParam) } : params, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _, page) => (last.more ? page + 1 : undefined),
    // The food database changes only with a release.
    staleTime: 60 * 60_000,
  });
}

function foodParams(search: FoodSearch): Record<string, string> {
  return Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === "" || value === false ? [] : [[name, String(value)]],
    ),
  );
}
