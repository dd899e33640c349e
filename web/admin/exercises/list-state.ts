import { exerciseCategories } from "../../../domain/libraries/exercises.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { defineList, oneOf } from "../list/list-state.ts";

export const exerciseList = defineList({
  firstDirection: {
    name: "asc",
    category: "asc",
    status: "asc",
    created: "desc",
  },
  defaultSort: { sort: "created", direction: "desc" },
  filters: { category: oneOf(exerciseCategories), status: oneOf(accountStatuses) },
});
