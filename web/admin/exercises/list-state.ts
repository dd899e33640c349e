import { exerciseCategories, exerciseOrigins } from "../../../domain/libraries/exercises.ts";
import { equipmentFilters } from "../../../domain/libraries/movement/equipment.ts";
import { muscles } from "../../../domain/libraries/movement/muscle-names.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { defineList, oneOf } from "../list/list-state.ts";

export const exerciseList = defineList({
  firstDirection: {
    name: "asc",
    category: "asc",
    status: "asc",
    created: "desc",
    used: "desc",
    likely: "desc",
  },
  defaultSort: { sort: "likely", direction: "desc" },
  filters: {
    category: oneOf(exerciseCategories),
    equipment: oneOf(equipmentFilters),
    muscle: oneOf(muscles),
    origin: oneOf(exerciseOrigins),
    status: oneOf(accountStatuses),
  },
});
