import { queryOptions } from "@tanstack/react-query";
import type { MealChoices } from "../../domain/contract/libraries/meals.ts";

/** All active meals in one answer, so that picking needs no further request. */
export const mealChoicesKey = ["meal-choices"] as const;

/** The query of an area, from the area's own request. */
export function mealChoicesOptions(load: (signal: AbortSignal) => Promise<MealChoices>) {
  return queryOptions({
    queryKey: mealChoicesKey,
    queryFn: ({ signal }) => load(signal),
    staleTime: 5 * 60_000,
  });
}

export type MealChoicesQuery = ReturnType<typeof mealChoicesOptions>;
