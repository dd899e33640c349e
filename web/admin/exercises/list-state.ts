import {
  type ExerciseSort,
  exerciseCategories,
  exerciseSorts,
} from "../../../domain/libraries/exercises.ts";
import type { SortDirection } from "../../../domain/list.ts";
import { accountStatuses } from "../../../domain/trainees/trainee.ts";
import { defineList, oneOf, useList } from "../list/list-state.ts";

/** The direction that a column starts with. */
export const firstDirection: Record<ExerciseSort, SortDirection> = {
  name: "asc",
  category: "asc",
  status: "asc",
  created: "desc",
};

const list = defineList({
  sorts: exerciseSorts,
  defaultSort: { sort: "created", direction: "desc" },
  filters: { category: oneOf(exerciseCategories), status: oneOf(accountStatuses) },
});

export const writeListState = list.write;
export const useListState = () => useList(list);

export type ListState = ReturnType<typeof useListState>["state"];
