import type { SortDirection } from "../../../domain/list.ts";
import { type TraineeSort, traineeSorts } from "../../../domain/trainees/list.ts";
import { accountStatuses } from "../../../domain/trainees/trainee.ts";
import { defineList, oneOf, useList } from "../list/list-state.ts";

/** The direction that a column starts with: what a person wants to see first. */
export const firstDirection: Record<TraineeSort, SortDirection> = {
  name: "asc",
  email: "asc",
  plan: "asc",
  status: "asc",
  weight: "desc",
  steps: "desc",
  joined: "desc",
};

const longestPlanId = 64;

const list = defineList({
  sorts: traineeSorts,
  defaultSort: { sort: "joined", direction: "desc" },
  filters: {
    plan: (text) => text.slice(0, longestPlanId) || undefined,
    status: oneOf(accountStatuses),
  },
});

export const writeListState = list.write;
export const useListState = () => useList(list);

export type ListState = ReturnType<typeof useListState>["state"];
