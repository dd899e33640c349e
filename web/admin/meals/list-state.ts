import { mealTimings } from "../../../domain/libraries/meals.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { defineList, oneOf } from "../list/list-state.ts";

export const mealList = defineList({
  firstDirection: {
    name: "asc",
    category: "asc",
    calories: "asc",
    protein: "desc",
    status: "asc",
    created: "desc",
  },
  defaultSort: { sort: "created", direction: "desc" },
  filters: { category: oneOf(mealTimings), status: oneOf(accountStatuses) },
});
