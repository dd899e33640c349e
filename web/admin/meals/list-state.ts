import { type MealSort, mealSorts, mealTimings } from "../../../domain/libraries/meals.ts";
import type { SortDirection } from "../../../domain/list.ts";
import { accountStatuses } from "../../../domain/trainees/trainee.ts";
import { defineList, oneOf, useList } from "../list/list-state.ts";

/** The direction that a column starts with: what a person wants to see first. */
export const firstDirection: Record<MealSort, SortDirection> = {
  name: "asc",
  category: "asc",
  calories: "asc",
  protein: "desc",
  status: "asc",
  created: "desc",
};

const list = defineList({
  sorts: mealSorts,
  defaultSort: { sort: "created", direction: "desc" },
  filters: { category: oneOf(mealTimings), status: oneOf(accountStatuses) },
});

export const writeListState = list.write;
export const useListState = () => useList(list);

export type ListState = ReturnType<typeof useListState>["state"];
